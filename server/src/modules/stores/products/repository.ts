import { type RawBuilder, sql, type Updateable } from 'kysely'
import { atStores } from '../../../auth/brand-scope'
import type { UserCaller } from '../../../auth/caller'
import { may } from '../../../auth/roles'
import { dayOf } from '../../../days'
import { pageWithTotal } from '../../../db/page-with-total'
import type { StockChanges } from '../../../db/tables/public'
import type { Db } from '../../../db/transact'
import type { DB } from '../../../db/types'
import type { Page } from '../../../http/page'
import { bookedByStore, bookedOf, isOpenOffer } from '../../campaigns'
import { isMissed, offersWithCampaigns, takesMore } from '../offers'
import { FEW } from './level'

export interface ProductRow {
  id: string
  brand_id: string
  name: string
  image_url: string | null
  value: number
  archived_at: string | null
  created_at: string
  /** Totals over all stores: free, on the shelf, and booked. */
  quantity: number
  on_shelf: number
  reserved: number
  open_offers: number
  stores_out: number
  stores_low: number
}

/** A product of a store's brand with the store's stock. */
export interface StockRow {
  store_id: string
  id: string
  name: string
  image_url: string | null
  /** What can still be booked; below nothing where fewer are on the shelf than are booked. */
  quantity: number
  open_offers: number
  reserved: number
  changed_by: string | null
  changed_at: string | null
}

export interface ChangeRow {
  id: string
  store_id: string
  store_product_id: string
  product_name: string
  kind: StockChanges['kind']
  delta: number
  quantity: number
  on_shelf: number | null
  note: string | null
  by: string | null
  reason: 'cancelled' | 'ended' | 'lapsed' | 'withdrawn' | null
  store_participation_id: string | null
  created_at: string
}

export interface StoreKey {
  id: string
  brand_id: string
}

type Asking = Pick<UserCaller, 'role' | 'storeIds'>
interface StaffAsking {
  caller: Asking
  now: Date
}

const productColumns = sql`p.id, p.brand_id, p.name, p.image_url, p.value, p.archived_at, p.created_at, held.*, used.*`

/** What stores have of product `p`, summed over the caller's stores as each of them says it. */
const held = (caller: Asking) => sql`LATERAL (SELECT coalesce(sum(greatest(0, st.quantity)), 0)::int AS quantity,
    coalesce(sum(greatest(0, st.quantity + coalesce(booked.count, 0))), 0)::int AS on_shelf, coalesce(sum(booked.count), 0)::int AS reserved
  FROM store_stock st LEFT JOIN ${bookedByStore({ brand: sql`p.brand_id`, product: sql`p.id` })} booked ON booked.store_id = st.store_id
  WHERE st.brand_id = p.brand_id AND st.store_product_id = p.id AND ${atStores(sql`st.store_id`, caller)}) held`

/** Clerks see products that campaigns give away at their stores or that are in stock there. Refers to product `p`. */
export const isWithin = (caller: Asking, storeId?: string): RawBuilder<unknown> => {
  if (may(caller, 'seeAllProducts')) return sql`true`
  const here = (column: RawBuilder<unknown>) =>
    storeId === undefined ? atStores(column, caller) : sql`${column} = ${storeId}`
  return sql`(EXISTS (SELECT FROM ${offersWithCampaigns} WHERE sc.brand_id = p.brand_id AND sc.store_product_id = p.id
      AND ${here(sql`sc.store_id`)} AND c.state NOT IN ('draft', 'requested', 'archived'))
    OR EXISTS (SELECT FROM store_stock held WHERE held.brand_id = p.brand_id AND held.store_product_id = p.id AND held.quantity > 0
      AND ${here(sql`held.store_id`)}))`
}

/** How open offers use product `p` at the caller's stores. */
const used = (now: Date, caller: Asking) => sql`LATERAL (SELECT count(*) AS open_offers,
    count(DISTINCT sc.store_id) FILTER (WHERE ${isMissed} AND coalesce(st.quantity, 0) <= 0) AS stores_out,
    count(DISTINCT sc.store_id) FILTER (WHERE ${takesMore} AND st.quantity BETWEEN 1 AND ${sql.lit(FEW - 1)}) AS stores_low
  FROM ${offersWithCampaigns} LEFT JOIN store_stock st ON st.brand_id = sc.brand_id AND st.store_id = sc.store_id AND st.store_product_id = sc.store_product_id
  WHERE sc.brand_id = p.brand_id AND sc.store_product_id = p.id AND ${atStores(sql`sc.store_id`, caller)}
    AND ${isOpenOffer(dayOf(now))} AND c.delivery_method = 'pickup') used`

export const brandExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('brands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const findStore = (db: Db, id: string): Promise<StoreKey | undefined> =>
  db.selectFrom('stores').select(['id', 'brand_id']).where('id', '=', id).executeTakeFirst()

/** `where` refers to the product as `p`. */
export const listProducts = (db: Db, where: RawBuilder<unknown>, page: Page, { caller, now }: StaffAsking) =>
  pageWithTotal(
    db,
    sql<ProductRow>`SELECT ${productColumns} FROM store_products p, ${held(caller)}, ${used(now, caller)} WHERE ${where}
      ORDER BY p.name, p.id LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`store_products p WHERE ${where}`,
  )

export const findProduct = async (
  db: Db,
  id: string,
  { caller, now }: StaffAsking,
  where = sql`true`,
): Promise<ProductRow | undefined> =>
  (
    await sql<ProductRow>`SELECT ${productColumns} FROM store_products p, ${held(caller)}, ${used(now, caller)}
      WHERE p.id = ${id} AND ${where}`.execute(db)
  ).rows[0]

export const insertProduct = async (
  db: Db,
  row: Pick<ProductRow, 'id' | 'brand_id' | 'name' | 'image_url' | 'value' | 'archived_at' | 'created_at'>,
): Promise<void> => {
  await db.insertInto('store_products').values(row).execute()
}

export const updateProduct = async (
  db: Db,
  { brand_id: brandId, id }: StoreKey,
  change: Updateable<DB['store_products']>,
): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.updateTable('store_products').set(change).where('brand_id', '=', brandId).where('id', '=', id).execute()
}

/** One store's stock, products that have run out first. `where` refers to the product as `p`. */
export const listStock = (db: Db, store: StoreKey, where: RawBuilder<unknown>, page: Page, now: Date) => {
  const products = sql`store_products p WHERE p.brand_id = ${store.brand_id} AND ${where}`
  return pageWithTotal(
    db,
    sql<StockRow>`SELECT ${store.id}::uuid AS store_id, p.id, p.name, p.image_url, coalesce(st.quantity, 0) AS quantity,
      (SELECT count(*) FROM ${offersWithCampaigns} WHERE sc.brand_id = p.brand_id AND sc.store_id = ${store.id} AND sc.store_product_id = p.id
        AND ${takesMore} AND ${isOpenOffer(dayOf(now))} AND c.delivery_method = 'pickup') AS open_offers,
      ${bookedOf({ brand: sql`p.brand_id`, store: sql`${store.id}`, product: sql`p.id` })} AS reserved,
      last.name AS changed_by, last.created_at AS changed_at
    FROM (SELECT p.* FROM ${products}) p
    LEFT JOIN store_stock st ON st.brand_id = p.brand_id AND st.store_id = ${store.id} AND st.store_product_id = p.id
    LEFT JOIN LATERAL (SELECT u.name, c.created_at FROM stock_changes c LEFT JOIN users u ON u.id = c.user_id
      WHERE c.brand_id = p.brand_id AND c.store_id = ${store.id} AND c.store_product_id = p.id AND c.kind IN ('set', 'adjust')
      ORDER BY c.seq DESC LIMIT 1) last ON true
    ORDER BY least(coalesce(st.quantity, 0), 3), p.name, p.id LIMIT ${page.limit} OFFSET ${page.offset}`,
    products,
  )
}

/** Locks a store's stock of a product for the rest of the transaction and returns it; a missing row is created with 0. */
export const lockStock = async (trx: Db, store: StoreKey, productId: string): Promise<number> => {
  const key = { brand_id: store.brand_id, store_id: store.id, store_product_id: productId }
  await trx
    .insertInto('store_stock')
    .values({ ...key, quantity: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { quantity } = await trx
    .selectFrom('store_stock')
    .select('quantity')
    .where('brand_id', '=', key.brand_id)
    .where('store_id', '=', key.store_id)
    .where('store_product_id', '=', key.store_product_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return quantity
}

export const countBooked = async (trx: Db, store: StoreKey, productId: string): Promise<number> => {
  const keys = { brand: sql`${store.brand_id}`, store: sql`${store.id}`, product: sql`${productId}` }
  const { rows } = await sql<{ booked: number }>`SELECT ${bookedOf(keys)} AS booked`.execute(trx)
  return rows[0]!.booked
}

type NewChange = Pick<
  ChangeRow,
  'store_product_id' | 'kind' | 'delta' | 'quantity' | 'on_shelf' | 'note' | 'created_at'
> & {
  user_id: string
}

export const writeStock = async (trx: Db, store: StoreKey, change: NewChange): Promise<void> => {
  await trx
    .updateTable('store_stock')
    .set({ quantity: change.quantity })
    .where('brand_id', '=', store.brand_id)
    .where('store_id', '=', store.id)
    .where('store_product_id', '=', change.store_product_id)
    .execute()
  await trx
    .insertInto('stock_changes')
    .values({ brand_id: store.brand_id, store_id: store.id, ...change })
    .execute()
}

export const listChanges = (db: Db, store: StoreKey, productId: string | undefined, page: Page) => {
  const where = sql`c.brand_id = ${store.brand_id} AND c.store_id = ${store.id}
    AND ${productId ? sql`c.store_product_id = ${productId}` : sql`true`}`
  return pageWithTotal(
    db,
    sql<ChangeRow>`SELECT c.id, c.store_id, c.store_product_id, p.name AS product_name, c.kind, c.delta, c.quantity, c.on_shelf, c.note,
      coalesce(u.name, i.name) AS by, c.reason, c.store_participation_id, c.created_at
    FROM stock_changes c JOIN store_products p ON p.brand_id = c.brand_id AND p.id = c.store_product_id
    LEFT JOIN users u ON u.id = c.user_id LEFT JOIN instagramers i ON i.id = c.instagramer_id
    WHERE ${where} ORDER BY c.seq DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`stock_changes c WHERE ${where}`,
  )
}
