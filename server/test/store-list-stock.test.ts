import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { storeListHandlers } from '../src/modules/stores/list'
import { countQueries } from './support/count-queries'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let brandId: string
let staff: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
})

interface Listed {
  stores: { id: string; name: string; worst_stock?: object | null }[]
  counts: Record<string, unknown>
}
const list = async (query = '', who = staff) =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/stores${query}`)).body as Listed
const namesOf = async (query: string) => (await list(query)).stores.map(({ name }) => name)
const product = async (name: string) => {
  const id = uuidv7()
  await api.db.insertInto('store_products').values({ id, brand_id: brandId, name }).execute()
  return id
}
const giveAway = async (storeId: string, productId: string, fields: { places?: number; taken?: number } = {}) => {
  const id = await pickups.offer(brandId, await pickups.campaign(brandId), storeId, fields)
  await api.db
    .updateTable('store_campaigns')
    .set({ store_product_id: productId, taken: fields.taken ?? 0 })
    .where('id', '=', id)
    .execute()
}
const fill = (store_id: string, store_product_id: string, quantity: number) =>
  api.db.insertInto('store_stock').values({ brand_id: brandId, store_id, store_product_id, quantity }).execute()

/** Stores with, in order: no coffee, few buns, enough, untracked stock, and all places taken. */
const setUp = async () => {
  const [coffee, bun] = [await product('Kaffe'), await product('Bulle')]
  const names = ['Out', 'Few', 'Enough', 'Uncounted', 'Full', 'Unfilled'] as const
  const stores = {} as Record<(typeof names)[number], string>
  for (const name of names) stores[name] = await pickups.store(brandId, { name })
  await giveAway(stores.Out, coffee)
  await giveAway(stores.Out, bun)
  await fill(stores.Out, coffee, 0)
  await fill(stores.Out, bun, 9)
  await giveAway(stores.Few, bun, { places: 10, taken: 1 })
  await fill(stores.Few, bun, 2)
  await fill(stores.Few, coffee, 0)
  await giveAway(stores.Enough, coffee)
  await fill(stores.Enough, coffee, 3)
  await pickups.offer(brandId, await pickups.campaign(brandId), stores.Uncounted)
  await giveAway(stores.Full, coffee, { places: 2, taken: 2 })
  await giveAway(stores.Unfilled, bun)
  return { coffee, bun, stores }
}

test('each store says what it has fewest of, of what it still gives away; the counts say how many are short', async () => {
  const { coffee, bun, stores } = await setUp()
  const { stores: rows, counts } = await list('?sort=stock')
  expect(rows.map(({ name, worst_stock: worst }) => [name, worst])).toEqual([
    ['Out', { store_product_id: coffee, name: 'Kaffe', on_shelf: 0, quantity: 0, reserved: 0, level: 'out' }],
    ['Unfilled', { store_product_id: bun, name: 'Bulle', on_shelf: 0, quantity: 0, reserved: 0, level: 'out' }],
    ['Few', { store_product_id: bun, name: 'Bulle', on_shelf: 2, quantity: 2, reserved: 0, level: 'low' }],
    ['Enough', { store_product_id: coffee, name: 'Kaffe', on_shelf: 3, quantity: 3, reserved: 0, level: 'enough' }],
    ['Full', null],
    ['Uncounted', null],
  ])
  expect(counts).toMatchObject({ stores_out: 2, stores_low: 1, listed: { stores_short: 3 } })
  expect(await namesOf('?sort=-stock')).toEqual(['Enough', 'Few', 'Out', 'Unfilled', 'Full', 'Uncounted'])
  expect(await namesOf('?stock=out&sort=name')).toEqual(['Out', 'Unfilled'])
  expect(await namesOf('?stock=low')).toEqual(['Few'])
  // The counts on the pills do not change with the chosen pill; the listed totals do.
  expect((await list('?stock=low')).counts).toMatchObject({ stores: 6, stores_out: 2, listed: { stores_short: 1 } })
  const page = await api.call(staff, 'GET', `/api/stores/${stores.Few}`)
  expect(page.body).toMatchObject({ store: { worst_stock: { quantity: 2, level: 'low' } } })
})

test('the places on the map warn the brand’s own staff alone', async () => {
  await setUp()
  const levels = async (who: Actor, query: string) => {
    const { body } = await api.call(who, 'GET', `/api/store_locations${query}`)
    const found = (body as { store_locations: { name: string; stock_level?: string }[] }).store_locations
    return Object.fromEntries(found.map(({ name, stock_level: level }) => [name, level]))
  }
  expect(await levels(staff, `?brand_id=${brandId}`)).toEqual({
    Out: 'out',
    Unfilled: 'out',
    Few: 'low',
    Enough: 'enough',
    Full: undefined,
    Uncounted: undefined,
  })
  const others = [await make.creator(), await make.staff('company', [(await make.brand()).id])]
  for (const who of others) expect(Object.values(await levels(who, `?brand_id=${brandId}`)).filter(Boolean)).toEqual([])
})

test('a brand with 2 000 stores is listed by as many statements as one with six', async () => {
  const { coffee } = await setUp()
  const ask = (perPage: number) =>
    countQueries(api.db, (db) =>
      storeListHandlers.listBrandStores({
        db,
        now: api.clock.now,
        caller: {
          kind: 'user',
          id: staff.id,
          role: 'company',
          brandIds: [brandId],
          brandRoles: { [brandId]: 'owner' },
          storeIds: [],
        },
        params: { id: brandId },
        query: { perPage, sort: 'stock' },
      } as never),
    )
  const few = await ask(1)
  await sql`INSERT INTO stores (brand_id, id, name, address, city, country_code, latitude, longitude, token)
    SELECT ${brandId}, gen_random_uuid(), 'Many ' || n, 'Gatan 1', 'Ort ' || n % 40, 'SE', 57, 12, 'many-' || ${brandId} || n FROM generate_series(1, 2000) n`.execute(
    api.db,
  )
  await sql`INSERT INTO store_campaigns (brand_id, id, campaign_id, store_id, requires_application, places, store_product_id)
    SELECT ${brandId}, gen_random_uuid(), ${await pickups.campaign(brandId)}, id, false, 10, ${coffee} FROM stores WHERE brand_id = ${brandId} AND name LIKE 'Many %'`.execute(
    api.db,
  )
  expect(await ask(100)).toBe(few)
  const { counts } = await list('?stock=out&per_page=100')
  expect(counts).toMatchObject({ stores: 2006, stores_out: 2002 })
})
