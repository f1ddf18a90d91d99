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
    'public_profile email pages_show_list business_management instagram_basic instagram_manage_insights',
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
  ['there is no address', { '/v23.0/me': json(200, { id: '1002', name: 'X' }) }, 'no_email'],
  ['the address is none', { '/v23.0/me': json(200, { id: '1002', name: 'X', email: 'not an address' }) }, 'no_email'],
])('%s: back with an error, and nobody is signed in (C-41)', async (_what, change, error) => {
  Object.assign(answers, change)
  const { end } = await arrive()
  expect(end.href).toBe(`${api.home}/login/creator?error=${error}`)
})
