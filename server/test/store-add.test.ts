import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let staff: Actor
let brandId: string
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const choice = {
  mode: 'all',
  places: [] as { country: string; city: string }[],
  storeIds: [],
  excludedIds: [] as string[],
  isSame: true,
  numbers: { places: 12, perWeek: 3 },
  each: [],
  requiresApplication: true,
  windowDays: 10,
}
const choose = (fields: Partial<typeof choice>) =>
  api.db
    .insertInto('campaign_store_choices')
    .values({
      brand_id: brandId,
      campaign_id: campaignId,
      choice: JSON.stringify({ ...choice, ...fields }),
      updated_at: new Date().toISOString(),
    })
    .execute()
const fitting = async (who = staff) =>
  (await api.call(who, 'GET', `/api/campaigns/${campaignId}/fitting_stores`)) as {
    status: number
    body: { fitting_stores: { id: string }[] }
  }
const add = (storeIds: string[], who = staff) =>
  api.call(who, 'POST', `/api/campaigns/${campaignId}/store_campaigns`, { body: { storeIds } }) as Promise<{
    status: number
    body: { added_ids: string[]; errors?: object; error?: string }
  }>
const setState = (state: 'draft' | 'finished') =>
  api.db.updateTable('campaigns').set({ state }).where('id', '=', campaignId).execute()

beforeEach(async () => {
  const made = await pickups.setUp()
  brandId = made.brand.id
  campaignId = made.campaignId
  staff = await make.staff('company', [brandId])
})

test('a store that came later is offered, and added with the numbers of the campaign', async () => {
  const [later, left] = [await pickups.store(brandId), await pickups.store(brandId)]
  await choose({ excludedIds: [left] })
  expect((await fitting()).body.fitting_stores).toMatchObject([{ id: later, places: 12, per_week: 3 }])
  const { added_ids: ids } = (await add([later])).body
  expect(await api.db.selectFrom('store_campaigns').selectAll().where('store_id', '=', later).execute()).toMatchObject([
    { id: ids[0], places: 12, per_week: 3, requires_application: true, window_days: 10, paused_at: null },
  ])
  expect((await fitting()).body.fitting_stores).toEqual([])
  // Stores that staff name are added too, and existing ones stay as they are.
  expect((await add([later, left])).body.added_ids).toHaveLength(1)
  expect((await add([later, left])).body.added_ids).toEqual([])
})

test('of some towns, stores of these alone; of stores by hand, none by itself', async () => {
  const [here] = [await pickups.store(brandId, { city: 'Umeå' }), await pickups.store(brandId, { city: 'Kiruna' })]
  expect((await fitting()).body.fitting_stores).toEqual([])
  await choose({ mode: 'places', places: [{ country: 'SE', city: 'umeå' }] })
  expect((await fitting()).body.fitting_stores.map(({ id }) => id)).toEqual([here])
})

test('twenty add the same store at once: it has the campaign once', async () => {
  const later = await pickups.store(brandId)
  await choose({})
  const answers = await Promise.all(Array.from({ length: 20 }, () => add([later])))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.flatMap(({ body }) => body.added_ids)).toHaveLength(1)
})

test('only while the campaign runs, only stores of its brand, only by its staff', async () => {
  const later = await pickups.store(brandId)
  await choose({})
  const foreign = await pickups.setUp()
  expect((await add([foreign.storeId])).body.errors).toEqual({ store_ids: ['invalid'] })
  const other = await make.staff('company', [foreign.brand.id])
  expect((await add([later], other)).status).toBe(404)
  expect((await fitting(other)).status).toBe(404)
  expect((await add([later], await make.staff('store_user', [brandId]))).status).toBe(403)
  for (const state of ['draft', 'finished'] as const) {
    await setState(state)
    expect((await add([later])).body).toEqual({ error: 'illegal_transition' })
    expect((await fitting()).body.fitting_stores).toEqual([])
  }
})
