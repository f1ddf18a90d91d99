import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { openPractice, type TestPractice } from './support/practice'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let practice: TestPractice
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
let creator: Actor

beforeAll(async () => {
  api = await openTestApi()
  practice = await openPractice({ only: ['shops'], now: () => api.clock.now })
  practice.practice.publicUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
  records = recordsOf(api)
})
afterAll(async () => {
  await practice.stop()
  await api.close()
})
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { state: 'ongoing' })
  creator = await records.creator()
  await records.participation(brandId, campaignId, creator.id)
  await api.call(staff, 'PATCH', `/api/campaigns/${campaignId}/sales`, {
    body: { target_url: 'https://shop.example.se/' },
  })
  await api.call(staff, 'PATCH', `/api/campaigns/${campaignId}/creator_links/${creator.id}`, {
    body: { discount_code: 'HANNA15' },
  })
})

type Kind = 'shopify' | 'woocommerce'
interface ShopAnswer {
  shop: { id: string; call_url: string; address: string }
  secret: string | null
}
const secretOfShopify = 'shpss_0123456789abcdef0123'
const addresses = { shopify: 'ovning.myshopify.com', woocommerce: 'ovning.example.se' }
const connect = async (kind: Kind) => {
  const { body } = await api.call(staff, 'POST', `/api/brands/${brandId}/shops`, {
    body: { shop: { kind, address: addresses[kind], ...(kind === 'shopify' && { secret: secretOfShopify }) } },
  })
  const { shop, secret } = body as ShopAnswer
  await steer('connect', { kind, url: shop.call_url, secret: secret ?? secretOfShopify, address: addresses[kind] })
  return shop.id
}
const steer = async (act: string, body: Record<string, unknown> = {}) =>
  (await practice.steer('shops', act, body)) as { status: number; order?: number }
interface Figures {
  id: string
  orders: number
  revenue: number
  returned: number
}
const figures = async () =>
  ((await api.call(staff, 'GET', `/api/campaigns/${campaignId}/creator_links`)).body as { creator_links: Figures[] })
    .creator_links[0]!
const calls = async (shop: string) =>
  (
    (await api.call(staff, 'GET', `/api/shops/${shop}/calls`)).body as {
      shop_calls: { outcome: string; reason: string | null; order_number: string | null }[]
    }
  ).shop_calls.map(({ outcome, reason }) => (reason ? `${outcome} ${reason}` : outcome))

describe.each(['shopify', 'woocommerce'] as const)('a shop of %s', (kind) => {
  test('tells of an order by its code, once, and of what comes back', async () => {
    const shop = await connect(kind)
    expect((await steer('order', { kind, code: 'hanna15', total: '499' })).status).toBe(200)
    expect(await figures()).toMatchObject({ orders: 1, revenue: 499_00, returned: 0 })
    expect((await steer('last_call', { how: 'again' })).status).toBe(200)
    expect(await figures()).toMatchObject({ orders: 1, revenue: 499_00 })
    await steer('refund', { amount: '99' })
    await steer('last_call', { how: 'again' })
    expect(await figures()).toMatchObject({ orders: 1, revenue: 400_00, returned: 99_00 })
    await steer('refund', { amount: '400' })
    expect(await figures()).toMatchObject({ orders: 1, revenue: 0, returned: 499_00 })
    const told = await calls(shop)
    expect(told.filter((line) => line === 'duplicate')).toHaveLength(2)
    expect(told.filter((line) => line === 'accepted')).toHaveLength(3)
  })

  test('tells of an order by the link that the buyer came by', async () => {
    await connect(kind)
    const { id } = await figures()
    const landed = await api.app.inject({ method: 'GET', url: `/public/l/${id}` })
    await steer('order', { kind, link: String(landed.headers.location), total: '120,50' })
    expect(await figures()).toMatchObject({ orders: 1, revenue: 120_50 })
  })

  test('keeps what has a code of nobody apart, and nothing of what has no mark at all', async () => {
    const shop = await connect(kind)
    await steer('order', { kind, code: 'REA' })
    await steer('order', { kind })
    expect((await calls(shop)).slice(0, 2)).toEqual(['ignored no_mark', 'unmatched'])
    const { body } = await api.call(staff, 'GET', `/api/brands/${brandId}/sales/unmatched`)
    expect(body).toMatchObject({ unmatched_sales: [{ code: 'REA' }], meta: { total_count: 1 } })
    await api.call(staff, 'PATCH', `/api/campaigns/${campaignId}/creator_links/${creator.id}`, {
      body: { discount_code: 'REA' },
    })
    expect(await figures()).toMatchObject({ orders: 1, revenue: 499_00 })
  })

  test('counts what is paid, and takes back what is cancelled', async () => {
    const shop = await connect(kind)
    await steer('order', { kind, code: 'HANNA15', status: 'pending' })
    expect(await figures()).toMatchObject({ orders: 0 })
    expect((await calls(shop))[0]).toBe('ignored not_paid')
    await steer('paid')
    expect(await figures()).toMatchObject({ orders: 1, revenue: 499_00 })
    await steer('cancel')
    expect(await figures()).toMatchObject({ orders: 1, revenue: 0, returned: 499_00 })
  })

  test('leaves other currencies unconverted', async () => {
    await connect(kind)
    await steer('order', { kind, code: 'HANNA15', currency: 'EUR' })
    expect(await figures()).toMatchObject({ orders: 0, revenue: 0 })
    const { body } = await api.call(staff, 'GET', `/api/campaigns/${campaignId}/sales`)
    expect(body).toMatchObject({
      campaign_sales: { other_currencies: [{ currency: 'EUR', orders: 1, revenue: 499_00 }] },
    })
  })

  test('is refused without a good signature, as another shop, and where it cannot be read; the log says why', async () => {
    const shop = await connect(kind)
    await steer('order', { kind, code: 'HANNA15' })
    expect((await steer('last_call', { how: 'forged' })).status).toBe(401)
    expect((await steer('last_call', { how: 'unsigned' })).status).toBe(401)
    expect((await steer('strange', { kind, how: 'other_shop' })).status).toBe(403)
    expect((await steer('strange', { kind, how: 'malformed' })).status).toBe(400)
    expect((await steer('strange', { kind, how: 'other_topic' })).status).toBe(200)
    expect((await calls(shop)).slice(0, 6)).toEqual([
      'ignored other_topic',
      'refused malformed',
      'refused wrong_shop',
      'refused no_signature',
      'refused bad_signature',
      'accepted',
    ])
    expect(await figures()).toMatchObject({ orders: 1, revenue: 499_00 })
  })

  test('that is no longer connected, or whose secret is another one now, is not believed', async () => {
    const shop = await connect(kind)
    await api.call(staff, 'POST', `/api/shops/${shop}/secret`, {
      body: kind === 'shopify' ? { secret: `${secretOfShopify}x` } : {},
    })
    expect((await steer('order', { kind, code: 'HANNA15' })).status).toBe(401)
    expect((await api.call(staff, 'DELETE', `/api/shops/${shop}`)).status).toBe(204)
    expect((await steer('order', { kind, code: 'HANNA15' })).status).toBe(404)
    expect(await figures()).toMatchObject({ orders: 0 })
  })

  test('leaves nothing of the buyer, and no readable secret', async () => {
    await connect(kind)
    await steer('order', { kind, code: 'HANNA15' })
    for (const table of ['sales', 'sale_returns', 'shops', 'shop_deliveries'])
      for (const word of ['Köpsson', 'kop@example.se', '203.0.113.7', secretOfShopify]) {
        const { rows } = await sql`SELECT FROM ${sql.table(table)} t WHERE strpos(t::text, ${word}) > 0`.execute(api.db)
        expect([table, word, rows.length]).toEqual([table, word, 0])
      }
  })
})

test('what comes back may be told before the order, and an older word does not undo a newer one', async () => {
  await connect('shopify')
  const { order } = await steer('order', { kind: 'shopify', code: 'HANNA15' })
  const { rows } = await sql<{
    order_id: string
    shop_id: string
  }>`SELECT order_id, shop_id FROM sales WHERE brand_id = ${brandId}`.execute(api.db)
  await sql`DELETE FROM sales WHERE brand_id = ${brandId}`.execute(api.db)
  await steer('refund', { order: String(order), amount: '99' })
  expect(await figures()).toMatchObject({ orders: 0 })
  await steer('paid', { order: String(order) })
  expect(await figures()).toMatchObject({ orders: 1, revenue: 400_00, returned: 99_00 })
  await sql`UPDATE sales SET shop_changed_at = ${new Date(api.clock.now.getTime() + 3_600_000)} WHERE brand_id = ${brandId}`.execute(
    api.db,
  )
  await steer('cancel', { order: String(order) })
  expect(await figures()).toMatchObject({ revenue: 400_00 })
  expect((await calls(rows[0]!.shop_id))[0]).toBe('ignored older')
})

test('WooCommerce’s first, unsigned word is answered, and Shopify’s secret is asked for', async () => {
  const shop = await connect('woocommerce')
  expect(await calls(shop)).toEqual(['ignored ping'])
  const without = await api.call(staff, 'POST', `/api/brands/${brandId}/shops`, {
    body: { shop: { kind: 'shopify', address: 'https://www.annan.myshopify.com/admin' } },
  })
  expect(without.body).toEqual({ errors: { secret: ['required'] } })
  const twice = await api.call(staff, 'POST', `/api/brands/${brandId}/shops`, {
    body: { shop: { kind: 'woocommerce', address: 'https://ovning.example.se/butik' } },
  })
  expect(twice.body).toEqual({ errors: { address: ['taken'] } })
})

test('orders of a file and of the shop are the same orders', async () => {
  const shop = await connect('woocommerce')
  const { order } = await steer('order', { kind: 'woocommerce', code: 'HANNA15' })
  await api.call(staff, 'POST', `/api/brands/${brandId}/sales/imports`, {
    body: {
      shop_id: shop,
      csv: `ordernummer,datum,summa,kod\n${order},2026-11-20,499.00,HANNA15\n${order},2026-11-21,-100,`,
    },
  })
  expect(await figures()).toMatchObject({ orders: 1, revenue: 399_00, returned: 100_00 })
})

test('readers of a brand connect no shop; managers do', async () => {
  const reader = await records.staff('company', [brandId])
  await sql`UPDATE brand_users SET role = 'reader' WHERE user_id = ${reader.id}`.execute(api.db)
  const body = { shop: { kind: 'woocommerce', address: 'las.example.se' } }
  expect((await api.call(reader, 'POST', `/api/brands/${brandId}/shops`, { body })).status).toBe(404)
  expect((await api.call(reader, 'GET', `/api/brands/${brandId}/shops`)).body).toEqual({ shops: [], abilities: [] })
  expect(
    (await api.call(reader, 'PATCH', `/api/campaigns/${campaignId}/sales`, { body: { target_url: null } })).status,
  ).toBe(403)
})
