import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())

test('GET /users/me answers with the user, locale and role among it; a creator has no role (E-03, C-28)', async () => {
  const brandId = (await records.brand()).id
  for (const role of ['admin', 'company', 'store_user'] as const) {
    const { status, body } = await api.call(await records.staff(role, [brandId]), 'GET', '/api/users/me')
    const { user } = body as { user: Record<string, unknown> }
    expect([status, Object.keys(body as object)]).toEqual([200, ['user']])
    expect(user.role).toBe(role)
    expect([null, 'sv', 'en']).toContain(user.locale)
  }
  const creator = await records.creator()
  expect((await api.call(creator, 'GET', '/api/users/me')).status).toBe(403)
  const { body } = await api.call(creator, 'GET', '/api/instagramers/me')
  expect((body as { instagramer: object }).instagramer).not.toHaveProperty('role')
})

test('GET /instagramers/{id} answers with id, state, product plan, country and a list of categories (E-04)', async () => {
  const admin = await records.staff('admin')
  const creator = await records.creator()
  const { status, body } = await api.call(admin, 'GET', `/api/instagramers/${creator.id}`)
  const { instagramer } = body as { instagramer: Record<string, unknown> }
  expect([status, instagramer.id]).toEqual([200, creator.id])
  for (const name of ['state', 'product_plan', 'country_code']) expect(typeof instagramer[name]).toBe('string')
  expect(Array.isArray(instagramer.profile_category_ids)).toBe(true)
})

test('one campaign answers with its state and its counters, the reach by post day among them (E-05)', async () => {
  const brandId = (await records.brand()).id
  const staff = await records.staff('company', [brandId])
  const creator = await records.creator()
  const id = await records.campaign(brandId, { state: 'ongoing' })
  const mention = await records.post(brandId, id, await records.participation(brandId, id, creator.id), creator.id, {
    reach: 250,
    at: '2026-11-19T23:30:00Z',
  })
  await api.call(staff, 'PATCH', `/api/mentions/${mention}/approve`)
  const { body } = await api.call(staff, 'GET', `/api/campaigns/${id}`)
  expect((body as { campaign: object }).campaign).toMatchObject({
    state: 'ongoing',
    reach: 250,
    num_likes: 10,
    num_comments: 2,
    num_posts: 1,
    approved_mentions_count: 0,
    mentions_count: 1,
    calculated_reach: { '2026-11-20': 250 },
  })
})
