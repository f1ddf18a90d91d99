import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

describe('creators', () => {
  test('only the edited fields are in the body, wrapped in instagramer; PUT and PATCH (C-36)', async () => {
    const creator = await make.creator()
    for (const method of ['PUT', 'PATCH'] as const) {
      const city = method === 'PUT' ? 'Umeå' : 'Luleå'
      const { status, body } = await api.call(admin, method, `/api/instagramers/${creator.id}`, {
        body: { instagramer: { city } },
      })
      expect([status, body]).toMatchObject([
        200,
        { instagramer: { id: creator.id, city, username: creator.username, state: 'active', product_plan: 'free' } },
      ])
    }
    expect((await api.call(admin, 'PATCH', `/api/instagramers/${creator.id}`, { body: { city: 'Umeå' } })).status).toBe(
      422,
    )
  })

  test('a blocked creator is out at once; unknown categories and fields are refused (C-36)', async () => {
    const creator = await make.creator()
    const edit = (fields: object) =>
      api.call(admin, 'PATCH', `/api/instagramers/${creator.id}`, { body: { instagramer: fields } })
    expect(await edit({ profile_category_ids: [creator.id] })).toMatchObject({
      status: 422,
      body: { errors: { profile_category_ids: ['not_found'] } },
    })
    expect(await edit({ followers_count: 1 })).toMatchObject({
      status: 422,
      body: { errors: { followers_count: ['unknown_field'] } },
    })
    expect((await api.call(creator, 'GET', '/api/instagramers/me')).status).toBe(200)
    expect((await edit({ state: 'blocked', product_plan: 'pro' })).body).toMatchObject({
      instagramer: { state: 'blocked', product_plan: 'pro' },
    })
    expect((await edit({ state: 'active' })).status).toBe(200)
    expect((await api.call(creator, 'GET', '/api/instagramers/me')).status).toBe(401)
  })
})
