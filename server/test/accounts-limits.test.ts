import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { recordsOf } from './support/records'
import { peopleOf } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

const limit = 20
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ signInLimit: limit })
})
afterAll(() => api.close())

const statusesOf = async (times: number, call: (at: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push((await call(at)).status)
  return statuses
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const from = (ip: string) => ({ 'x-forwarded-for': ip })

test('QUALITY 26 the 21st sign-in with one email from one address within a minute answers 429 and says when to come back; another email is not held up', async () => {
  const attempt = (email: string) =>
    api.call(null, 'POST', '/api/auth/users/sign_in', {
      body: { user: { email, password: 'wrong' } },
      headers: from('203.0.113.1'),
    })
  expect(await statusesOf(21, () => attempt('one@samspel.test'))).toEqual([...times(20, 401), 429])
  const late = await attempt('ONE@samspel.test')
  expect([late.status, late.body]).toEqual([429, { error: 'too_many_requests' }])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await attempt('two@samspel.test')).status).toBe(401)
})

test('QUALITY 26 one address that tries many accounts is stopped at four times as many', async () => {
  const attempt = (at: number) =>
    api.call(null, 'POST', '/api/auth/instagramers/sign_in', {
      body: { instagramer: { email: `nobody${at}@samspel.test`, password: 'wrong' } },
      headers: from('203.0.113.2'),
    })
  expect(await statusesOf(81, attempt)).toEqual([...times(80, 401), 429])
})

test('QUALITY 19, 26 reset and confirmation mails together: five for one email from one address in a quarter of an hour, twenty from one address; the page says so for known and unknown alike', async () => {
  const { email } = await peopleOf(api).signUp()
  const ask = (address: string, ip: string, kind: 'password' | 'confirmation') =>
    api.call(null, 'POST', `/api/auth/users/${kind}`, {
      body: { user: { email: address }, redirect_url: '' },
      headers: from(ip),
    })
  expect(await statusesOf(6, (at) => ask(email, '203.0.113.3', at % 2 ? 'confirmation' : 'password'))).toEqual([
    ...times(5, 204),
    429,
  ])
  expect(await statusesOf(6, () => ask('nobody@samspel.test', '203.0.113.3', 'confirmation'))).toEqual([
    ...times(5, 204),
    429,
  ])
  expect(await statusesOf(21, (at) => ask(`nobody${at}@samspel.test`, '203.0.113.4', 'password'))).toEqual([
    ...times(20, 422),
    429,
  ])
  expect((await ask(email, '203.0.113.5', 'password')).status).toBe(204)
})

test('QUALITY 26 tokens of links are not guessed for long, nor is the own password', async () => {
  const guess = (at: number) =>
    api.call(null, 'PUT', '/api/auth/users/confirmation', {
      body: { confirmation_token: `guess${at}` },
      headers: from('203.0.113.6'),
    })
  expect(await statusesOf(21, guess)).toEqual([...times(20, 422), 429])
  const { who } = await peopleOf(api).signUp()
  expect(
    await statusesOf(6, () =>
      api.call(who, 'POST', '/api/users/me/deletion', { body: { password: 'wrong password' } }),
    ),
  ).toEqual([...times(5, 422), 429])
})

test('QUALITY 26 the own password is tried five times in a quarter of an hour in all places together, the approval of a batch of payouts too', async () => {
  const admin = await recordsOf(api).staff('admin')
  const approve = () =>
    api.call(admin, 'POST', `/api/payout_batches/${uuidv7()}/approve`, { body: { version: 1, password: 'a guess' } })
  const confirm = () => api.call(admin, 'POST', '/api/auth/password_confirmation', { body: { password: 'a guess' } })
  expect(await statusesOf(3, approve)).toEqual(times(3, 404))
  expect(await statusesOf(2, confirm)).toEqual(times(2, 422))
  expect((await approve()).status).toBe(429)
  expect((await confirm()).status).toBe(429)
})

test('invitations to strangers and imports of addresses are counted by the quarter of an hour', async () => {
  const make = recordsOf(api)
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const invite = (at: number) =>
    api.call(staff, 'POST', '/api/invitations', {
      body: { invitation: { email: `stranger${at}@samspel.test`, role: 'store_user', brand_ids: [brand.id] } },
    })
  expect(await statusesOf(31, invite)).toEqual([...times(30, 200), 429])
  const { body } = await api.call(staff, 'POST', '/api/community_lists', {
    body: { community_list: { brand_id: brand.id, name: 'Lista' } },
  })
  const { community_list: list } = body as { community_list: { id: string } }
  const bring = (at: number) =>
    api.call(staff, 'POST', `/api/community_lists/${list.id}/imports`, {
      body: { csv: `email\nstranger${at}@samspel.test` },
    })
  expect(await statusesOf(21, bring)).toEqual([...times(20, 200), 429])
})

test('#14 RATE_LIMIT_FACTOR multiplies the limits that do not follow from the sign-ins, and only those', async () => {
  const large = await openTestApi({ signInLimit: limit, rateLimitFactor: 2 })
  try {
    const { who } = await peopleOf(large).signUp()
    const take = () => large.call(who, 'GET', '/api/users/me/export')
    expect(await statusesOf(21, take)).toEqual([...times(20, 200), 429])
    const guess = () => large.call(who, 'POST', '/api/users/me/deletion', { body: { password: 'wrong password' } })
    expect(await statusesOf(6, guess)).toEqual([...times(5, 422), 429])
  } finally {
    await large.close()
  }
})

test('one address asks for 60 slugs a minute, whoever it is', async () => {
  const ask = (at: number) =>
    api.call(null, 'HEAD', `/public/collaboration_pages/slug/free-${at}`, { headers: from('203.0.113.90') })
  expect(await statusesOf(61, ask)).toEqual([...times(60, 404), 429])
})
