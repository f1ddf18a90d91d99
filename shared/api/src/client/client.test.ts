import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { camelizeKeys, createClient, entityCollections, isLive, normalizeResponse, readClaims, retry, retryDelay, roleNumbers, roles, splitPrefix, toQuery, toRole, type Client } from '..'

const answer = (body: unknown, init: ResponseInit = {}) => new Response(typeof body === 'string' ? body : JSON.stringify(body), init)

describe('client', () => {
  let token: string | null
  let renewed: string[]
  let fetch: jest.Mock<typeof globalThis.fetch>
  let unauthorized: jest.Mock
  let client: Client

  const sent = (index = 0) => {
    const [url, init] = fetch.mock.calls[index]!
    return { url: String(url), ...init, headers: init!.headers as Record<string, string> }
  }

  beforeEach(() => {
    token = 'T'
    renewed = []
    fetch = jest.fn<typeof globalThis.fetch>().mockImplementation(async () => answer({}))
    unauthorized = jest.fn()
    client = createClient({ apiUrl: 'https://x.test/api', publicUrl: 'https://x.test/public', getToken: () => token, setToken: (next) => renewed.push(next), onUnauthorized: unauthorized, fetch })
  })

  test('C-01 answers are converted to camel case; keys that are dates or ids survive', async () => {
    fetch.mockResolvedValue(answer({ info_banner: { content_sv: 'x' }, days: { '2026-11-21': 3 } }))
    expect((await client.call('getInfoBanner')).data).toEqual({ infoBanner: { contentSv: 'x' }, days: { '2026-11-21': 3 } })
    expect(camelizeKeys({ '0198aaaa-bbbb-7ccc-8ddd-eeeeffff0000': { a_b: 1 } })).toEqual({ '0198aaaa-bbbb-7ccc-8ddd-eeeeffff0000': { aB: 1 } })
  })

  test('C-02 a GET sends its payload as a query whose keys stay as they are', async () => {
    expect(toQuery({ page: 1, ids: [3, 4], perPage: 2, none: undefined })).toBe('?page=1&ids[]=3&ids[]=4&perPage=2')
    await client.call('listInstagramers', { query: { page: 1, perPage: 5 } })
    expect(sent()).toMatchObject({ url: 'https://x.test/api/instagramers?page=1&perPage=5', method: 'GET' })
    expect(sent().body).toBeUndefined()
  })

  test('C-03 other methods send a snake case JSON body; values are untouched', async () => {
    await client.call('signUpUser', { body: { user: { brandName: 'My_Brand', stripeSessionId: 's', email: 'a', password: 'b', slug: 'c' } } })
    expect(JSON.parse(String(sent().body))).toEqual({ user: { brand_name: 'My_Brand', stripe_session_id: 's', email: 'a', password: 'b', slug: 'c' } })
    expect(sent().headers['Content-Type']).toBe('application/json')
  })

  test('C-04 C-16 Bearer is sent when a token exists, except where auth is skipped', async () => {
    await client.call('getMe')
    await client.call('signInUser', { body: { user: { email: 'a', password: 'b' } } })
    token = null
    await client.call('getMe')
    expect([0, 1, 2].map((index) => sent(index).headers.Authorization)).toEqual(['Bearer T', undefined, undefined])
  })

  test('C-05 every request carries the same past If-Modified-Since', async () => {
    await client.call('getMe')
    await client.call('signOutUser')
    expect(new Set([0, 1].map((index) => sent(index).headers['If-Modified-Since'])).size).toBe(1)
    expect(Date.parse(sent().headers['If-Modified-Since']!)).toBeLessThan(Date.now())
  })

  test('C-06 C-07 /public paths go without the header, and either prefix is stripped', async () => {
    await client.request({ method: 'GET', path: '/public/stores/token/x' })
    expect(sent().url).toBe('https://x.test/public/stores/token/x')
    expect(sent().headers.Authorization).toBeUndefined()
    expect(splitPrefix('/public/stores/token/x')).toEqual({ isPublic: true, path: '/stores/token/x' })
    expect(splitPrefix('/api/stores/token/x')).toEqual({ isPublic: false, path: '/stores/token/x' })
    expect(splitPrefix('/users/me')).toEqual({ isPublic: false, path: '/users/me' })
    expect(splitPrefix('/publications')).toEqual({ isPublic: false, path: '/publications' })
  })

  test('C-39 C-40 with a session the /api call is made, without one the /public one', async () => {
    await client.call('getStoreByToken', { params: { token: 'q' } })
    token = null
    await client.call('getStoreByToken', { params: { token: 'q' } })
    expect([sent(0).url, sent(1).url]).toEqual(['https://x.test/api/stores/token/q', 'https://x.test/public/stores/token/q'])
  })

  test('C-08 a 204 gives an empty result', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await client.call('signOutUser')).toEqual({ ok: true, status: 204, data: undefined, error: undefined })
  })

  test('C-09 the token in an ok answer is stored, that of a 422 is not', async () => {
    fetch.mockResolvedValueOnce(answer({}, { headers: { Authorization: 'Bearer N' } }))
    fetch.mockResolvedValueOnce(answer({}, { status: 422, headers: { Authorization: 'Bearer X' } }))
    await client.call('getMe')
    await client.call('getMe')
    expect(renewed).toEqual(['N'])
  })

  test('C-10 a 401 calls the handler once and the answer is still returned', async () => {
    fetch.mockResolvedValue(answer({ error: 'bad_credentials' }, { status: 401 }))
    expect(await client.call('getMe')).toMatchObject({ ok: false, status: 401, error: { id: 'bad_credentials', kind: 'http' } })
    expect(unauthorized).toHaveBeenCalledTimes(1)
  })

  test('C-32 the slug is looked up by HEAD', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 404 }))
    expect(await client.call('checkSlug', { params: { slug: 'å b' } })).toMatchObject({ ok: false, status: 404 })
    expect(sent()).toMatchObject({ method: 'HEAD', url: 'https://x.test/public/collaboration_pages/slug/%C3%A5%20b' })
  })

  test('X-06 an unreadable answer and a lost connection are told apart', async () => {
    fetch.mockResolvedValueOnce(answer('<html>'))
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect((await client.call('getMe')).error).toEqual({ status: 200, kind: 'parse' })
    expect((await client.call('getMe')).error).toMatchObject({ status: 0, kind: 'offline' })
  })

  test('an idempotent write carries a key of its own', async () => {
    await client.call('createPayout', { params: { id: 'a' }, body: { payout: { amount: 1 } } })
    await client.call('createPayout', { params: { id: 'a' }, body: { payout: { amount: 1 } }, idempotencyKey: 'k' })
    expect(sent(0).headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent(1).headers['Idempotency-Key']).toBe('k')
  })
})

describe('normalising', () => {
  test('E-01 exactly 21 collections', () => {
    expect(entityCollections).toHaveLength(21)
    expect(entityCollections).toEqual(expect.arrayContaining(['campaignCalculatedReach', 'companyRequests', 'imagePurchases']))
  })
  test('C-15 each shape lands in its collection', () => {
    const shapes = ['brand', 'campaign', 'company', 'store', 'user', 'message', 'transaction', 'participation', 'storeParticipation', 'instagramer']
    for (const name of shapes) {
      const collection = name === 'company' ? 'companies' : `${name}s`
      expect(normalizeResponse({ [name]: { id: '3' } }).entities).toEqual({ [collection]: { 3: { id: '3' } } })
    }
    expect(normalizeResponse({ profileCategories: [{ id: '1' }], meta: { totalCount: 1 } })).toEqual({
      entities: { profileCategories: { 1: { id: '1' } } }, result: { profileCategories: ['1'], meta: { totalCount: 1 } },
    })
    expect(normalizeResponse({ data: [{ id: '9' }], paging: {}, connectedIgUserId: '9' }).entities).toEqual({ facebookAccounts: { 9: { id: '9' } } })
    expect(normalizeResponse({ entities: { brands: { 4: { id: '4' } } } }).entities).toEqual({ brands: { 4: { id: '4' } } })
  })
  test('a mention gives its post to the posts; the editor text `mentions` of a campaign is no entity', () => {
    const { entities } = normalizeResponse({ mention: { id: 'm', instagramPost: { id: 'p' } }, campaign: { id: 'c', mentions: ['bjorkbrygg'] } })
    expect(entities).toEqual({ mentions: { m: { id: 'm', instagramPost: 'p' } }, instagramPosts: { p: { id: 'p' } }, campaigns: { c: { id: 'c', mentions: ['bjorkbrygg'] } } })
  })
})

describe('session and roles', () => {
  const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
  test('T-32 the session lives only while its expiry lies in the future', () => {
    const now = 1_800_000_000_000
    expect(isLive({ exp: now / 1_000 }, now)).toBe(false)
    expect(isLive({ exp: now / 1_000 + 1 }, now)).toBe(true)
    expect(isLive(undefined, now)).toBe(false)
  })
  test('claims are read from the token; a thing that is no token gives nothing', () => {
    expect(readClaims(token({ exp: 5, scp: 'user', role: 2, name: 'Å' }))).toEqual({ exp: 5, scp: 'user', role: 'company' })
    expect(readClaims(token({ exp: 5, scp: 'instagramer' }))).toEqual({ exp: 5, scp: 'instagramer' })
    expect([readClaims('x'), readClaims('a.b.c'), readClaims(null)]).toEqual([undefined, undefined, undefined])
  })
  test('P-03 three names and the constants 1, 2, 3 in one table', () => {
    expect(roles).toEqual(['admin', 'company', 'store_user'])
    expect(roleNumbers).toEqual({ admin: 1, company: 2, store_user: 3 })
    expect([toRole(3), toRole('2'), toRole('admin'), toRole(null), toRole(''), toRole(9)]).toEqual(['store_user', 'company', 'admin', undefined, undefined, undefined])
  })
})

describe('retry', () => {
  test('K-06 four calls at 0, 1, 3 and 7 s, then the last error; the delay is capped at 30 s', async () => {
    const waits: number[] = []
    const work = jest.fn<() => Promise<never>>().mockRejectedValue(new Error('no'))
    await expect(retry(work, { wait: async (milliseconds) => void waits.push(milliseconds) })).rejects.toThrow('no')
    expect(work).toHaveBeenCalledTimes(4)
    expect(waits).toEqual([1_000, 2_000, 4_000])
    expect(retryDelay(12)).toBe(30_000)
  })
})
