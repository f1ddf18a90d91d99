import { describe, expect, jest, test } from '@jest/globals'
import {
  camelizeKeys,
  countries,
  createClient,
  entityCollections,
  isCreator,
  isLive,
  normalizeResponse,
  readClaims,
  retry,
  retryDelay,
  roleNumbers,
  roles,
  snakeizeKeys,
  toRole,
} from '..'
import { walletRoutes } from '../generated/wallet-routes'
import { accountTypes, accountVocabulary } from '../roles'
import { splitPrefix, toQuery } from './address'
import { addRoutes } from './routes'

addRoutes(walletRoutes)

test('as pure functions (C-01, C-02, C-03, C-07)', () => {
  expect(camelizeKeys({ info_banner: { content_sv: 'x' } })).toEqual({ infoBanner: { contentSv: 'x' } })
  expect(toQuery({ page: 1, ids: [3, 4] })).toBe('?page=1&ids[]=3&ids[]=4')
  expect(snakeizeKeys({ user: { brandName: 'A', stripeSessionId: 's' } })).toEqual({
    user: { brand_name: 'A', stripe_session_id: 's' },
  })
  expect(splitPrefix('/public/stores/token/x')).toEqual({ isPublic: true, path: '/stores/token/x' })
  expect(splitPrefix('/api/stores/token/x')).toEqual({ isPublic: false, path: '/stores/token/x' })
  expect(splitPrefix('/users/me')).toEqual({ isPublic: false, path: '/users/me' })
  expect(splitPrefix('/publications')).toEqual({ isPublic: false, path: '/publications' })
})

test('a call that must arrive though the page is closed says so to the browser', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>().mockImplementation(async () => new Response('{}'))
  const client = createClient({
    apiUrl: '/api',
    publicUrl: '/public',
    getToken: () => 'T',
    setToken: () => {},
    onUnauthorized: () => {},
    fetch,
  })
  const call = { params: { id: 'a' }, body: { payout: { amount: 1 } } }
  await client.call('createPayout', { ...call, keepalive: true })
  await client.call('createPayout', call)
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined])
})

test('an idempotent write carries a key of its own', async () => {
  const fetch = jest.fn<typeof globalThis.fetch>().mockImplementation(async () => new Response('{}'))
  const client = createClient({
    apiUrl: 'https://x.test/api',
    publicUrl: 'https://x.test/public',
    getToken: () => null,
    setToken: () => {},
    onUnauthorized: () => {},
    fetch,
  })
  await client.call('createPayout', { params: { id: 'a' }, body: { payout: { amount: 1 } } })
  await client.call('createPayout', { params: { id: 'a' }, body: { payout: { amount: 1 } }, idempotencyKey: 'k' })
  const keys = fetch.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['Idempotency-Key'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe('k')
})

describe('normalising', () => {
  test('exactly these 21 collections (E-01)', () => {
    expect([...entityCollections].sort()).toEqual([
      'accounts',
      'brands',
      'campaignCalculatedReach',
      'campaigns',
      'companies',
      'companyRequests',
      'facebookAccounts',
      'imagePurchases',
      'instagramPosts',
      'instagramers',
      'mentions',
      'messages',
      'participations',
      'profileCategories',
      'storeCampaigns',
      'storeLocations',
      'storeParticipations',
      'storeProducts',
      'stores',
      'transactions',
      'users',
    ])
  })
  test('each shape lands in its collection (C-15)', () => {
    const shapes = [
      'brand',
      'campaign',
      'company',
      'store',
      'user',
      'message',
      'transaction',
      'participation',
      'storeParticipation',
      'instagramer',
    ]
    for (const name of shapes) {
      const collection = name === 'company' ? 'companies' : `${name}s`
      expect(normalizeResponse({ [name]: { id: '3' } }).entities).toEqual({ [collection]: { 3: { id: '3' } } })
    }
    expect(normalizeResponse({ profileCategories: [{ id: '1' }], meta: { totalCount: 1 } })).toEqual({
      entities: { profileCategories: { 1: { id: '1' } } },
      result: { profileCategories: ['1'], meta: { totalCount: 1 } },
    })
    expect(normalizeResponse({ data: [{ id: '9' }], paging: {}, connectedIgUserId: '9' }).entities).toEqual({
      facebookAccounts: { 9: { id: '9' } },
    })
    expect(normalizeResponse({ entities: { brands: { 4: { id: '4' } } } }).entities).toEqual({
      brands: { 4: { id: '4' } },
    })
    expect(normalizeResponse({ entities: { brands: { 4: { id: '4' } } }, brand: { id: '5' } }).entities).toEqual({
      brands: { 4: { id: '4' }, 5: { id: '5' } },
    })
  })
  test('names of a caller’s own, for one record and for a list (C-42)', () => {
    expect(
      normalizeResponse({ favourite: { id: '1' }, rivals: [{ id: '2' }] }, { favourite: 'brands', rivals: 'brands' }),
    ).toEqual({
      entities: { brands: { 1: { id: '1' }, 2: { id: '2' } } },
      result: { favourite: '1', rivals: ['2'] },
    })
  })
  test('a mention gives its post to the posts; the editor text `mentions` of a campaign is no entity', () => {
    const { entities } = normalizeResponse({
      mention: { id: 'm', instagramPost: { id: 'p' } },
      campaign: { id: 'c', mentions: ['bjorkbrygg'] },
    })
    expect(entities).toEqual({
      mentions: { m: { id: 'm', instagramPost: 'p' } },
      instagramPosts: { p: { id: 'p' } },
      campaigns: { c: { id: 'c', mentions: ['bjorkbrygg'] } },
    })
  })
})

describe('session and roles', () => {
  const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
  test('the session lives only while its expiry lies in the future (T-32)', () => {
    const now = 1_800_000_000_000
    expect(isLive({ exp: now / 1_000 }, now)).toBe(false)
    expect(isLive({ exp: now / 1_000 + 1 }, now)).toBe(true)
    expect(isLive(undefined, now)).toBe(false)
  })
  test('claims are read from the token; a thing that is no token gives nothing', () => {
    expect(readClaims(token({ exp: 5, scp: 'user', role: 2, name: 'Å' }))).toEqual({
      exp: 5,
      scp: 'user',
      role: 'company',
    })
    expect(readClaims(token({ exp: 5, scp: 'instagramer' }))).toEqual({ exp: 5, scp: 'instagramer' })
    expect([readClaims('x'), readClaims('a.b.c'), readClaims(null)]).toEqual([undefined, undefined, undefined])
  })
  test('three names and the constants 1, 2, 3 in one table (P-03)', () => {
    expect(roles).toEqual(['admin', 'company', 'store_user'])
    expect(roleNumbers).toEqual({ admin: 1, company: 2, store_user: 3 })
    expect([toRole(3), toRole('2'), toRole('admin'), toRole(null), toRole(''), toRole(9)]).toEqual([
      'store_user',
      'company',
      'admin',
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('P-01 the account types are creator and brand; in payload roots and auth paths they are instagramer(s) and user(s)', () => {
  expect(accountTypes).toEqual(['creator', 'brand'])
  expect(accountVocabulary.creator).toMatchObject({ root: 'instagramer', path: 'instagramers' })
  expect(accountVocabulary.brand).toMatchObject({ root: 'user', path: 'users' })
})

test('a creator is recognised by having no role (P-02)', () => {
  expect([isCreator({}), isCreator({ role: undefined }), isCreator({ role: null })]).toEqual([true, true, true])
  expect([...roles, 1, 2, 3, 'unknown'].filter((role) => isCreator({ role }))).toEqual([])
})

test('the countries (K-01)', () => {
  expect(countries).toEqual(['DK', 'FI', 'GB', 'NO', 'SE'])
})

describe('retry', () => {
  test('four calls at 0, 1, 3 and 7 s, then the last error; the delay is capped at 30 s (K-06)', async () => {
    const waits: number[] = []
    const work = jest.fn<() => Promise<never>>().mockRejectedValue(new Error('no'))
    await expect(retry(work, { wait: async (milliseconds) => void waits.push(milliseconds) })).rejects.toThrow('no')
    expect(work).toHaveBeenCalledTimes(4)
    expect(waits).toEqual([1_000, 2_000, 4_000])
    expect(retryDelay(12)).toBe(30_000)
  })
})
