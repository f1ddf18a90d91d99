import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readFieldKeys, tokenCipher } from '../src/auth/field-cipher'
import type { Provider } from '../src/db/tables/accounts'
import { sealedTokens } from '../src/modules/social'
import { ownerOf } from '../src/modules/social/identities'
import { checkTokens } from '../src/modules/social/token-checks'
import { sealAnew } from '../src/sealing/seal-anew'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

type Answer = [status: number, body: unknown] | 'nothing'

/** Two networks run by the test, each at an address of its own. */
let server: Server
let api: TestApi
let records: Records
let start: Date
let asked: { method: string; path: string; query: Record<string, string>; authorization: string | undefined }[] = []
let answers: Record<string, Answer> = {}

const day = 86_400_000
const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)
const after = (ms: number) => new Date(api.clock.now.getTime() + ms)
const refusal = (code: number, subcode?: number): Answer => [
  400,
  { error: { message: 'x', type: 'OAuthException', code, ...(subcode && { error_subcode: subcode }) } },
]
const inspected = (fields: object = {}): Answer => [
  200,
  { data: { is_valid: true, expires_at: seconds(after(50 * day)), data_access_expires_at: 0, ...fields } },
]

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const { method = '', headers } = request
    asked.push({
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      authorization: headers.authorization,
    })
    const answer = answers[`${method} ${pathname}`] ?? [404, { error: { code: 100, message: 'unknown path' } }]
    if (answer === 'nothing') return request.socket.destroy()
    return response
      .writeHead(answer[0], { 'content-type': 'application/json' })
      .end(typeof answer[1] === 'string' ? answer[1] : JSON.stringify(answer[1]))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app = (name: string) => ({
    id: `${name}-app`,
    secret: `${name}-secret`,
    authorizeHost: `${address}/${name}`,
    tokenHost: `${address}/${name}`,
    graphHost: `${address}/${name}`,
  })
  api = await openTestApi({ social: { facebook: app('facebook'), instagram: app('instagram'), timeoutMs: 2_000 } })
  records = recordsOf(api)
  start = api.clock.now
})
afterAll(async () => {
  await api.close()
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
})
beforeEach(() => {
  asked = []
  answers = {}
})
afterEach(async () => {
  api.clock.now = start
  await api.db.deleteFrom('provider_identities').execute()
})

const cipher = () => tokenCipher(api.config.paymentDetailsKeys)
/** A creator whose account was connected by this provider, with a long-lived token that is due for its check. */
const connected = async (provider: Provider, fields: object = {}) => {
  const creator = await records.creator()
  await api.db
    .updateTable('instagramers')
    .set({
      connected_ig_user_id: `ig-${creator.id}`,
      connected_account_id: 'page-1',
      connected_username: 'moabergs',
      connected_at: api.clock.now.toISOString(),
      connected_provider: provider,
      connected_subject: creator.id,
    })
    .where('id', '=', creator.id)
    .execute()
  await api.db
    .insertInto('provider_identities')
    .values({
      provider,
      subject: creator.id,
      instagramer_id: creator.id,
      access_token: cipher().seal('the token', ownerOf(provider, creator.id)),
      token_expires_at: after(40 * day).toISOString(),
      exchanged_at: after(-2 * day).toISOString(),
      check_at: api.clock.now.toISOString(),
      ...fields,
    })
    .execute()
  return creator
}
const context = () => ({
  db: api.db,
  config: api.config,
  live: api.bus,
  log: api.app.log,
  now: () => api.clock.now,
})
const check = () => checkTokens(context())
const held = async (id: string) => {
  const row = await api.db
    .selectFrom('provider_identities')
    .selectAll()
    .where('instagramer_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    token: row.access_token && cipher().open(row.access_token, ownerOf(row.provider, row.subject)),
    expiresAt: row.token_expires_at && new Date(row.token_expires_at).getTime(),
    checkAt: new Date(row.check_at).getTime(),
  }
}
const endedAt = async (id: string) =>
  (
    await api.db
      .selectFrom('instagramers')
      .select(['consent_ended_at', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).consent_ended_at
const noticesOf = async (id: string) =>
  api.db.selectFrom('notices').select(['kind', 'href', 'facts']).where('instagramer_id', '=', id).execute()

describe('a token of Facebook', () => {
  test('is asked about once a day, by the app itself, and its end is what Facebook says', async () => {
    const creator = await connected('facebook')
    const end = after(45 * day)
    answers['GET /facebook/v23.0/debug_token'] = inspected({
      expires_at: seconds(after(50 * day)),
      data_access_expires_at: seconds(end),
    })
    expect(await check()).toBe(1)
    expect(asked).toMatchObject([
      { query: { input_token: 'the token' }, authorization: 'Bearer facebook-app|facebook-secret' },
    ])
    expect(await held(creator.id)).toEqual({
      token: 'the token',
      expiresAt: seconds(end) * 1_000,
      checkAt: after(day).getTime(),
    })
    expect(await check()).toBe(0)
    api.clock.now = after(day)
    expect(await check()).toBe(1)
  })

  test('that never ends is kept without an end', async () => {
    const creator = await connected('facebook')
    answers['GET /facebook/v23.0/debug_token'] = inspected({ expires_at: 0 })
    await check()
    expect(await held(creator.id)).toMatchObject({ token: 'the token', expiresAt: null })
  })

  test.each([
    ['is near its end', { exchanged_at: new Date(0).toISOString() }, 20],
    ['is the short-lived one of a sign-in', { exchanged_at: null }, 50],
  ])('is exchanged for a long-lived one when it %s', async (_when, fields, days) => {
    const creator = await connected('facebook', fields)
    answers['GET /facebook/v23.0/debug_token'] = inspected({ expires_at: seconds(after(days * day)) })
    answers['GET /facebook/v23.0/oauth/access_token'] = [200, { access_token: 'a new one', expires_in: 5_184_000 }]
    await check()
    expect(asked.at(-1)?.query).toEqual({
      grant_type: 'fb_exchange_token',
      client_id: 'facebook-app',
      client_secret: 'facebook-secret',
      fb_exchange_token: 'the token',
    })
    expect(await held(creator.id)).toMatchObject({ token: 'a new one', expiresAt: after(60 * day).getTime() })
    api.clock.now = after(day)
    answers['GET /facebook/v23.0/debug_token'] = inspected()
    asked = []
    await check()
    expect(asked).toMatchObject([{ query: { input_token: 'a new one' } }])
  })
})

describe('a token of Instagram’s own sign-in', () => {
  test('is renewed at Instagram from a day on, and its end is what Instagram says', async () => {
    const creator = await connected('instagram')
    answers['GET /instagram/refresh_access_token'] = [200, { access_token: 'a new one', expires_in: 5_183_944 }]
    await check()
    expect(asked).toMatchObject([
      { query: { grant_type: 'ig_refresh_token', access_token: 'the token' }, authorization: undefined },
    ])
    expect(await held(creator.id)).toMatchObject({
      token: 'a new one',
      expiresAt: after(5_183_944_000).getTime(),
    })
  })

  test('that is younger than a day is only tried', async () => {
    const creator = await connected('instagram', { exchanged_at: after(-day / 2).toISOString() })
    answers['GET /instagram/v23.0/me'] = [200, { user_id: '17' }]
    await check()
    expect(asked).toMatchObject([{ path: '/instagram/v23.0/me', authorization: 'Bearer the token' }])
    expect(await held(creator.id)).toMatchObject({ token: 'the token', expiresAt: after(40 * day).getTime() })
  })

  test('that could not be exchanged at the sign-in is exchanged now', async () => {
    const creator = await connected('instagram', { exchanged_at: null, token_expires_at: null })
    answers['GET /instagram/access_token'] = [200, { access_token: 'a lasting one', expires_in: 5_184_000 }]
    await check()
    expect(asked.at(-1)?.query).toEqual({
      grant_type: 'ig_exchange_token',
      client_secret: 'instagram-secret',
      access_token: 'the token',
    })
    expect(await held(creator.id)).toMatchObject({ token: 'a lasting one' })
  })
})

describe('a network that does not answer the question ends no consent', () => {
  test.each<[string, Answer]>([
    ['limits the app', refusal(4)],
    ['limits the person', refusal(17)],
    ['is down', [500, { error: { code: 2, message: 'x', is_transient: true } }]],
    ['speaks nonsense', [200, '<html>']],
    ['answers another form', [200, { data: {} }]],
    ['breaks off', 'nothing'],
    ['does not know the app', refusal(190)],
    ['lacks a permission', refusal(10)],
  ])('when it %s', async (_how, answer) => {
    const creator = await connected('facebook')
    answers['GET /facebook/v23.0/debug_token'] = answer
    await check()
    expect(await held(creator.id)).toMatchObject({ token: 'the token', checkAt: after(5 * 60_000).getTime() })
    expect([await endedAt(creator.id), await noticesOf(creator.id)]).toEqual([null, []])
  })

  test.each(['"x"', 'null', '[]', '{}', '', '<html>', '{"error":"x"}', '{"error":{"code":"x","message":7}}'])(
    'when something in between answers 401 with %s',
    async (body) => {
      const creator = await connected('instagram')
      answers['GET /instagram/refresh_access_token'] = [401, body]
      await check()
      expect(await held(creator.id)).toMatchObject({ token: 'the token', checkAt: after(5 * 60_000).getTime() })
      expect([await endedAt(creator.id), await noticesOf(creator.id)]).toEqual([null, []])
    },
  )

  test('is asked again later and later, and once a day when it answers', async () => {
    const creator = await connected('instagram')
    answers['GET /instagram/refresh_access_token'] = refusal(4)
    const pauses: number[] = []
    for (let time = 0; time < 10; time += 1) {
      const before = api.clock.now.getTime()
      await check()
      api.clock.now = new Date((await held(creator.id)).checkAt)
      pauses.push((api.clock.now.getTime() - before) / 60_000)
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 720, 720])
    answers['GET /instagram/refresh_access_token'] = [200, { access_token: 'a new one', expires_in: 5_184_000 }]
    await check()
    expect((await held(creator.id)).checkAt).toBe(after(day).getTime())
  })

  test('at a limit the others of the same app wait unasked, those of the other app do not', async () => {
    await connected('facebook', { check_at: after(-3_000).toISOString() })
    await connected('facebook', { check_at: after(-2_000).toISOString() })
    await connected('instagram', { check_at: after(-1_000).toISOString() })
    answers['GET /facebook/v23.0/debug_token'] = refusal(4)
    answers['GET /instagram/refresh_access_token'] = [200, { access_token: 'a new one' }]
    expect(await check()).toBe(3)
    expect(asked.map(({ path }) => path)).toEqual(['/facebook/v23.0/debug_token', '/instagram/refresh_access_token'])
  })
})

describe('a consent that has ended', () => {
  test.each<[string, Provider, Record<string, Answer>, object]>([
    [
      'Facebook calls it invalid',
      'facebook',
      { 'GET /facebook/v23.0/debug_token': [200, { data: { is_valid: false, error: { code: 190, subcode: 460 } } }] },
      {},
    ],
    [
      'access to the data has run out',
      'facebook',
      {
        'GET /facebook/v23.0/debug_token': [
          200,
          { data: { is_valid: true, expires_at: 0, data_access_expires_at: 1 } },
        ],
      },
      {},
    ],
    ['Instagram refuses to renew it', 'instagram', { 'GET /instagram/refresh_access_token': refusal(190, 463) }, {}],
    ['its time is over, though nobody answers', 'facebook', {}, { token_expires_at: new Date(0).toISOString() }],
  ])('is told to the creator once, by notice and mail: %s', async (_how, provider, given, fields) => {
    const creator = await connected(provider, fields)
    Object.assign(answers, given)
    await check()
    await check()
    expect((await held(creator.id)).token).toBeNull()
    expect(new Date((await endedAt(creator.id)) ?? 0)).toEqual(api.clock.now)
    expect(await noticesOf(creator.id)).toEqual([
      { kind: 'consent_ended', href: '/settings/connections', facts: { text: 'moabergs' } },
    ])
    const { body } = await api.call(creator, 'GET', '/api/instagramers/me')
    expect(body).toMatchObject({ instagramer: { consent_ended_at: api.clock.now.toISOString() } })
    const [mail, ...more] = await api.mailsTo((body as { instagramer: { email: string } }).instagramer.email)
    expect([mail?.subject, more]).toEqual(['Anslut ditt Instagram igen', []])
    expect(mail?.body_text).toContain('http://localhost:8080/settings/connections')
  })

  test('that a reading has met is checked at once, not a day later', async () => {
    const creator = await connected('facebook', { check_at: after(day).toISOString() })
    answers[`GET /facebook/v23.0/ig-${creator.id}/media`] = refusal(190, 463)
    await api.call(creator, 'GET', '/api/instagramers/me/instagram_posts')
    answers['GET /facebook/v23.0/debug_token'] = [200, { data: { is_valid: false } }]
    expect(await check()).toBe(1)
    expect(await endedAt(creator.id)).not.toBeNull()
  })

  test('of a sign-in that reads no account is told to nobody', async () => {
    const creator = await connected('facebook')
    await api.db
      .updateTable('instagramers')
      .set({ connected_provider: 'instagram', connected_subject: 'another' })
      .where('id', '=', creator.id)
      .execute()
    answers['GET /facebook/v23.0/debug_token'] = [200, { data: { is_valid: false } }]
    await check()
    expect([await endedAt(creator.id), await noticesOf(creator.id)]).toEqual([null, []])
  })
})

describe('each account is read by the sign-in that connected it', () => {
  test.each<[Provider, string, boolean]>([
    ['facebook', 'Bearer the token', true],
    ['instagram', 'Bearer the token', false],
  ])('by %s: its own host, and a proof only where there is one', async (provider, authorization, hasProof) => {
    const creator = await connected(provider)
    const other = provider === 'facebook' ? 'instagram' : 'facebook'
    await api.db
      .insertInto('provider_identities')
      .values({
        provider: other,
        subject: creator.id,
        instagramer_id: creator.id,
        access_token: cipher().seal('another token', ownerOf(other, creator.id)),
        consented_at: after(day).toISOString(),
      })
      .execute()
    answers[`GET /${provider}/v23.0/ig-${creator.id}/media`] = [200, { data: [] }]
    await api.call(creator, 'GET', '/api/instagramers/me/instagram_posts')
    expect(asked.map(({ path, authorization: by, query }) => [path, by, 'appsecret_proof' in query])).toEqual([
      [`/${provider}/v23.0/ig-${creator.id}/media`, authorization, hasProof],
    ])
  })
})

describe('taking a consent back', () => {
  const revoked = () => asked.filter(({ method }) => method === 'DELETE')
  const disconnect = (who: Awaited<ReturnType<typeof connected>>) =>
    api.call(who, 'DELETE', '/api/instagramers/me/connected_account')

  test('disconnecting revokes at Facebook after the commit, again until Facebook has answered', async () => {
    const creator = await connected('facebook')
    answers['DELETE /facebook/v23.0/me/permissions'] = refusal(2)
    expect((await disconnect(creator)).status).toBe(200)
    expect([(await held(creator.id)).token, revoked()]).toEqual([null, []])
    await api.deliver()
    answers['DELETE /facebook/v23.0/me/permissions'] = [200, { success: true }]
    await api.db
      .updateTable('outbox')
      .set({ run_at: new Date(0).toISOString() })
      .where('done_at', 'is', null)
      .execute()
    await api.deliver()
    expect(revoked().map(({ authorization }) => authorization)).toEqual(['Bearer the token', 'Bearer the token'])
    const rows = await api.db
      .selectFrom('outbox')
      .select(['done_at', 'payload'])
      .where('kind', '=', 'consent-revocation')
      .execute()
    expect(rows.map(({ done_at: done, payload }) => [done !== null, payload])).toEqual([[true, {}]])
    await api.db.deleteFrom('outbox').where('kind', '=', 'consent-revocation').execute()
  })

  test('a token that Facebook refuses anyway is not tried again', async () => {
    const creator = await connected('facebook')
    answers['DELETE /facebook/v23.0/me/permissions'] = refusal(190, 463)
    await disconnect(creator)
    await api.deliver()
    const waiting = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'consent-revocation')
      .where('done_at', 'is', null)
      .execute()
    expect([revoked().length, waiting]).toEqual([1, []])
  })

  test('deleting the account revokes as well', async () => {
    const creator = await connected('facebook')
    answers['DELETE /facebook/v23.0/me/permissions'] = [200, { success: true }]
    const { username } = await api.db
      .updateTable('instagramers')
      .set({ password_hash: null })
      .where('id', '=', creator.id)
      .returning('username')
      .executeTakeFirstOrThrow()
    const { status } = await api.call(creator, 'POST', '/api/instagramers/me/deletion', { body: { username } })
    expect(status).toBeLessThan(300)
    await api.deliver()
    expect(revoked().map(({ authorization }) => authorization)).toEqual(['Bearer the token'])
    expect(await api.db.selectFrom('provider_identities').selectAll().execute()).toEqual([])
  })
})

test('tokens follow a new first key, and one that no key opens is left and counted', async () => {
  const [one, two] = [await connected('facebook'), await connected('instagram', { access_token: Buffer.from('x') })]
  const named = `2026:${Buffer.alloc(32, 3).toString('base64')}`
  const keys = [readFieldKeys(named, '')[0]!, ...api.config.paymentDetailsKeys]
  const anew = () => sealAnew(api.db, { paymentDetailsKeys: keys }, sealedTokens)
  expect(await anew()).toEqual([{ column: 'provider_identities.access_token', sealed: 1, shut: 1 }])
  expect(await anew()).toEqual([{ column: 'provider_identities.access_token', sealed: 0, shut: 1 }])
  const rows = await api.db.selectFrom('provider_identities').select(['instagramer_id', 'access_token']).execute()
  const kept = (id: string) => rows.find(({ instagramer_id: owner }) => owner === id)?.access_token ?? Buffer.alloc(0)
  expect(kept(one.id).toString('latin1')).toMatch(/^v1\.2026\./)
  expect(tokenCipher(keys).open(kept(one.id), ownerOf('facebook', one.id))).toBe('the token')
  expect(kept(two.id)).toEqual(Buffer.from('x'))
})
