import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AppError } from '../../errors'
import { facebookProvider } from '../social-sign-in/facebook'
import { instagramProvider } from '../social-sign-in/instagram'

let server: Server
let answer: RequestListener
const asked: { url: URL; authorization: string | undefined }[] = []
const options = () => ({
  graphUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
  timeoutMs: 400,
  appSecret: 'app secret',
  appUrl: 'https://samspel.test',
})
const facebook = () => facebookProvider(options())

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        asked.push({ url: new URL(request.url ?? '', 'http://x'), authorization: request.headers.authorization })
        answer(request, response)
      }).listen(0, '127.0.0.1', resolve)
    }),
)
afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)
beforeEach(() => {
  asked.length = 0
})

const says = (status: number, body: unknown, type = 'application/json') => {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const idOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => (error instanceof AppError ? error.id : String(error)),
  )
const failure = (code: number) => ({ error: { message: 'x', type: 'OAuthException', code } })

describe('Facebook', () => {
  test('who it is: the token in a header, with the proof that it is in the app’s own hands', async () => {
    says(200, { id: '1', name: 'Moa Berg', email: 'moa@samspel.test' })
    expect(await facebook().profile('secret token')).toEqual({
      subject: '1',
      name: 'Moa Berg',
      email: 'moa@samspel.test',
      handle: undefined,
    })
    const [{ url, authorization } = { url: new URL('http://x'), authorization: '' }] = asked
    expect([url.pathname, url.searchParams.get('fields'), authorization]).toEqual([
      '/v23.0/me',
      'id,name,email',
      'Bearer secret token',
    ])
    expect(url.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/)
    expect(url.href).not.toContain('secret token')
  })

  test('pages and what is behind them; the provider’s next address goes no further (E-31)', async () => {
    says(200, {
      data: [
        {
          id: '1',
          name: 'Professional',
          instagram_business_account: {
            id: '11',
            username: 'pro',
            followers_count: 5,
            profile_picture_url: 'https://cdn.test/x.jpg',
          },
          connected_instagram_account: { id: '11', username: 'pro' },
        },
        { id: '2', name: 'Personal', connected_instagram_account: { id: '22', username: 'me' } },
        { id: '3', name: 'None' },
      ],
      paging: { cursors: { before: 'b', after: 'a' }, next: 'https://graph.test/me/accounts?access_token=secret' },
    })
    const page = await facebook().accounts('t', { after: 'z', limit: 3 })
    expect(page.data).toEqual([
      {
        id: '1',
        pageName: 'Professional',
        igUserId: '11',
        username: 'pro',
        accountType: null,
        followersCount: 5,
        pictureUrl: null,
      },
      {
        id: '2',
        pageName: 'Personal',
        igUserId: '22',
        username: 'me',
        accountType: 'personal',
        followersCount: 0,
        pictureUrl: null,
      },
      {
        id: '3',
        pageName: 'None',
        igUserId: null,
        username: null,
        accountType: null,
        followersCount: 0,
        pictureUrl: null,
      },
    ])
    expect([page.cursors, page.hasNext, JSON.stringify(page).includes('secret')]).toEqual([
      { before: 'b', after: 'a' },
      true,
      false,
    ])
    expect([asked[0]?.url.searchParams.get('after'), asked[0]?.url.searchParams.get('limit')]).toEqual(['z', '3'])
    says(200, { data: [] })
    expect(await facebook().accounts('t', { limit: 3 })).toEqual({
      data: [],
      cursors: { before: null, after: null },
      hasNext: false,
    })
  })

  test.each([[190], [102], [10], [200], [299]])('code %i: consent is needed again', async (code) => {
    says(400, failure(code))
    expect(await idOf(facebook().profile('t'))).toBe('provider_sign_in_needed')
  })

  test.each([
    [500, failure(1)],
    [503, failure(2)],
    [400, failure(4)],
    [400, failure(100)],
    [502, '<html>'],
    [200, '<html>'],
    [200, 'null'],
    [200, {}],
    [200, { id: 7 }],
    [200, failure(2)],
    [302, ''],
  ])('status %i %j: the provider is unavailable', async (status, body) => {
    says(status, body)
    expect(await idOf(facebook().profile('t'))).toBe('provider_unavailable')
  })

  test('an outage is told in the words of the network, or by its status where it has none', async () => {
    const told = () =>
      facebook()
        .profile('t')
        .catch((error: AppError) => (error.cause as Error).message)
    says(503, { error: { code: 2, message: 'Service temporarily unavailable' } })
    expect(await told()).toBe('Service temporarily unavailable')
    says(502, '<html>')
    expect(await told()).toBe('The network answered 502')
  })

  test('silence, a cut line and a redirect: the provider is unavailable', async () => {
    answer = () => undefined
    expect(await idOf(facebook().profile('t'))).toBe('provider_unavailable')
    answer = (request) => request.socket.destroy()
    expect(await idOf(facebook().profile('t'))).toBe('provider_unavailable')
    answer = (_request, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
    expect(await idOf(facebook().profile('t'))).toBe('provider_unavailable')
  })

  test('a cursor that the provider does not know is the caller’s mistake', async () => {
    says(400, failure(100))
    expect(
      await facebook()
        .accounts('t', { after: 'x', limit: 2 })
        .catch((error: AppError) => error.errors),
    ).toEqual({ after: ['invalid'] })
  })
})

describe('Instagram', () => {
  test('gives a handle and no email; the account is tied to no page', async () => {
    says(200, { user_id: '9', username: 'moabergs', name: '', account_type: 'Media_Creator', followers_count: 12 })
    const instagram = instagramProvider(options())
    expect(await instagram.profile('t')).toEqual({
      subject: '9',
      name: 'moabergs',
      email: undefined,
      handle: 'moabergs',
    })
    expect((await instagram.accounts('t', { limit: 1 })).data).toEqual([
      {
        id: '9',
        pageName: null,
        igUserId: '9',
        username: 'moabergs',
        accountType: 'creator',
        followersCount: 12,
        pictureUrl: null,
      },
    ])
  })
})
