import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { recordsOf } from './support/records'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
})
afterAll(() => api.close())

const signed = (fields: object, secret = api.config.social.facebook!.secret) => {
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`
}
const tell = (provider: string, what: string, signedRequest: string) =>
  fetch(`${api.home}/api/auth/instagramers/${provider}/${what}`, {
    method: 'POST',
    body: new URLSearchParams({ signed_request: signedRequest }),
  })
const connected = async (person: string, provider: 'facebook' | 'instagram' = 'facebook') => {
  const who = await recordsOf(api).creator()
  const visitor = openBrowser(api.home)
  const page = new URL((await visitor.open(await visitor.askForTicket(who, provider))).headers.get('location') ?? '')
  await visitor.comeBack(await visitor.consent(page, person))
  return who
}
const rowOf = (id: string) =>
  api.db.selectFrom('instagramers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const identitiesOf = (id: string) =>
  api.db.selectFrom('provider_identities').selectAll().where('instagramer_id', '=', id).execute()
const post = async (creatorId: string, fields: object = {}) => {
  const id = uuidv7()
  await api.db
    .insertInto('instagram_posts')
    .values({
      id,
      instagramer_id: creatorId,
      external_id: id,
      reach: 1,
      likes_count: 1,
      comments_count: 0,
      story: false,
      caption: 'x',
      instagram_created_at: api.clock.now.toISOString(),
      ...fields,
    })
    .execute()
  return id
}

test.each(['facebook', 'instagram'] as const)(
  'who removes Samspel from the apps of %s has ended the consent, and is told where to connect again',
  async (provider) => {
    const person = provider === 'facebook' ? 'moa' : 'love'
    const who = await connected(person, provider)
    expect((await rowOf(who.id)).connected_ig_user_id).not.toBeNull()
    expect(await api.practice.steer(provider, 'deauthorize', { person })).toEqual({ status: 200 })
    expect((await rowOf(who.id)).consent_ended_at).not.toBeNull()
    expect((await identitiesOf(who.id)).map(({ access_token: token }) => token)).toEqual([null])
    const kinds = await api.db.selectFrom('notices').select('kind').where('instagramer_id', '=', who.id).execute()
    expect(kinds).toEqual([{ kind: 'consent_ended' }])
  },
)

describe('a request to delete data', () => {
  test('deletes what the network has said, leaves what was handed in, and answers with a page that says so', async () => {
    const who = await connected('ebba')
    const make = recordsOf(api)
    const brand = await make.brand()
    const used = await post(who.id)
    const idle = await post(who.id)
    const campaignId = await make.campaign(brand.id, { state: 'ongoing' })
    const participationId = await make.participation(brand.id, campaignId, who.id, 'approved')
    await api.db
      .insertInto('mentions')
      .values({
        id: uuidv7(),
        brand_id: brand.id,
        campaign_id: campaignId,
        participation_id: participationId,
        instagramer_id: who.id,
        kind: 'post',
        state: 'pending',
        instagram_post_id: used,
      } as never)
      .execute()
    const answer = (await api.practice.steer('facebook', 'delete_data', { person: 'ebba' })) as {
      status: number
      answer: { url: string; confirmation_code: string }
    }
    expect(answer).toEqual({
      status: 200,
      answer: {
        url: `${api.home}/api/auth/instagramers/facebook/data_deletion/${answer.answer.confirmation_code}`,
        confirmation_code: expect.stringMatching(/^facebook-\d+-[\w-]{22}$/),
      },
    })
    expect(await identitiesOf(who.id)).toEqual([])
    expect(await rowOf(who.id)).toMatchObject({
      connected_ig_user_id: null,
      connected_username: null,
      audience: null,
      followers_count: 0,
      deleted_at: null,
    })
    const left = await api.db.selectFrom('instagram_posts').select('id').where('instagramer_id', '=', who.id).execute()
    expect([left, idle === used]).toEqual([[{ id: used }], false])
    for (const [language, words] of [
      ['sv', 'Uppgifterna är borttagna'],
      ['en-GB', 'The data is deleted'],
    ]) {
      const page = await fetch(answer.answer.url, { headers: { 'accept-language': language! } })
      const html = await page.text()
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      ])
      expect(html).toContain(words)
      expect(html).toContain(answer.answer.confirmation_code)
    }
    const other = answer.answer.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await fetch(other)).status).toBe(404)
    expect((await fetch(answer.answer.url.replace('instagramers/facebook', 'instagramers/instagram'))).status).toBe(404)
  })

  test('of somebody who is not known is answered as well', async () => {
    const answer = await tell('facebook', 'data_deletion', signed({ algorithm: 'HMAC-SHA256', user_id: 'nobody' }))
    expect([answer.status, await answer.json()]).toMatchObject([200, { confirmation_code: expect.any(String) }])
  })
})

test('what Meta has not signed changes nothing', async () => {
  const who = await connected('saga')
  const good = { algorithm: 'HMAC-SHA256', user_id: 'sandbox-saga' }
  const [signature, body] = signed(good).split('.')
  const forged = [
    '',
    'x',
    '.',
    signed(good, 'another secret'),
    signed(good, api.config.social.instagram!.secret),
    signed({ ...good, algorithm: 'none' }),
    signed({ algorithm: 'HMAC-SHA256' }),
    signed([]),
    `${signature}.${body}.x`,
    `${signature}.${Buffer.from(JSON.stringify({ ...good, user_id: 'sandbox-moa' })).toString('base64url')}`,
  ]
  for (const what of ['deauthorize', 'data_deletion'])
    for (const text of forged)
      expect([what, text, (await tell('facebook', what, text)).status]).toEqual([what, text, 404])
  expect((await identitiesOf(who.id))[0]?.access_token).not.toBeNull()
  expect((await tell('facebook', 'deauthorize', signed(good))).status).toBe(200)
})

test('what Meta tells is listed among the calls of its networks, and so is what it has not signed', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const kept = async () =>
    (
      await api.db
        .selectFrom('received_webhooks')
        .select(['service', 'kind', 'status', 'accepted'])
        .where('at', '=', api.clock.now.toISOString())
        .orderBy('service')
        .orderBy('kind')
        .execute()
    ).map(({ service, kind, status, accepted }) => [service, kind, status, accepted])
  const nobody = { algorithm: 'HMAC-SHA256', user_id: 'nobody' }
  const answer = await tell('facebook', 'data_deletion', signed(nobody))
  await tell('instagram', 'deauthorize', signed(nobody, api.config.social.instagram!.secret))
  await tell('instagram', 'deauthorize', 'x')
  // A look at the page of a deletion is no call of Meta’s.
  await fetch(((await answer.json()) as { url: string }).url)
  while ((await kept()).length < 3) await nextTurn()
  expect(await kept()).toEqual([
    ['facebook', 'data_deletion', 200, true],
    ['instagram', 'deauthorize', 200, true],
    ['instagram', null, 404, false],
  ])
})

describe('word of somebody that we failed at', () => {
  const failing = async (what: string, user: string) => {
    await sql`ALTER TABLE provider_identities RENAME TO gone`.execute(api.db)
    const answer = await tell('facebook', what, signed({ user_id: user, algorithm: 'HMAC-SHA256' })).finally(() =>
      sql`ALTER TABLE gone RENAME TO provider_identities`.execute(api.db),
    )
    expect(answer.status).toBe(500)
    const admin = await recordsOf(api).staff('admin')
    const failed = async () =>
      (
        (await api.call(admin, 'GET', '/api/services/webhooks?failed=true')).body as {
          received_webhooks: { id: string; kind: string }[]
        }
      ).received_webhooks[0]
    let found = await failed()
    for (; found === undefined; found = await failed()) await nextTurn()
    const { id, kind } = found
    expect(kind).toBe(what)
    return async () => (await api.call(admin, 'POST', `/api/services/webhooks/${id}/rerun`)).body
  }
  const subjectIn = async (id: string) => (await identitiesOf(id))[0]!.subject

  test('ends the consent, or deletes, when it is run again', async () => {
    const who = await connected('ebba')
    const again = await failing('deauthorize', await subjectIn(who.id))
    expect(await again()).toMatchObject({ rerun: { outcome: 'done' } })
    expect((await identitiesOf(who.id)).map(({ access_token: token }) => token)).toEqual([null])
    const deletes = await failing('data_deletion', await subjectIn(who.id))
    expect(await deletes()).toMatchObject({ rerun: { outcome: 'done' } })
    expect(await identitiesOf(who.id)).toEqual([])
  })

  test('leaves a consent that was given since then', async () => {
    const who = await connected('ebba')
    const again = await failing('data_deletion', await subjectIn(who.id))
    await sql`UPDATE provider_identities SET consented_at = now() + interval '1 hour' WHERE instagramer_id = ${who.id}`.execute(
      api.db,
    )
    expect(await again()).toMatchObject({ rerun: { outcome: 'outdated' } })
    expect(await identitiesOf(who.id)).toHaveLength(1)
  })
})
