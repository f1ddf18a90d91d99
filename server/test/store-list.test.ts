import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
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
beforeEach(() => {
  // A Friday at noon in Sweden, one o'clock in Finland.
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})

interface Listed {
  stores: ({ id: string; name: string } & Record<string, unknown>)[]
  meta: { total_count: number }
  counts?: Record<string, unknown>
}
const list = async (who: Actor, brandId: string, query = '') =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/stores${query}`)).body as Listed
const namesOf = async (who: Actor, brandId: string, query: string) =>
  (await list(who, brandId, query)).stores.map(({ name }) => name)

/** Four stores: two with offers, one of which has creators. */
const setUp = async () => {
  const brand = await make.brand()
  const [busy, calm, bare, abroad] = [
    await pickups.store(brand.id, { name: 'Busy', city: 'Lund', latitude: 55.7, longitude: 13.2 }),
    await pickups.store(brand.id, { name: 'Calm', city: 'Umeå', latitude: 63.8, longitude: 20.3 }),
    await pickups.store(brand.id, { name: 'Bare', city: 'Lund', latitude: 55.71, longitude: 13.19 }),
    await pickups.store(brand.id, {
      name: 'Abroad',
      city: 'Turku',
      countryCode: 'FI',
      latitude: 60.45,
      longitude: 22.27,
    }),
  ]
  const campaignId = await pickups.campaign(brand.id)
  const instant = await pickups.offer(brand.id, campaignId, busy)
  await pickups.offer(brand.id, campaignId, calm)
  const other = await pickups.campaign(brand.id, { name: 'Other' })
  const asking = await pickups.offer(brand.id, other, busy, { requiresApplication: true })
  const over = await pickups.offer(brand.id, await pickups.campaign(brand.id, { state: 'draft' }), busy)
  const come = async (offerId: string, comingAt: string | null = null) => {
    const creator = await make.creator()
    const { status, body } = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
      body: { store_participation: { motivation: '', ...(comingAt && { coming_at: comingAt }) } },
    })
    expect(status).toBe(200)
    return (body as { store_participation: { id: string } }).store_participation.id
  }
  return { brand, busy, calm, bare, abroad, campaignId, instant, asking, over, come }
}

test('each row says what today brings, and the answer what it brings to all; the page of a store says the same', async () => {
  const { brand, busy, calm, instant, asking, come } = await setUp()
  const staff = await make.staff('company', [brand.id])
  // Whose pass holds all week and who has said nothing may come, and is not expected.
  await come(instant)
  const ending = await come(instant)
  const late = await come(instant, '2026-11-20T15:00:00Z')
  await come(instant, '2026-11-21T09:00:00Z')
  const past = await come(instant)
  await come(asking)
  const write = (id: string, fields: object) =>
    api.db.updateTable('store_participations').set(fields).where('id', '=', id).execute()
  await write(late, { coming_at: '2026-11-20T10:29:00Z' })
  await write(ending, { expires_at: '2026-11-20T17:00:00Z' })
  await write(past, { expires_at: '2026-11-20T10:59:00Z' })
  const figures = { open_offers: 2, expected_today: 2, late_today: 1, waiting_applications: 1 }
  const answer = await list(staff, brand.id, '?sort=-expectedToday')
  expect(answer.stores.map(({ name, expected_today: expected }) => [name, expected])).toEqual([
    ['Busy', 2],
    ['Abroad', 0],
    ['Bare', 0],
    ['Calm', 0],
  ])
  expect(answer.stores[0]).toMatchObject(figures)
  expect(answer.counts).toEqual({
    stores: 4,
    ...figures,
    open_offers: 3,
    stores_expecting: 1,
    stores_waiting: 1,
    stores_out: 0,
    stores_low: 0,
    stores_in_town: 0,
    listed: { open_offers: 3, expected_today: 2, late_today: 1, stores_short: 0 },
    cities: [
      { country_code: 'SE', city: 'Lund', stores: 2 },
      { country_code: 'FI', city: 'Turku', stores: 1 },
      { country_code: 'SE', city: 'Umeå', stores: 1 },
    ],
    countries: [
      { country_code: 'SE', stores: 3 },
      { country_code: 'FI', stores: 1 },
    ],
  })
  const page = async (id: string) =>
    ((await api.call(staff, 'GET', `/api/stores/${id}`)).body as { store: object }).store
  expect(await page(busy)).toMatchObject(figures)
  expect(await page(calm)).toMatchObject({ open_offers: 1, expected_today: 0 })
})

test('words, town, campaign, map and what today brings narrow the list; the sums of what is listed follow the map', async () => {
  const { brand, campaignId, instant, asking, come } = await setUp()
  const staff = await make.staff('company', [brand.id])
  await come(instant, '2026-11-20T15:00:00Z')
  await come(asking)
  const names = (query: string) => namesOf(staff, brand.id, query)
  expect(await names('?city=lund')).toEqual(['Bare', 'Busy'])
  expect(await names('?country_code=FI')).toEqual(['Abroad'])
  expect(await names(`?campaign_id=${campaignId}`)).toEqual(['Busy', 'Calm'])
  expect(await names('?today=expected')).toEqual(['Busy'])
  expect(await names('?today=waiting')).toEqual(['Busy'])
  expect(await names('?sort=-name')).toEqual(['Calm', 'Busy', 'Bare', 'Abroad'])
  expect(await names('?sort=-openOffers&per_page=2&page=2')).toEqual(['Abroad', 'Bare'])
  const north = await list(staff, brand.id, '?bounds=19,60,25,65')
  expect(north.stores.map(({ name }) => name)).toEqual(['Abroad', 'Calm'])
  expect(north.counts).toMatchObject({
    stores: 4,
    expected_today: 1,
    listed: { open_offers: 1, expected_today: 0 },
  })
  expect((await api.call(staff, 'GET', `/api/brands/${brand.id}/stores?bounds=1,2,3,1`)).body).toEqual({
    errors: { bounds: ['invalid'] },
  })
  const { body } = await api.call(staff, 'GET', `/api/store_locations?brand_id=${brand.id}&query=bus`)
  expect(body).toMatchObject({ store_locations: [{ name: 'Busy' }] })
})

test('the day is the one of the store: whoever comes before midnight there is expected', async () => {
  const { brand, abroad, campaignId, come } = await setUp()
  const offer = await pickups.offer(brand.id, campaignId, abroad)
  await come(offer, '2026-11-20T21:59:00Z')
  await come(offer, '2026-11-20T22:30:00Z')
  const [row] = (await list(await make.staff('company', [brand.id]), brand.id, '?country_code=FI')).stores
  expect(row).toMatchObject({ expected_today: 1 })
})

test('a store is open today by its week, or by the day that differs', async () => {
  const { brand, bare } = await setUp()
  const staff = await make.staff('company', [brand.id])
  const hours = [{ from: '10:00', to: '18:00' }]
  const write = async (store: object) =>
    (await api.call(staff, 'PATCH', `/api/stores/${bare}`, { body: { store } })).body as Listed
  expect(await write({ phone: '1' })).toMatchObject({ store: { open_today: null } })
  expect(await write({ opening_week: [[], [], [], [], hours, [], []] })).toMatchObject({ store: { open_today: hours } })
  const exceptions = [{ day: '2026-11-20', hours: [], note: 'Inventering' }]
  expect(await write({ opening_exceptions: exceptions })).toMatchObject({ store: { open_today: [] } })
})

test('creators have the stores and nothing of what happens there, whatever they ask for', async () => {
  const { brand, instant, come } = await setUp()
  await come(instant)
  const { stores, counts } = await list(await make.creator(), brand.id, '?today=expected&sort=-expectedToday')
  expect(stores.map(({ name }) => name)).toEqual(['Bare', 'Busy', 'Abroad', 'Calm'])
  expect(counts).toBeUndefined()
  expect(Object.keys(stores[0]!).filter((key) => /today|offers|waiting|stock/.test(key))).toEqual([])
})
