import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { transact } from '../src/db/transact'
import { listCompanyRequests } from '../src/modules/companies/requests'
import { countQueries } from './support/count-queries'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

interface Request {
  id: string
  company_id: string
  state: string
  email: string
  company_name: string
}
const waiting = async (query = 'state=requested&per_page=100') =>
  ((await api.call(admin, 'GET', `/api/company_requests?${query}`)).body as { company_requests: Request[] })
    .company_requests

/** A brand that has signed up itself. */
const signUp = async (locale: 'sv' | 'en' = 'sv') => {
  const slug = `ny-${uuidv7()}`
  const email = `${slug}@samspel.test`
  const answer = await api.call(null, 'POST', '/api/auth/users', {
    body: { user: { email, password: 'long enough', brand_name: 'Nykomlingen', slug, locale } },
  })
  const { user } = answer.body as { user: { id: string; company_id: string } }
  const request = (await waiting()).find(({ company_id: companyId }) => companyId === user.company_id)
  if (!request) throw new Error('Nothing was asked for')
  return {
    who: await api.actor('user', user.id, 'company'),
    email,
    slug,
    companyId: user.company_id,
    requestId: request.id,
  }
}
const decide = (who: Actor, id: string, act: 'approve' | 'decline', reason = 'Hemsidan saknas.') =>
  api.call(who, 'PATCH', `/api/company_requests/${id}/${act}`, act === 'decline' ? { body: { reason } } : {})
const stateOf = async (companyId: string) =>
  (await api.db.selectFrom('companies').select('state').where('id', '=', companyId).executeTakeFirstOrThrow()).state
const answersTo = async (email: string) =>
  (await mailsFor(api, email)).filter(({ subject }) => subject.includes('Nykomlingen'))

describe('requests of companies', () => {
  test('say who the company is, by its papers, and which others have one of its numbers', async () => {
    const { who, companyId, requestId } = await signUp()
    const find = async () => (await waiting()).find(({ id }) => id === requestId)
    expect(await find()).toMatchObject({ papers: { legal_name: null, organisation_number: null }, doubles: [] })
    await api.call(who, 'PATCH', `/api/companies/${companyId}/papers`, {
      body: {
        papers: { legal_name: 'Ny Handel AB', organisation_number: '556703-7485', vat_number: 'SE556703748501' },
      },
    })
    const [same, alike, other] = [await make.company('Gammal AB'), await make.company('Lik AB'), await make.company()]
    const has = (id: string, fields: object) =>
      api.db.updateTable('companies').set(fields).where('id', '=', id).execute()
    await has(same, { organisation_number: '556703-7485', vat_number: 'SE556703748501' })
    await has(alike, { vat_number: 'SE556703748501' })
    await has(other, { organisation_number: '811218-9876' })
    expect(await find()).toMatchObject({
      papers: { legal_name: 'Ny Handel AB', organisation_number: '556703-7485', vat_state: 'unchecked', street: null },
      doubles: [
        { company_id: same, name: 'Gammal AB', field: 'organisationNumber' },
        { company_id: alike, name: 'Lik AB', field: 'vatNumber' },
      ],
    })
    await decide(admin, requestId, 'decline')
  })

  test('a sign-up names its person, whom mails greet, and not the brand', async () => {
    const slug = `ny-${uuidv7()}`
    const email = `${slug}@samspel.test`
    const { body } = await api.call(null, 'POST', '/api/auth/users', {
      body: { user: { email, password: 'long enough', brand_name: 'Granit', name: 'Kim Ek', slug, locale: 'sv' } },
    })
    expect(body).toMatchObject({ user: { name: 'Kim Ek' } })
    const request = (await waiting()).find((one) => one.email === email)!
    expect(request).toMatchObject({ contact_name: 'Kim Ek', company_name: 'Granit' })
    await decide(admin, request.id, 'approve')
    expect(JSON.stringify(await mailsFor(api, email))).toContain('Hej Kim Ek,')
  })

  test('a sign-up asks for approval, and is told of by whom; the oldest is first', async () => {
    const { email, slug, companyId, requestId } = await signUp()
    const later = await signUp()
    const list = await waiting()
    expect(list.map(({ id }) => id)).toEqual([requestId, later.requestId])
    expect(list[0]).toMatchObject({
      company_id: companyId,
      company_name: 'Nykomlingen',
      brand_name: 'Nykomlingen',
      slug,
      email,
      contact_name: 'Nykomlingen',
      email_confirmed: false,
      state: 'requested',
      reason: null,
      decided_by: null,
      decided_at: null,
    })
    expect((await api.call(null, 'GET', `/public/collaboration_pages/${slug}`)).status).toBe(404)
    const count = (perPage: number) => countQueries(api.db, (db) => listCompanyRequests({ db } as never, { perPage }))
    expect([await count(1), await count(100)]).toEqual([1, 1])
  })

  test('an approval lets the company in and tells it by mail, in its language', async () => {
    const { who, email, slug, companyId, requestId } = await signUp('en')
    expect(await decide(admin, requestId, 'approve')).toMatchObject({
      status: 200,
      body: { company_request: { state: 'approved', reason: null, decided_by: expect.stringContaining('User') } },
    })
    expect(await stateOf(companyId)).toBe('approved')
    expect((await api.call(null, 'GET', `/public/collaboration_pages/${slug}`)).status).toBe(200)
    const [mail] = await answersTo(email)
    expect(mail).toMatchObject({ subject: 'Nykomlingen is approved on Samspel' })
    expect(mail?.text).toContain(`${api.config.appUrl}/campaigns`)
    expect((await api.call(who, 'POST', '/api/company_requests')).body).toEqual({ error: 'already_decided' })
  })

  test('editors that are open hear of the approval: what their drafts may do has changed', async () => {
    const { who, requestId, companyId } = await signUp()
    const brand = await api.db
      .selectFrom('brands')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    const draft = await make.campaign(brand.id, { state: 'draft' })
    const refusals = async () => {
      const { body } = await api.call(who, 'GET', `/api/campaigns/${draft}`)
      return (body as { campaign: { refusals: { reason: string }[] } }).campaign.refusals.map(({ reason }) => reason)
    }
    expect(await refusals()).toContain('company_not_approved')
    const heard: unknown[] = []
    let stop = () => {}
    await new Promise<void>((resolve) => {
      stop = api.bus.subscribe(({ fact, ids, audience }) => {
        if (audience.accountId === 'end') return resolve()
        if (fact === 'campaign-changed') heard.push(ids.campaignId)
      })
      void decide(admin, requestId, 'approve').then(() =>
        transact(api.db, (trx) =>
          api.bus.publish(trx, { fact: 'campaign-changed', ids: {}, audience: { accountId: 'end' } }),
        ),
      )
    })
    stop()
    expect(heard).toEqual([draft])
    expect(await refusals()).not.toContain('company_not_approved')
  })

  test('a decline keeps its reason, says it in a mail as text, and the company asks anew once', async () => {
    const { who, email, companyId, requestId } = await signUp()
    expect(await decide(admin, requestId, 'decline', '  ')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['required'] } },
    })
    expect((await api.call(who, 'POST', '/api/company_requests')).status).toBe(409)
    expect((await decide(admin, requestId, 'decline', 'Hemsidan <b>saknas</b>.')).body).toMatchObject({
      company_request: { state: 'declined', reason: 'Hemsidan <b>saknas</b>.' },
    })
    expect(await stateOf(companyId)).toBe('declined')
    const [mail] = await answersTo(email)
    expect(mail?.subject).toBe('Svar på ansökan från Nykomlingen')
    expect(mail?.text).toContain('Hemsidan <b>saknas</b>.')
    expect(mail?.html).not.toContain('<b>')
    const readOwn = async () =>
      ((await api.call(who, 'GET', `/api/companies/${companyId}`)).body as { company: object }).company
    expect(await readOwn()).toMatchObject({ state: 'declined', decline_reason: 'Hemsidan <b>saknas</b>.' })

    const anew = await Promise.all([1, 2, 3, 4].map(() => api.call(who, 'POST', '/api/company_requests')))
    expect(anew.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await readOwn()).toMatchObject({ state: 'requested', decline_reason: null })
    const open = (await waiting()).filter(({ company_id: id }) => id === companyId)
    expect(open).toHaveLength(1)
    expect(await decide(admin, requestId, 'approve')).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect((await decide(admin, open[0]?.id ?? '', 'approve')).status).toBe(200)
    expect((await waiting('state=declined')).some(({ id }) => id === requestId)).toBe(true)
  })

  test('two administrators at once: one decides, the other finds it done; one mail', async () => {
    const second = await make.staff('admin')
    const rounds = 10
    for (let round = 0; round < rounds; round += 1) {
      const { email, companyId, requestId } = await signUp()
      const answers = await Promise.all([
        decide(admin, requestId, 'approve'),
        decide(second, requestId, round % 2 ? 'approve' : 'decline'),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.find(({ status }) => status === 200)?.body as { company_request: Request }
      expect(winner.company_request.state).toBe(await stateOf(companyId))
      expect(await answersTo(email)).toHaveLength(1)
    }
    console.info(`company requests: ${rounds} of ${rounds} decided once by two at a time`)
  })

  test('QUALITY 10 only platform staff decide, only company staff ask', async () => {
    const { who, requestId } = await signUp()
    expect((await decide(who, requestId, 'approve')).status).toBe(403)
    expect((await api.call(who, 'GET', '/api/company_requests')).status).toBe(403)
    expect((await api.call(admin, 'POST', '/api/company_requests')).status).toBe(403)
    expect((await decide(admin, uuidv7(), 'approve')).status).toBe(404)
  })
})
