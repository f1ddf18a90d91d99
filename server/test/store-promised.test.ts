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

const product = (name: string, article = '') => ({
  productTitle: name,
  productName: name,
  productDescription: '',
  productArticleReference: article,
  defaultProductValue: 50,
})
const setProducts = (campaignId: string, products: object[]) =>
  api.db
    .updateTable('campaigns')
    .set({ products: JSON.stringify(products) })
    .where('id', '=', campaignId)
    .execute()

/** A store campaign that gives away two products, its clerk, and a creator with a pass. */
const setUp = async (products = [product('Höstrost, 250 g', '10432'), product('Mugg, vit', '20118')]) => {
  const made = await pickups.setUp({})
  await setProducts(made.campaignId, products)
  const [clerk, staff] = [await make.staff('store_user', [made.brand.id]), await make.staff('company', [made.brand.id])]
  return { ...made, clerk, staff, creator: await make.creator() }
}
type Setup = Awaited<ReturnType<typeof setUp>>
const reserve = async ({ creator, offerId }: Pick<Setup, 'creator' | 'offerId'>) => {
  const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
  return (body as { store_participation: { id: string; code: string; products: unknown; has_changed: boolean } })
    .store_participation
}
const checked = async (who: Actor, storeId: string, code: string) =>
  (
    (await api.call(who, 'POST', `/api/counters/${storeId}/checks`, { body: { pass: { code } } })).body as {
      verdict: { outcome: string; left_after?: number; pickup?: { products: unknown; has_changed: boolean } }
    }
  ).verdict
const both = [
  { name: 'Höstrost, 250 g', article: '10432', image_url: null },
  { name: 'Mugg, vit', article: '20118', image_url: null },
]

test('the counter and the pass say every product that was reserved, and the day’s list too', async () => {
  const made = await setUp()
  const own = await reserve(made)
  expect(own).toMatchObject({ products: both, has_changed: false })
  expect(await checked(made.clerk, made.storeId, own.code)).toMatchObject({
    outcome: 'ready',
    pickup: { products: both, has_changed: false },
  })
  expect((await api.call(made.clerk, 'GET', `/api/counters/${made.storeId}`)).body).toMatchObject({
    counter_day: { pickups: [{ products: both, has_changed: false }] },
  })
})

test('decision 113 a pass keeps what it promised when the campaign says something else; both sides are told, and the next pass has the new', async () => {
  const made = await setUp()
  const own = await reserve(made)
  await setProducts(made.campaignId, [product('Kallbrygg på burk')])
  expect(await checked(made.clerk, made.storeId, own.code)).toMatchObject({
    outcome: 'ready',
    pickup: { products: both, has_changed: true },
  })
  expect((await api.call(made.creator, 'GET', `/api/store_campaigns/${made.offerId}`)).body).toMatchObject({
    store_campaign: { store_participation: { products: both, has_changed: true } },
  })
  expect(await reserve({ ...made, creator: await make.creator() })).toMatchObject({
    products: [{ name: 'Kallbrygg på burk', article: '', image_url: null }],
    has_changed: false,
  })
  // Withdrawn and requested again: the promise is what the offer gives by then.
  await api.call(made.creator, 'DELETE', `/api/store_participations/${own.id}`)
  expect(await checked(made.clerk, made.storeId, own.code)).toMatchObject({
    outcome: 'withdrawn',
    pickup: { products: both },
  })
  expect(await reserve(made)).toMatchObject({ products: [{ name: 'Kallbrygg på burk' }], has_changed: false })
})

test('decision 113 an application promises nothing; what is approved promises what the offer gives at that moment', async () => {
  const made = await setUp()
  await api.db
    .updateTable('store_campaigns')
    .set({ requires_application: true })
    .where('id', '=', made.offerId)
    .execute()
  const own = await reserve(made)
  expect(own.products).toBeUndefined()
  await setProducts(made.campaignId, [product('Mugg, vit', '20118')])
  const approved = await api.call(made.staff, 'PATCH', `/api/store_participations/${own.id}/approve`, {
    body: { from: 'requested' },
  })
  expect(approved.body).toMatchObject({ store_participation: { products: [{ name: 'Mugg, vit' }] } })
})

test('decision 113 one product alone is called as the store’s stock calls it, with its picture; how many are left after it is said', async () => {
  const made = await setUp([product('Kaffe', '10432')])
  const { body } = await api.call(made.staff, 'POST', `/api/brands/${made.brand.id}/store_products`, {
    body: { store_product: { name: 'Kaffe 250 g' } },
  })
  const { id } = (body as { store_product: { id: string } }).store_product
  const count = (quantity: number) =>
    api.call(made.staff, 'POST', `/api/counters/${made.storeId}/stock_changes`, {
      body: { stock_change: { store_product_id: id, on_shelf: quantity } },
    })
  await api.db.updateTable('store_campaigns').set({ store_product_id: id }).where('id', '=', made.offerId).execute()
  await count(3)
  const own = await reserve(made)
  const named = [{ name: 'Kaffe 250 g', article: '10432', image_url: null }]
  expect(own.products).toEqual(named)
  expect(await checked(made.clerk, made.storeId, own.code)).toMatchObject({
    left_after: 2,
    pickup: { products: named },
  })
  // Renamed since, but the pass still shows what it promised.
  await api.call(made.staff, 'PATCH', `/api/store_products/${id}`, { body: { store_product: { name: 'Kaffe 500 g' } } })
  expect(await checked(made.clerk, made.storeId, own.code)).toMatchObject({
    pickup: { products: named, has_changed: true },
  })
})

test('a clerk has the products and the stock of what their stores give away or have; another product is unknown (G-04)', async () => {
  const made = await setUp()
  const other = await pickups.store(made.brand.id, { name: 'Other' })
  const productOf = async (name: string) =>
    (
      (
        await api.call(made.staff, 'POST', `/api/brands/${made.brand.id}/store_products`, {
          body: { store_product: { name } },
        })
      ).body as { store_product: { id: string } }
    ).store_product.id
  const [given, elsewhere, lying] = [await productOf('A'), await productOf('B'), await productOf('C')]
  await api.db.updateTable('store_campaigns').set({ store_product_id: given }).where('id', '=', made.offerId).execute()
  const count = (who: Actor, storeId: string, storeProductId: string, quantity = 4) =>
    api.call(who, 'POST', `/api/counters/${storeId}/stock_changes`, {
      body: { stock_change: { store_product_id: storeProductId, on_shelf: quantity } },
    })
  await count(made.staff, other, elsewhere, 9)
  await count(made.staff, other, given, 5)
  await count(made.staff, made.storeId, lying)
  const listed = async (who: Actor) =>
    (
      (await api.call(who, 'GET', `/api/brands/${made.brand.id}/store_products`)).body as {
        store_products: { name: string; quantity: number }[]
      }
    ).store_products.map(({ name, quantity }) => [name, quantity])
  const stock = async (who: Actor, storeId: string) =>
    (
      (await api.call(who, 'GET', `/api/counters/${storeId}/stock`)).body as { store_stock: { name: string }[] }
    ).store_stock.map(({ name }) => name)

  await api.call(made.staff, 'PATCH', `/api/users/${made.clerk.id}`, { body: { user: { store_ids: [made.storeId] } } })
  expect(await listed(made.staff)).toEqual([
    ['A', 5],
    ['B', 9],
    ['C', 4],
  ])
  expect(await listed(made.clerk)).toEqual([
    ['A', 0],
    ['C', 4],
  ])
  expect(await stock(made.clerk, made.storeId)).toEqual(['A', 'C'])
  expect((await stock(made.staff, made.storeId)).sort()).toEqual(['A', 'B', 'C'])
  expect((await api.call(made.staff, 'GET', `/api/counters/${made.storeId}/stock`)).body).toMatchObject({
    store_stock: [
      { name: 'A', open_offers: 1 },
      { name: 'B', open_offers: 0 },
      { name: 'C', open_offers: 0 },
    ],
  })
  expect((await count(made.clerk, made.storeId, given)).status).toBe(200)
  expect(await count(made.clerk, made.storeId, elsewhere)).toMatchObject({
    status: 422,
    body: { errors: { store_product_id: ['not_found'] } },
  })
})

test('nobody comes while the store is closed: by its week, by a day that differs, on its own clock', async () => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
  const made = await setUp()
  const day = [{ from: '09:00', to: '18:00' }]
  await api.db
    .updateTable('stores')
    .set({
      opening_week: JSON.stringify([day, day, day, day, day, day, []]),
      opening_exceptions: JSON.stringify([{ day: '2026-11-24', hours: [], note: '' }]),
    })
    .where('id', '=', made.storeId)
    .execute()
  const creator = await make.creator()
  const { id } = await reserve({ ...made, creator })
  const come = async (at: string) =>
    (
      await api.call(creator, 'PATCH', `/api/store_participations/${id}`, {
        body: { store_participation: { coming_at: at } },
      })
    ).body
  const closed = { errors: { coming_at: ['invalid'] } }
  // Saturday before nine and after six in Stockholm, Sunday, and the day with exceptional hours.
  expect(await come('2026-11-21T07:59:00Z')).toMatchObject(closed)
  expect(await come('2026-11-21T17:01:00Z')).toMatchObject(closed)
  expect(await come('2026-11-22T11:00:00Z')).toMatchObject(closed)
  expect(await come('2026-11-24T11:00:00Z')).toMatchObject(closed)
  expect(await come('2026-11-21T08:00:00Z')).toMatchObject({
    store_participation: { coming_at: '2026-11-21T08:00:00Z' },
  })
})
