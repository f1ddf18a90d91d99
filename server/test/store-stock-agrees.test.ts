import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  api.clock.now = new Date('2026-11-20T11:00:00Z')
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

interface Shelf {
  on_shelf: number
  quantity: number
  reserved: number
  level?: string
}

/** A store with one product that two offers give away, and everything that says how much of it there is. */
const setUp = async () => {
  const brandId = (await make.brand()).id
  const [staff, clerk] = [await make.staff('company', [brandId]), await make.staff('store_user', [brandId])]
  const storeId = await pickups.store(brandId)
  const read = async <T>(who: Actor, path: string) => (await api.call(who, 'GET', path)).body as T
  const { body } = await api.call(staff, 'POST', `/api/brands/${brandId}/store_products`, {
    body: { store_product: { name: 'Kaffepress', value: 299 } },
  })
  const productId = (body as { store_product: { id: string } }).store_product.id
  const offer = async (places: number) => {
    const id = await pickups.offer(brandId, await pickups.campaign(brandId), storeId, { places })
    await api.db.updateTable('store_campaigns').set({ store_product_id: productId }).where('id', '=', id).execute()
    return id
  }
  const [open, full] = [await offer(0), await offer(1)]
  const draft = await pickups.campaign(brandId, { state: 'draft' })
  const choice = {
    mode: 'all',
    places: [],
    store_ids: [],
    excluded_ids: [],
    is_same: true,
    numbers: { places: 10, per_week: null },
    each: [],
    requires_application: false,
    window_days: 7,
    store_product_id: productId,
  }
  const chosen = await api.call(staff, 'PUT', `/api/campaigns/${draft}/store_choice`, {
    body: { store_choice: choice },
  })
  expect(chosen).toMatchObject({ status: 200 })
  const count = (fields: object) =>
    api.call(clerk, 'POST', `/api/counters/${storeId}/stock_changes`, {
      body: { stock_change: { store_product_id: productId, ...fields } },
    })
  const reserve = async (id: string) => {
    const answer = await api.call(await make.creator(), 'POST', `/api/store_campaigns/${id}/store_participations`, {
      body: { store_participation: { motivation: '' } },
    })
    return (answer.body as { store_participation: { code: string } }).store_participation.code
  }
  const check = (code: string) =>
    api.call(clerk, 'POST', `/api/counters/${storeId}/checks`, { body: { pass: { code } } })
  const handOut = (code: string) =>
    api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code, scanned_at: api.clock.now.toISOString() } },
    })
  /** What each screen reads of the product, by its name. */
  const said = async () => {
    const { store_stock: stock } = await read<{ store_stock: Shelf[] }>(clerk, `/api/counters/${storeId}/stock`)
    const offers = await read<{ store_campaigns: { id: string; stock: Shelf }[] }>(
      staff,
      `/api/brands/${brandId}/store_offers`,
    )
    const list = await read<{ stores: { worst_stock: Shelf | null }[]; counts: { stores_out: number } }>(
      staff,
      `/api/brands/${brandId}/stores`,
    )
    const page = await read<{ store: { worst_stock: Shelf | null } }>(staff, `/api/stores/${storeId}`)
    const map = await read<{ store_locations: { stock_level: string }[] }>(
      staff,
      `/api/store_locations?brand_id=${brandId}`,
    )
    const products = await read<{ store_products: (Shelf & { stores_out: number })[] }>(
      staff,
      `/api/brands/${brandId}/store_products`,
    )
    const editor = await read<{ store_options: { stock: Shelf }[] }>(staff, `/api/campaigns/${draft}/store_choice`)
    const offered = await read<{ store_campaign: { places_left: number } }>(
      await make.creator(),
      `/api/store_campaigns/${open}`,
    )
    return {
      shelves: {
        counter: stock[0]!,
        offer: offers.store_campaigns[0]!.stock,
        full: offers.store_campaigns[1]!.stock,
        list: list.stores[0]!.worst_stock!,
        page: page.store.worst_stock!,
        products: products.store_products[0]!,
        editor: editor.store_options[0]!.stock,
      },
      levels: [stock[0]!.level, list.stores[0]!.worst_stock?.level, map.store_locations[0]!.stock_level],
      out: [list.counts.stores_out, products.store_products[0]!.stores_out],
      creator: offered.store_campaign.places_left,
    }
  }
  return { open, full, count, reserve, check, handOut, said }
}
type World = Awaited<ReturnType<typeof setUp>>

const expectAll = async ({ said }: World, wanted: Omit<Shelf, 'level'>, level: string) => {
  const { shelves, levels, out, creator } = await said()
  for (const [where, { on_shelf, quantity, reserved }] of Object.entries(shelves))
    expect({ where, on_shelf, quantity, reserved }).toEqual({ where, ...wanted })
  expect(levels).toEqual([level, level, level])
  expect(out).toEqual(level === 'out' ? [1, 1] : [0, 0])
  expect(creator).toBe(wanted.quantity)
}

test('counter, page, list, map, products, editor and offer say the same of one shelf, whatever happens to it', async () => {
  const world = await setUp()
  const { open, full, count, reserve, check, handOut } = world
  await count({ on_shelf: 6 })
  await expectAll(world, { on_shelf: 6, quantity: 6, reserved: 0 }, 'enough')
  const [first, second] = [await reserve(open), await reserve(open)]
  await reserve(full)
  await expectAll(world, { on_shelf: 6, quantity: 3, reserved: 3 }, 'enough')
  // What a clerk reads from the shelf changes nothing.
  await count({ on_shelf: 6 })
  await expectAll(world, { on_shelf: 6, quantity: 3, reserved: 3 }, 'enough')
  expect((await check(first)).body).toMatchObject({ verdict: { left_after: 5 } })
  expect((await handOut(first)).body).toMatchObject({ verdict: { outcome: 'handed_out' } })
  await expectAll(world, { on_shelf: 5, quantity: 3, reserved: 2 }, 'enough')
  // Fewer than are booked.
  await count({ on_shelf: 1 })
  await expectAll(world, { on_shelf: 1, quantity: 0, reserved: 2 }, 'out')
  expect((await check(second)).body).toMatchObject({ verdict: { left_after: 0 } })
  await count({ delta: 3 })
  await expectAll(world, { on_shelf: 4, quantity: 2, reserved: 2 }, 'low')
})

test('fewer on the shelf than are booked counts as out also where no place is left', async () => {
  const world = await setUp()
  await world.count({ on_shelf: 1 })
  await world.reserve(world.full)
  await world.count({ on_shelf: 0 })
  await api.db.updateTable('store_campaigns').set({ places: 1, taken: 1 }).where('id', '=', world.open).execute()
  const { shelves, levels, out } = await world.said()
  expect(shelves.products).toMatchObject({ on_shelf: 0, quantity: 0 })
  expect(levels).toEqual(['out', 'out', 'out'])
  expect(out).toEqual([1, 1])
})
