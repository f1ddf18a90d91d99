import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'
import type { Actor } from './support/test-api'

/** A provider run by the test, with Samspel as a registered app. */
let graph: Server
let api: SocialApi
let asked: { path: string; fields: URLSearchParams }[] = []
let answers: Record<string, (response: ServerResponse) => void> = {}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const read = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

beforeAll(async () => {
  graph = createServer(
    (request, response) =>
      void read(request).then((body) => {
        const { pathname, search } = new URL(request.url ?? '', 'http://x')
        asked.push({ path: pathname, fields: new URLSearchParams(body || search) })
        ;(answers[pathname] ?? json(404, {}))(response)
      }),
  )
  await new Promise<void>((resolve) => {
    graph.listen(0, '127.0.0.1', resolve)
  })
  const address = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`
  const app = { id: 'app-1', secret: 'app-secret', authorizeHost: address, tokenHost: address, graphHost: address }
  api = await openSocialApi({ social: { facebook: app, instagram: app, timeoutMs: 500 } })
})
afterAll(async () => {
  await api.close()
  graph.closeAllConnections()
  await new Promise((resolve) => {
    graph.close(resolve)
  })
})
beforeEach(() => {
  asked = []
  answers = {
    '/v23.0/oauth/access_token': json(200, {
      access_token: 'a real token',
      token_type: 'bearer',
      expires_in: 5_183_944,
    }),
    '/v23.0/me': json(200, { id: '1001', name: 'Ylva Ek', email: 'ylva@samspel.test' }),
  }
})

const exchanged = () =>
  asked.filter(({ fields }) => String(fields.get('grant_type')).endsWith('_exchange_token')).map(({ path }) => path)
const heldBy = async (subject: string) =>
  api.db.selectFrom('provider_identities').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow()

const arrive = async (change: Record<string, string> = {}) => {
  const visitor = openBrowser(api.home)
  const page = await visitor.setOut()
  const callback = new URL(page.searchParams.get('redirect_uri') ?? '')
  callback.search = new URLSearchParams({
    state: page.searchParams.get('state') ?? '',
    code: 'AQB-code',
    ...change,
  }).toString()
  return { page, end: await visitor.comeBack(callback) }
}

test('a registered app: what is asked for, the exchange with secret and verifier, and who it is (C-41)', async () => {
  const { page, end } = await arrive()
  expect([
    page.pathname,
    page.searchParams.get('client_id'),
    page.searchParams.get('scope'),
    page.searchParams.get('auth_type'),
  ]).toEqual([
    '/v23.0/dialog/oauth',
    'app-1',
    'public_profile email pages_show_list pages_read_engagement business_management instagram_basic instagram_manage_insights',
    'rerequest',
  ])
  const exchange = asked.find(({ path }) => path.endsWith('access_token'))?.fields
  expect(Object.fromEntries(exchange ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'AQB-code',
    client_id: 'app-1',
    client_secret: 'app-secret',
    redirect_uri: `${api.home}/api/auth/instagramers/facebook/callback`,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  })
  const token = end.searchParams.get('jwt') ?? ''
  expect((await api.call({ token } as Actor, 'GET', '/api/instagramers/me')).body).toMatchObject({
    instagramer: { email: 'ylva@samspel.test', username: 'ylva-ek' },
  })
  const { access_token: sealed } = await api.db
    .selectFrom('provider_identities')
    .select('access_token')
    .where('subject', '=', '1001')
    .executeTakeFirstOrThrow()
  expect(sealed?.toString('latin1')).not.toContain('a real token')
})

test('Instagram’s own sign-in asks where Instagram answers; an identity that was connected comes in without an address (C-41)', async () => {
  answers['/oauth/access_token'] = json(200, {
    data: [{ access_token: 'ig token', user_id: '17', permissions: 'instagram_business_basic' }],
  })
  answers['/v23.0/me'] = json(200, { user_id: '17', username: 'ylva.ek', account_type: 'Business', followers_count: 3 })
  const { id } = await api.db
    .selectFrom('instagramers')
    .select('id')
    .where('email', '=', 'ylva@samspel.test')
    .executeTakeFirstOrThrow()
  const visitor = openBrowser(api.home)
  const page = new URL(
    (await visitor.open(await visitor.askForTicket(await api.actor('instagramer', id), 'instagram'))).headers.get(
      'location',
    ) ?? '',
  )
  expect([page.pathname, page.searchParams.get('scope'), page.searchParams.has('code_challenge')]).toEqual([
    '/oauth/authorize',
    'instagram_business_basic instagram_business_manage_insights',
    false,
  ])
  const back = (state: string | null) =>
    new URL(`${api.home}/api/auth/instagramers/instagram/callback?code=x&state=${state ?? ''}`)
  expect((await visitor.comeBack(back(page.searchParams.get('state')))).href).toBe(
    `${api.home}/connect-provider-complete`,
  )
  const again = await visitor.setOut({ provider: 'instagram' })
  expect((await visitor.comeBack(back(again.searchParams.get('state')))).searchParams.has('jwt')).toBe(true)
})

test.each<[string, Record<string, (response: ServerResponse) => void>, string]>([
  ['the exchange fails at the provider', { '/v23.0/oauth/access_token': json(502, {}) }, 'provider_unavailable'],
  ['the exchange is not answered', { '/v23.0/oauth/access_token': () => undefined }, 'provider_unavailable'],
  [
    'the exchange brings no token',
    { '/v23.0/oauth/access_token': json(200, { token_type: 'bearer' }) },
    'provider_unavailable',
  ],
  ['the code is not good', { '/v23.0/oauth/access_token': json(400, { error: { code: 100 } }) }, 'state_invalid'],
  ['nobody says who it is', { '/v23.0/me': json(500, { error: { code: 1 } }) }, 'provider_unavailable'],
  ['the token is refused at once', { '/v23.0/me': json(400, { error: { code: 190 } }) }, 'provider_unavailable'],
])('%s: back with an error, and nobody is signed in (C-41)', async (_what, change, error) => {
  Object.assign(answers, change)
  const { end } = await arrive()
  expect(end.href).toBe(`${api.home}/login/creator?error=${error}`)
})

test('the token of a sign-in is exchanged for a long-lived one, with the end that the provider names', async () => {
  await arrive()
  expect(exchanged()).toEqual(['/v23.0/oauth/access_token'])
  const { exchanged_at: since, token_expires_at: end } = await heldBy('1001')
  expect([since !== null, new Date(end ?? 0).getTime()]).toEqual([true, api.clock.now.getTime() + 5_183_944_000])
})

test('of Instagram too, at its own address; where that does not answer the visitor comes in, and the job exchanges it', async () => {
  answers['/oauth/access_token'] = json(200, { data: [{ access_token: 'short', user_id: '17' }] })
  answers['/v23.0/me'] = json(200, { id: 's-17', user_id: '17', username: 'ylva.ek', account_type: 'Business' })
  const enter = async () => {
    const visitor = openBrowser(api.home)
    const page = await visitor.setOut({ provider: 'instagram' })
    const state = page.searchParams.get('state') ?? ''
    return visitor.comeBack(new URL(`${api.home}/api/auth/instagramers/instagram/callback?code=x&state=${state}`))
  }
  expect((await enter()).searchParams.has('jwt')).toBe(true)
  expect(await heldBy('17')).toMatchObject({ exchanged_at: null, token_expires_at: null, app_scoped_id: 's-17' })
  answers['/access_token'] = json(200, { access_token: 'long', expires_in: 5_184_000 })
  await enter()
  expect(exchanged().at(-1)).toBe('/access_token')
  expect(new Date((await heldBy('17')).token_expires_at ?? 0).getTime()).toBe(api.clock.now.getTime() + 5_184_000_000)
})

test('a saved configuration stands for the permissions, further parameters go along, PKCE can be left out', async () => {
  const { facebook: app } = api.config.social
  const other = await openSocialApi({
    social: { facebook: { ...app!, parameters: { config_id: '77', display: 'page' }, pkce: false } },
  })
  try {
    const { searchParams } = await openBrowser(other.home).setOut()
    expect(['config_id', 'display', 'auth_type', 'code_challenge'].map((name) => searchParams.get(name))).toEqual([
      '77',
      'page',
      'rerequest',
      null,
    ])
    expect(searchParams.get('scope') || null).toBeNull()
  } finally {
    await other.close()
  }
})

test.each([
  ['there is no address', {}],
  ['the address is none', { email: 'not an address' }],
])('%s: it is asked for, and nobody is signed in (C-41)', async (_what, fields) => {
  answers['/v23.0/me'] = json(200, { id: '1002', name: 'X', ...fields })
  const { end } = await arrive()
  expect(end.href).toBe(`${api.home}/create-account/address`)
})
