import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { endPasses } from '../src/modules/stores/offers'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let staff: Actor
let clerk: Actor
let brandId: string
let storeId: string
let offerId: string
let productId: string
let nameOf: Map<string, string>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const productOf = async (brand: string, who = staff) => {
  const { body } = await api.call(who, 'POST', `/api/brands/${brand}/store_products`, {
    body: { store_product: { name: 'Kaffe 250 g', value: 89 } },
  })
  return (body as { store_product: { id: string } }).store_product.id
}
/** An offer at the store that tracks the product's stock. */
const offerOf = async (requiresApplication = false) => {
  const id = await pickups.offer(brandId, await pickups.campaign(brandId), storeId, { requiresApplication })
  await api.db.updateTable('store_campaigns').set({ store_product_id: productId }).where('id', '=', id).execute()
  return id
}
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
  clerk = await make.staff('store_user', [brandId])
  const names = await api.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [staff.id, clerk.id])
    .execute()
  nameOf = new Map(names.map(({ id, name }) => [id, name]))
  storeId = await pickups.store(brandId)
  productId = await productOf(brandId)
  offerId = await offerOf()
})

const change = (who: Actor, fields: object, store = storeId, headers = {}) =>
  api.call(who, 'POST', `/api/counters/${store}/stock_changes`, {
    headers,
    body: { stock_change: { store_product_id: productId, ...fields } },
  })
const fill = (on_shelf: number) => change(staff, { on_shelf })
const stock = async (who = staff) =>
  (
    (await api.call(who, 'GET', `/api/counters/${storeId}/stock`)).body as {
      store_stock: { on_shelf: number; quantity: number; level: string; reserved: number; changed_by: string | null }[]
    }
  ).store_stock[0]!
interface Change {
  kind: string
  delta: number
  quantity: number
  on_shelf: number | null
  note: string | null
  by: string | null
  reason: string | null
}
const changes = async (query = '') =>
  (await api.call(staff, 'GET', `/api/counters/${storeId}/stock_changes?${query}`)).body as {
    stock_changes: Change[]
    meta: { total_count: number; total_pages: number }
  }
const reserve = (creator: Actor, offer = offerId) =>
  api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
const own = async (creator: Actor, offer = offerId) => {
  const { body } = await reserve(creator, offer)
  return (body as { store_participation: { id: string; code: string } }).store_participation
}
const look = async (creator: Actor, offer = offerId) =>
  ((await api.call(creator, 'GET', `/api/store_campaigns/${offer}`)).body as { store_campaign: object }).store_campaign

describe('products of a brand', () => {
  test('they are added, changed, archived and found; clerks see them alone, others none (C-15)', async () => {
    const path = `/api/brands/${brandId}/store_products`
    const listed = (who: Actor, query = '') => api.call(who, 'GET', `${path}?${query}`)
    expect((await listed(clerk)).body).toMatchObject({
      store_products: [{ id: productId, brand_id: brandId, name: 'Kaffe 250 g', value: 89, abilities: [] }],
      meta: { total_count: 1 },
    })
    const edit = (who: Actor, fields: object) =>
      api.call(who, 'PATCH', `/api/store_products/${productId}`, { body: { store_product: fields } })
    expect(await edit(clerk, { value: 1 })).toMatchObject({ status: 403 })
    expect(await edit(await make.staff('company', [(await make.brand()).id]), { value: 1 })).toMatchObject({
      status: 404,
    })
    expect((await edit(staff, { is_archived: true })).body).toMatchObject({ error: 'illegal_transition' })
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('brand_id', '=', brandId).execute()
    expect((await edit(staff, { name: 'Kaffe 500 g', is_archived: true })).body).toMatchObject({
      store_product: {
        name: 'Kaffe 500 g',
        value: 89,
        archived_at: '2026-11-20T11:00:00.000Z',
        abilities: ['update', 'archive'],
      },
    })
    expect((await listed(staff)).body).toMatchObject({ store_products: [] })
    expect((await listed(staff, 'archived=true&query=500')).body).toMatchObject({ store_products: [{ id: productId }] })
    expect((await edit(staff, { is_archived: false })).body).toMatchObject({ store_product: { archived_at: null } })
    expect(await edit(staff, { name: ' ' })).toMatchObject({ status: 422 })
  })

  test('each says how many open offers give it away, and how many stores are out of it or have few', async () => {
    const listed = async () =>
      (
        (await api.call(staff, 'GET', `/api/brands/${brandId}/store_products`)).body as {
          store_products: Record<string, unknown>[]
        }
      ).store_products[0]
    expect(await listed()).toMatchObject({ open_offers: 1, stores_out: 1, stores_low: 0, abilities: ['update'] })
    await offerOf()
    await fill(2)
    expect(await listed()).toMatchObject({ open_offers: 2, stores_out: 0, stores_low: 1 })
    // A full offer needs no stock, so any amount is enough.
    await api.db.updateTable('store_campaigns').set({ places: 1, taken: 1 }).where('store_id', '=', storeId).execute()
    expect(await listed()).toMatchObject({ open_offers: 2, stores_out: 0, stores_low: 0 })
  })
})

describe('stock of a store', () => {
  test('is set and adjusted by staff and by the counter, with who and why, never below zero', async () => {
    expect(await stock()).toMatchObject({ quantity: 0, level: 'out', reserved: 0, changed_by: null })
    expect((await fill(5)).body).toMatchObject({ store_stock: { quantity: 5, level: 'enough' } })
    expect((await change(clerk, { delta: -3, note: ' Gick sönder ' })).body).toMatchObject({
      store_stock: { quantity: 2, level: 'low', changed_by: nameOf.get(clerk.id) },
    })
    expect(await change(clerk, { delta: -3 })).toMatchObject({
      status: 422,
      body: { errors: { delta: ['too_small'] } },
    })
    expect((await stock(clerk)).quantity).toBe(2)
    expect((await changes()).stock_changes).toMatchObject([
      { kind: 'adjust', delta: -3, quantity: 2, note: 'Gick sönder', by: nameOf.get(clerk.id) },
      { kind: 'set', delta: 5, quantity: 5, note: null, by: nameOf.get(staff.id) },
    ])
    expect(await changes('perPage=1&page=2')).toMatchObject({
      stock_changes: [{ kind: 'set' }],
      meta: { total_count: 2, total_pages: 2 },
    })
  })

  test('bad changes are refused at their field, and a repeated one counts once', async () => {
    expect(await change(staff, {})).toMatchObject({ status: 422, body: { errors: { delta: ['invalid'] } } })
    expect(await change(staff, { delta: 1, on_shelf: 1 })).toMatchObject({ status: 422 })
    expect(await change(staff, { on_shelf: -1 })).toMatchObject({ status: 422 })
    for (const store_product_id of [uuidv7(), await productOf((await make.brand()).id, await make.staff('admin'))])
      expect(await change(staff, { store_product_id, delta: 1 })).toMatchObject({
        status: 422,
        body: { errors: { store_product_id: ['not_found'] } },
      })
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect(await change(stranger, { delta: 1 })).toMatchObject({ status: 404, body: { error: 'store_not_found' } })
    const key = newKey()
    await change(clerk, { delta: 4 }, storeId, key)
    await change(clerk, { delta: 4 }, storeId, key)
    expect((await stock()).quantity).toBe(4)
  })

  test('what was changed is never altered afterwards', async () => {
    await fill(5)
    await expect(
      api.db.updateTable('stock_changes').set({ delta: 1 }).where('brand_id', '=', brandId).execute(),
    ).rejects.toThrow('append only')
  })
})

describe('a reservation takes one', () => {
  test('and gives it back when it is taken back, declined or runs out; what is picked up is gone', async () => {
    await fill(4)
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => make.creator()))
    const { id } = await own(first!)
    const ended = await own(second!)
    const { code } = await own(third!)
    await own(fourth!)
    expect(await stock()).toMatchObject({ quantity: 0, level: 'out', reserved: 4 })
    expect((await api.call(first!, 'DELETE', `/api/store_participations/${id}`)).status).toBe(204)
    expect(
      (
        await api.call(staff, 'PATCH', `/api/store_participations/${ended.id}/decline`, {
          body: { from: 'approved', reason: 'Slut på säsongen' },
        })
      ).status,
    ).toBe(200)
    await api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code, scanned_at: api.clock.now.toISOString() } },
    })
    expect(await stock()).toMatchObject({ quantity: 2, reserved: 1 })
    await endPasses({
      db: api.db,
      config: api.config,
      live: api.bus,
      now: () => new Date(api.clock.now.getTime() + 30 * 86_400_000),
    })
    expect(await stock()).toMatchObject({ quantity: 3, reserved: 0 })
    expect((await changes()).stock_changes.slice(0, 3)).toMatchObject([
      { kind: 'return', delta: 1, quantity: 3, reason: 'lapsed', by: null },
      { kind: 'return', quantity: 2, reason: null, by: nameOf.get(staff.id) },
      { kind: 'return', quantity: 1, reason: 'withdrawn' },
    ])
  })

  test('an application takes one when it is approved; with stock 0 it is refused and the offer is closed', async () => {
    const asked = await offerOf(true)
    const [first, second] = [await make.creator(), await make.creator()]
    await fill(1)
    const [one, other] = [await own(first, asked), await own(second, asked)]
    expect(await stock()).toMatchObject({ quantity: 1 })
    const approve = (id: string) =>
      api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`, { body: { from: 'requested' } })
    expect((await approve(one.id)).status).toBe(200)
    expect(await approve(other.id)).toMatchObject({ status: 409, body: { error: 'campaign_full' } })
    const creator = await make.creator()
    expect(await look(creator)).toMatchObject({ is_open: false, places_left: 0 })
    expect(await reserve(creator)).toMatchObject({ status: 409, body: { error: 'campaign_full' } })
    const { body } = await api.call(creator, 'GET', `/api/store_campaigns?storeId=${storeId}`)
    expect(body).toMatchObject({ store_campaigns: [] })
    await change(clerk, { delta: 1 })
    expect(await look(creator)).toMatchObject({ is_open: true, places_left: 1 })
  })

  test('fifty at once, at two offers of the same product, for twenty: twenty get one', async () => {
    await fill(20)
    const offers = [offerId, await offerOf()]
    const creators = await Promise.all(Array.from({ length: 50 }, () => make.creator()))
    const answers = await Promise.all(creators.map((creator, at) => reserve(creator, offers[at % 2])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(
      answers.filter(({ status, body }) => status === 409 && (body as { error: string }).error === 'campaign_full'),
    ).toHaveLength(30)
    expect(await stock()).toMatchObject({ quantity: 0, reserved: 20 })
    expect((await changes()).meta.total_count).toBe(21)
  })

  test('passes from before the product was counted give nothing back', async () => {
    await fill(3)
    await api.db.updateTable('store_campaigns').set({ store_product_id: null }).where('id', '=', offerId).execute()
    const creator = await make.creator()
    const { id } = await own(creator)
    await api.db.updateTable('store_campaigns').set({ store_product_id: productId }).where('id', '=', offerId).execute()
    await api.call(creator, 'DELETE', `/api/store_participations/${id}`)
    expect(await stock()).toMatchObject({ quantity: 3 })
  })
})

describe('what is on the shelf and what of it is free', () => {
  const verdict = (code: string) =>
    api.call(clerk, 'POST', `/api/counters/${storeId}/checks`, { body: { pass: { code } } })
  const offerStock = async () =>
    (
      (await api.call(staff, 'GET', `/api/brands/${brandId}/store_offers`)).body as {
        store_campaigns: { stock: object }[]
      }
    ).store_campaigns[0]!.stock

  test('counting the shelf sets what stands there, and what is booked of it is not free', async () => {
    await fill(4)
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => make.creator()))
    const { code } = await own(first!)
    await own(second!)
    await own(third!)
    const numbers = { on_shelf: 4, quantity: 1, reserved: 3 }
    expect(await stock()).toMatchObject({ ...numbers, level: 'low' })
    expect(await offerStock()).toMatchObject(numbers)
    expect((await verdict(code)).body).toMatchObject({ verdict: { outcome: 'ready', left_after: 3 } })
    // Somebody counts what she sees.
    expect((await change(clerk, { on_shelf: 4 })).body).toMatchObject({ store_stock: numbers })
    expect((await change(clerk, { delta: 2 })).body).toMatchObject({
      store_stock: { on_shelf: 6, quantity: 3, reserved: 3 },
    })
    expect((await changes()).stock_changes.slice(0, 3)).toMatchObject([
      { kind: 'adjust', delta: 2, on_shelf: 6, quantity: 3 },
      { kind: 'set', delta: 0, on_shelf: 4, quantity: 1 },
      { kind: 'reserve', delta: -1, on_shelf: null, quantity: 1 },
    ])
  })

  test('fewer on the shelf than are booked is said, nobody books, and what is added is of the shelf', async () => {
    await fill(3)
    const [first, second] = [await make.creator(), await make.creator()]
    const { id, code } = await own(first)
    await own(second)
    const short = { on_shelf: 1, quantity: 0, reserved: 2 }
    expect((await change(clerk, { on_shelf: 1 })).body).toMatchObject({ store_stock: { ...short, level: 'out' } })
    expect(await offerStock()).toMatchObject(short)
    expect((await verdict(code)).body).toMatchObject({ verdict: { outcome: 'ready', left_after: 0 } })
    expect(await look(await make.creator())).toMatchObject({ places_left: 0 })
    expect(await reserve(await make.creator())).toMatchObject({ body: { error: 'campaign_full' } })
    // Full offers need no more, but those that are booked do.
    await api.db.updateTable('store_campaigns').set({ places: 2 }).where('id', '=', offerId).execute()
    const listed = (await api.call(staff, 'GET', `/api/brands/${brandId}/stores`)).body as { stores: object[] }
    expect(listed.stores).toMatchObject([{ worst_stock: { ...short, level: 'out' } }])
    expect((await change(clerk, { delta: -2 })).body).toMatchObject({ errors: { delta: ['too_small'] } })
    await api.call(first, 'DELETE', `/api/store_participations/${id}`)
    expect(await stock()).toMatchObject({ on_shelf: 1, quantity: 0, reserved: 1, level: 'out' })
  })
})
