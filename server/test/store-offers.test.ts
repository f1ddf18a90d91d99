import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

interface Offer {
  id: string
  store_id: string
  places: number | null
  places_left: number | null
  taken: number
  waiting: number
  booked: number
  is_open: boolean
  stock: object | null
}
const list = async (who: Actor, brandId: string, query = '') =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/store_offers${query}`)) as {
    status: number
    body: { store_campaigns: Offer[] }
  }

test('staff see what is taken and who waits, also where an offer is full; clerks too, other brands do not', async () => {
  const { brand, offerId } = await pickups.setUp({ requiresApplication: true, places: 1 })
  const [staff, clerk] = [await make.staff('company', [brand.id]), await make.staff('store_user', [brand.id])]
  const [first, second] = [await make.creator(), await make.creator()]
  const apply = async (who: Actor) =>
    (
      (
        await api.call(who, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
          body: { store_participation: { motivation: 'Gärna' } },
        })
      ).body as { store_participation: { id: string } }
    ).store_participation.id
  const application = await apply(first)
  await apply(second)
  const before = (await list(staff, brand.id)).body.store_campaigns
  expect(before).toHaveLength(1)
  expect(before[0]).toMatchObject({ id: offerId, places: 1, places_left: 1, taken: 0, waiting: 2, booked: 0 })
  await api.call(staff, 'PATCH', `/api/store_participations/${application}/approve`, { body: {} })
  const [full] = (await list(clerk, brand.id, `?storeId=${before[0]!.store_id}`)).body.store_campaigns
  expect(full).toMatchObject({ places_left: 0, taken: 1, waiting: 1, booked: 1, is_open: false })
  const other = await make.staff('company', [(await pickups.setUp({})).brand.id])
  expect((await list(other, brand.id)).status).toBe(404)
})

test('staff see what an offer gives away and how many of it the store has, where that is counted', async () => {
  const { brand, offerId, storeId } = await pickups.setUp({ places: 4 })
  const staff = await make.staff('company', [brand.id])
  const stock = async () => (await list(staff, brand.id)).body.store_campaigns[0]!.stock
  expect(await stock()).toBeNull()
  const id = uuidv7()
  await api.db.insertInto('store_products').values({ id, brand_id: brand.id, name: 'Kaffe' }).execute()
  await api.db.updateTable('store_campaigns').set({ store_product_id: id }).where('id', '=', offerId).execute()
  const product = { store_product_id: id, name: 'Kaffe', image_url: null }
  expect(await stock()).toEqual({ ...product, on_shelf: 0, quantity: 0, reserved: 0 })
  const key = { brand_id: brand.id, store_id: storeId, store_product_id: id }
  await api.db
    .insertInto('store_stock')
    .values({ ...key, quantity: 3 })
    .execute()
  expect(await stock()).toEqual({ ...product, on_shelf: 3, quantity: 3, reserved: 0 })
})
