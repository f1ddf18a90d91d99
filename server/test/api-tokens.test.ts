import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { apiTokenLimits } from '@samspel/api/api-tokens'
import { addDays, dayOf } from '../src/days'
import { tokenOf } from './support/api-rows'
import { mailsFor } from './support/mails'
import { recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let brand: { id: string; companyId: string }
let owner: Actor
let path: string
beforeAll(async () => {
  api = await openTestApi()
  brand = await recordsOf(api).brand('Own')
  owner = await recordsOf(api).staff('company', [brand.id])
  path = `/api/companies/${brand.companyId}/api_tokens`
})
afterAll(() => api.close())

const inDays = (count: number) => addDays(dayOf(api.clock.now), count)
const make = (change: object = {}, who: Actor = owner) =>
  api.call(who, 'POST', path, {
    body: {
      api_token: { name: 'Kassan', scopes: ['read_campaigns'], brand_ids: null, ends_on: inDays(30), ...change },
    },
  })
interface Made {
  token: string
  api_token: { id: string; prefix: string; last_used_on: string | null }
}
const madeOf = ({ body }: Answer) => body as Made
const asActor = ({ body }: Answer): Actor => {
  const { token, api_token } = body as Made
  return { id: api_token.id, token, sessionId: api_token.id }
}
const errors = ({ body }: Answer) => (body as { errors?: unknown }).errors
const campaigns = (who: Actor, headers = {}) => api.call(who, 'GET', '/api/campaigns', { headers })

test('it is shown once, kept as a hash, and read of the list by its beginning and the day of its last use', async () => {
  const answer = await make()
  expect(answer.status).toBe(200)
  const { token, api_token } = madeOf(answer)
  expect(token).toMatch(/^smp_[\w-]{43}$/)
  expect(token.startsWith(api_token.prefix)).toBe(true)
  const { rows } = await sql<{ kept: string }>`SELECT to_jsonb(t)::text AS kept FROM api_tokens t`.execute(api.db)
  expect(rows.some(({ kept }) => kept.includes(token))).toBe(false)

  expect((await campaigns(asActor(answer))).status).toBe(200)
  const { body } = await api.call(owner, 'GET', path)
  expect(JSON.stringify(body)).not.toContain(token)
  expect((body as { api_tokens: object[] }).api_tokens[0]).toMatchObject({
    id: api_token.id,
    last_used_on: dayOf(api.clock.now),
  })
})

test('owners are told, and the log says who made it and who took it back', async () => {
  const { email } = await api.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const { id } = madeOf(await make({ name: 'Lagret' })).api_token
  expect((await mailsFor(api, email)).at(-1)).toMatchObject({
    subject: expect.stringContaining('API-nyckel'),
    text: expect.stringContaining('Lagret'),
  })
  expect((await api.call(owner, 'DELETE', `/api/api_tokens/${id}`)).status).toBe(204)
  const { rows } = await sql<{
    kind: string
  }>`SELECT kind FROM audit_entries WHERE subject_id = ${id} AND actor_id = ${owner.id} ORDER BY number`.execute(api.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['api_token_made', 'api_token_revoked'])
})

test('taken back, over, of a company that is not let in, or of brands that are gone: it opens nothing', async () => {
  const revoked = await make()
  expect((await campaigns(asActor(revoked))).status).toBe(200)
  await api.call(owner, 'DELETE', `/api/api_tokens/${madeOf(revoked).api_token.id}`)
  const refusal = async (who: Actor) => (await campaigns(who)).body
  expect(await refusal(asActor(revoked))).toEqual({ error: 'api_token_invalid' })
  expect(await refusal({ id: '', sessionId: '', token: 'smp_guessed' })).toEqual({ error: 'api_token_invalid' })

  const whole = { companyId: brand.companyId, scopes: ['read_campaigns'] as const }
  expect(await refusal(await tokenOf(api, { ...whole, endsOn: inDays(-1) }))).toEqual({ error: 'api_token_invalid' })
  const [over, last] = [
    await tokenOf(api, { ...whole, endsOn: inDays(-1) }),
    await tokenOf(api, { ...whole, endsOn: inDays(0) }),
  ]
  expect((await campaigns(last)).status).toBe(200)
  const { api_tokens: listed } = (await api.call(owner, 'GET', path)).body as { api_tokens: { id: string }[] }
  expect([over.id, last.id].map((id) => listed.some((one) => one.id === id))).toEqual([false, true])

  const other = await recordsOf(api).brand('Gone')
  expect(await refusal(await tokenOf(api, { ...whole, brandIds: [other.id] }))).toEqual({ error: 'api_token_invalid' })
  const waiting = await tokenOf(api, { ...whole, companyId: other.companyId })
  await sql`UPDATE companies SET state = 'requested' WHERE id = ${other.companyId}`.execute(api.db)
  expect(await refusal(waiting)).toEqual({ error: 'company_not_approved' })
})

test('only owners see and make them; the password was confirmed lately', async () => {
  const reader = await recordsOf(api).staff('company', [brand.id])
  await sql`UPDATE brand_users SET role = 'manager' WHERE user_id = ${reader.id}`.execute(api.db)
  expect((await api.call(reader, 'GET', path)).status).toBe(404)
  expect((await make({}, reader)).status).toBe(404)
  const later = api.clock.now
  api.clock.now = new Date(later.getTime() + 60 * 60_000)
  expect((await make()).body).toEqual({ error: 'confirmation_needed' })
  api.clock.now = later
})

test('posts and reports are read without costs, unless the token is for money too', async () => {
  const records = recordsOf(api)
  const campaign = await records.campaign(brand.id, { state: 'ongoing' })
  await records.participation(brand.id, campaign, (await records.creator()).id, 'approved')
  const costs = async (scopes: string[]) => {
    const { body } = await api.call(asActor(await make({ scopes })), 'GET', `/api/campaigns/${campaign}/report`)
    const { report } = body as { report: { totals: object; creators: object[] } }
    return [report.totals, report.creators[0]!].flatMap((one) => Object.keys(one).filter((key) => /cost/.test(key)))
  }
  expect(await costs(['read_posts'])).toEqual([])
  expect(await costs(['read_posts', 'read_money'])).toEqual(
    expect.arrayContaining(['costs', 'cost', 'cost_per_thousand_reach']),
  )
})

test('what is asked for is checked', async () => {
  const other = await recordsOf(api).brand('Other')
  expect(errors(await make({ scopes: [] }))).toEqual({ scopes: ['required'] })
  expect(errors(await make({ brand_ids: [] }))).toEqual({ brand_ids: ['required'] })
  expect(errors(await make({ brand_ids: [other.id] }))).toEqual({ brand_ids: ['not_yours'] })
  expect(errors(await make({ ends_on: inDays(-1) }))).toEqual({ ends_on: ['in_the_past'] })
  expect(errors(await make({ ends_on: inDays(apiTokenLimits.days + 1) }))).toEqual({ ends_on: ['too_large'] })
  expect((await make({ scopes: ['write_everything'] })).status).toBe(422)
})

test('who owns one brand of several makes none for the others, and neither sees nor takes back those of all', async () => {
  const second = await recordsOf(api).brand('Second', brand.companyId)
  const partly = await recordsOf(api).staff('company', [second.id])
  expect(errors(await make({}, partly))).toEqual({ brand_ids: ['not_yours'] })
  expect(errors(await make({ brand_ids: [brand.id, second.id] }, partly))).toEqual({ brand_ids: ['not_yours'] })
  const ofAll = await tokenOf(api, { companyId: brand.companyId, scopes: ['read_money'] })
  const { id } = madeOf(await make({ brand_ids: [second.id] }, partly)).api_token
  const { body } = await api.call(partly, 'GET', path)
  expect((body as { api_tokens: { id: string }[] }).api_tokens.map((one) => one.id)).toEqual([id])
  expect((await api.call(partly, 'DELETE', `/api/api_tokens/${ofAll.id}`)).status).toBe(404)
  await sql`INSERT INTO brand_users (user_id, brand_id, role) VALUES (${owner.id}, ${second.id}, 'owner')`.execute(
    api.db,
  )
})

test('a cookie beside it is ignored, and its answers renew no session', async () => {
  const token = await tokenOf(api, { companyId: brand.companyId, scopes: ['read_money'] })
  const { status, headers } = await campaigns(token, { cookie: `session=${owner.token}` })
  expect(status).toBe(403)
  expect(headers.authorization).toBeUndefined()
})

test('all its calls are counted together, and the answer says what is left', async () => {
  const token = await tokenOf(api, { companyId: brand.companyId, scopes: ['read_campaigns'] })
  const first = await campaigns(token)
  expect(first.headers).toMatchObject({
    'ratelimit-limit': String(apiTokenLimits.perMinute),
    'ratelimit-remaining': String(apiTokenLimits.perMinute - 1),
  })
  for (let at = 1; at < apiTokenLimits.perMinute; at += 1)
    await api.call(token, 'GET', at % 2 ? '/api/campaigns/counts' : '/api/brands')
  const { status, body, headers } = await campaigns(token)
  expect({ status, body }).toEqual({ status: 429, body: { error: 'too_many_requests' } })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['ratelimit-remaining']).toBe('0')
  const another = await tokenOf(api, { companyId: brand.companyId, scopes: ['read_campaigns'] })
  expect((await campaigns(another)).status).toBe(200)
})
