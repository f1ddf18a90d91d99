import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
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
beforeEach(() => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})

const asked = async (offerId: string, who: Actor, comingAt: string | null = null) => {
  const { body } = await api.call(who, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: 'Gärna', coming_at: comingAt } },
  })
  return (body as { store_participation: { id: string } }).store_participation.id
}
const targets = async (who: Actor, id: string) => {
  const { body } = await api.call(who, 'GET', `/api/store_participations/${id}/stores`)
  return (body as { targets: { store_campaign_id: string; distance: number; shelf: object | null }[] }).targets
}
const move = (who: Actor, id: string, to: string) =>
  api.call(who, 'PATCH', `/api/store_participations/${id}/move`, { body: { store_campaign_id: to } })
const rowOf = (id: string) =>
  api.db.selectFrom('store_participations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** One degree of latitude is some 111 km. */
const north = (km: number) => ({ latitude: 57.7 + km / 111.2, longitude: 11.97 })

const setUp = async () => {
  const brand = await make.brand()
  const [staff, creator, campaign] = [
    await make.staff('company', [brand.id]),
    await make.creator(),
    await pickups.campaign(brand.id),
  ]
  const at = async (km: number, fields: { places?: number; campaign?: string } = {}) =>
    pickups.offer(
      brand.id,
      fields.campaign ?? campaign,
      await pickups.store(brand.id, { name: `Butik ${km}`, ...north(km) }),
      { requiresApplication: true, places: fields.places ?? 0 },
    )
  const here = await at(0)
  return { brand, staff, creator, campaign, at, here, id: await asked(here, creator) }
}

test('an application can be moved to stores of its campaign with something free within 30 km, the nearest first', async () => {
  const { brand, staff, creator, at, here, id } = await setUp()
  const [far, near, tooFar, full, paused, own] = [
    await at(29),
    await at(2),
    await at(31),
    await at(3, { places: 1 }),
    await at(4),
    await at(5),
  ]
  const other = await at(1, { campaign: await pickups.campaign(brand.id) })
  const taker = await asked(full, await make.creator())
  expect((await api.call(staff, 'PATCH', `/api/store_participations/${taker}/approve`, { body: {} })).status).toBe(200)
  await api.db
    .updateTable('store_campaigns')
    .set({ paused_at: api.clock.now.toISOString() })
    .where('id', '=', paused)
    .execute()
  await asked(own, creator)
  expect((await targets(staff, id)).map(({ store_campaign_id: to }) => to)).toEqual([near, far])
  expect((await targets(staff, id))[1]).toMatchObject({ distance: expect.closeTo(29_000, -3), shelf: null })
  for (const to of [tooFar, paused, own, other, here, uuidv7()])
    expect(await move(staff, id, to)).toMatchObject({
      status: 422,
      body: { errors: { store_campaign_id: ['invalid'] } },
    })
  expect(await move(staff, id, full)).toMatchObject({ status: 409, body: { error: 'campaign_full' } })
  expect(await rowOf(id)).toMatchObject({ store_campaign_id: here })
})

test('where stock is counted, only what is free on the shelf can be moved to', async () => {
  const { brand, staff, at, id } = await setUp()
  const [empty, stocked] = [await at(1), await at(2)]
  const product = uuidv7()
  await api.db
    .insertInto('store_products')
    .values({ brand_id: brand.id, id: product, name: 'Kaffepress' } as never)
    .execute()
  await api.db
    .updateTable('store_campaigns')
    .set({ store_product_id: product })
    .where('id', 'in', [empty, stocked])
    .execute()
  const { store_id: storeId } = await api.db
    .selectFrom('store_campaigns')
    .select('store_id')
    .where('id', '=', stocked)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('store_stock')
    .values({ brand_id: brand.id, store_id: storeId, store_product_id: product, quantity: 2 } as never)
    .execute()
  expect(await targets(staff, id)).toMatchObject([
    { store_campaign_id: stocked, shelf: { on_shelf: 2, booked: 0, free: 2 }, places_left: 2 },
  ])
  expect(await move(staff, id, empty)).toMatchObject({ status: 409, body: { error: 'campaign_full' } })
})

test('a moved application waits at the other store alone, and its creator is told', async () => {
  const { brand, staff, creator, at, here, id } = await setUp()
  const there = await at(2)
  expect(await move(staff, id, there)).toMatchObject({
    status: 200,
    body: { store_participation: { state: 'requested', store_campaign_id: there, store_name: 'Butik 2' } },
  })
  const { body } = await api.call(staff, 'GET', '/api/applications')
  expect(body).toMatchObject({ applications: [{ id, store: { store_campaign_id: there } }] })
  const own = async (offerId: string) =>
    ((await api.call(creator, 'GET', `/api/store_campaigns/${offerId}`)).body as { store_campaign: object })
      .store_campaign
  expect(await own(here)).toMatchObject({ store_participation: null })
  expect(await own(there)).toMatchObject({ store_participation: { id, state: 'requested' } })
  const told = await api.db
    .selectFrom('notices')
    .select(['kind', 'href', 'instagramer_id'])
    .where('subject_id', '=', id)
    .where('brand_id', '=', brand.id)
    .orderBy('kind')
    .execute()
  expect(told.map(({ kind, instagramer_id: to }) => [kind, to])).toEqual([
    ['pass_moved', creator.id],
    ['store_application', null],
  ])
  const { store_id: storeId } = await api.db
    .selectFrom('store_campaigns')
    .select('store_id')
    .where('id', '=', there)
    .executeTakeFirstOrThrow()
  expect(told.map(({ href }) => href)).toEqual([
    `/store-campaigns/${there}/pass`,
    `/applications?kind=stores&store=${storeId}&open=${id}`,
  ])
  expect((await api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`, { body: {} })).status).toBe(200)
  const places = await api.db
    .selectFrom('store_campaigns')
    .select(['id', 'taken'])
    .where('id', 'in', [here, there])
    .execute()
  expect(Object.fromEntries(places.map(({ id: which, taken }) => [which, taken]))).toEqual({ [here]: 0, [there]: 1 })
  expect(await move(staff, id, here)).toMatchObject({ status: 409, body: { error: 'already_decided' } })
})

test('the hour that was wanted is kept where the other store is open then; an answer that was refused is forgotten', async () => {
  const { staff, at, here } = await setUp()
  const [open, closed] = [await at(1), await at(2)]
  const { store_id: closedStore } = await api.db
    .selectFrom('store_campaigns')
    .select('store_id')
    .where('id', '=', closed)
    .executeTakeFirstOrThrow()
  const hours = [{ from: '15:00', to: '18:00' }]
  await api.db
    .updateTable('stores')
    .set({ opening_week: JSON.stringify(Array<unknown>(7).fill(hours)) as never })
    .where('id', '=', closedStore)
    .execute()
  const coming = '2026-11-21T10:00:00.000Z'
  const id = await asked(here, await make.creator(), coming)
  await api.db
    .updateTable('store_participations')
    .set({ refused_answer: JSON.stringify({ act: 'approve', reason: 'campaign_full' }) as never })
    .where('id', '=', id)
    .execute()
  expect((await move(staff, id, open)).status).toBe(200)
  const kept = await rowOf(id)
  expect([new Date(kept.coming_at!).toISOString(), kept.refused_answer]).toEqual([coming, null])
  expect((await move(staff, id, closed)).status).toBe(200)
  expect((await rowOf(id)).coming_at).toBeNull()
})

test('neither clerks, another company, creators nor visitors move one or see where it could go', async () => {
  const { brand, creator, at, here, id } = await setUp()
  const there = await at(2)
  const callers: [Actor | undefined, number][] = [
    [await make.staff('store_user', [brand.id]), 403],
    [await make.staff('company', [(await make.brand()).id]), 404],
    [creator, 403],
    [undefined, 401],
  ]
  for (const [who, status] of callers) {
    expect((await api.call(who as Actor, 'GET', `/api/store_participations/${id}/stores`)).status).toBe(status)
    expect((await move(who as Actor, id, there)).status).toBe(status)
  }
  expect(await rowOf(id)).toMatchObject({ store_campaign_id: here })
})

test('an answer given while it is moved counts at the store where it stands', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { staff, at, here, id } = await setUp()
    const there = await at(2, { places: 1 })
    const [moved, approved] = await Promise.all([
      move(staff, id, there),
      api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`, { body: {} }),
    ])
    expect([moved.status, approved.status].every((status) => status === 200 || status === 409)).toBe(true)
    const row = await rowOf(id)
    const taken = await api.db
      .selectFrom('store_campaigns')
      .select(['id', 'taken'])
      .where('id', 'in', [here, there])
      .execute()
    for (const offer of taken)
      expect(offer.taken).toBe(offer.id === row.store_campaign_id && row.state === 'approved' ? 1 : 0)
  }
})
