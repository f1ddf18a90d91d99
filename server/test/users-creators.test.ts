import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Actor, type Bed, openBed } from './support/bed'
import { type Records, recordsOf } from './support/records'

let bed: Bed
let make: Records
let admin: Actor
beforeAll(async () => {
  bed = await openBed()
  make = recordsOf(bed)
  admin = await make.staff('admin')
})
afterAll(() => bed.close())

describe('creators', () => {
  test('C-36 only the edited fields are in the body, wrapped in instagramer; PUT and PATCH', async () => {
    const creator = await make.creator()
    for (const method of ['PUT', 'PATCH'] as const) {
      const city = method === 'PUT' ? 'Umeå' : 'Luleå'
      const { status, body } = await bed.call(admin, method, `/api/instagramers/${creator.id}`, {
        body: { instagramer: { city } },
      })
      expect([status, body]).toMatchObject([
        200,
        { instagramer: { id: creator.id, city, username: creator.username, state: 'active', product_plan: 'free' } },
      ])
    }
    expect((await bed.call(admin, 'PATCH', `/api/instagramers/${creator.id}`, { body: { city: 'Umeå' } })).status).toBe(
      422,
    )
  })

  test('C-36 a blocked creator is out at once; unknown categories and fields are refused', async () => {
    const creator = await make.creator()
    const edit = (fields: object) =>
      bed.call(admin, 'PATCH', `/api/instagramers/${creator.id}`, { body: { instagramer: fields } })
    expect(await edit({ profile_category_ids: [creator.id] })).toMatchObject({
      status: 422,
      body: { errors: { profile_category_ids: ['not_found'] } },
    })
    expect(await edit({ followers_count: 1 })).toMatchObject({
      status: 422,
      body: { errors: { followers_count: ['unknown_field'] } },
    })
    expect((await bed.call(creator, 'GET', '/api/instagramers/me')).status).toBe(200)
    expect((await edit({ state: 'blocked', product_plan: 'pro' })).body).toMatchObject({
      instagramer: { state: 'blocked', product_plan: 'pro' },
    })
    expect((await edit({ state: 'active' })).status).toBe(200)
    expect((await bed.call(creator, 'GET', '/api/instagramers/me')).status).toBe(401)
  })
})
