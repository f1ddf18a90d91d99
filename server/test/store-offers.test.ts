import { afterAll, beforeAll, expect, test } from '@jest/globals'
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
}
const list = async (who: Actor, brandId: string, query = '') =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/store_offers${query}`)) as {
    status: number
    body: { store_campaigns: Offer[] }
  }

test('issue 15: staff see what is taken and who waits, also where an offer is full; clerks too, other brands do not', async () => {
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
