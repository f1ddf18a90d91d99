import { type RawBuilder, sql } from 'kysely'
import type { Country } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { storeColumns, type StoreRow, storesWithBrands } from './repository'
import { stockConditions, type StoreStockRow, worstColumns, worstStockOfStores } from './stock'
import { type StoreToday, todayOfStores } from './today'

const plainOrders = {
  city: sql`city, stores.name`,
  '-city': sql`city DESC, stores.name`,
  name: sql`stores.name, city`,
  '-name': sql`stores.name DESC, city`,
}
const orders = {
  ...plainOrders,
  openOffers: sql`coalesce(open_offers, 0), stores.name`,
  '-openOffers': sql`coalesce(open_offers, 0) DESC, stores.name`,
  expectedToday: sql`coalesce(expected_today, 0), stores.name`,
  '-expectedToday': sql`coalesce(expected_today, 0) DESC, stores.name`,
  // Stores without a product come last in both directions.
  stock: sql`worst_quantity NULLS LAST, stores.name`,
  '-stock': sql`worst_quantity DESC NULLS LAST, stores.name`,
}
export type StoreOrder = keyof typeof orders
type PlainOrder = keyof typeof plainOrders

/** Whether an order does not depend on today's figures. */
export const isPlainOrder = (order: StoreOrder | undefined): order is PlainOrder =>
  order !== undefined && order in plainOrders

/** Conditions on today's figures; a store without campaigns has none. */
export const todayConditions = {
  expected: sql`coalesce(expected_today, 0) > 0`,
  waiting: sql`coalesce(waiting_applications, 0) > 0`,
}

/** Conditions on how a store came to its position. */
export const placedConditions = { town: sql`stores.placed_in_town` }

interface StoreList {
  brandId: string
  /** Refers to `stores`, today's figures and the lowest stock. */
  where: RawBuilder<unknown>
  sort: StoreOrder
  page: { limit: number; offset: number }
  now: Date
}

const joinToday = ({ brandId, now }: Pick<StoreList, 'brandId' | 'now'>) =>
  sql`LEFT JOIN (${todayOfStores(sql`sc.brand_id = ${brandId}`, now)}) today ON today.brand_id = stores.brand_id AND today.store_id = stores.id`
const joinWorst = ({ brandId, now }: Pick<StoreList, 'brandId' | 'now'>) =>
  sql`LEFT JOIN (${worstStockOfStores(sql`sc.brand_id = ${brandId}`, now)}) worst ON worst.brand_id = stores.brand_id AND worst.store_id = stores.id`

/** Stores without today's figures, for callers who may not see those. */
export const listStores = (db: Db, { where, sort, page }: Pick<StoreList, 'where' | 'page'> & { sort: PlainOrder }) =>
  pageWithTotal(
    db,
    sql<StoreRow>`SELECT ${storeColumns} FROM ${storesWithBrands} WHERE ${where} ORDER BY ${orders[sort]}, stores.id
    LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`stores WHERE ${where}`,
  )

export const listStoresWithToday = (db: Db, list: StoreList) => {
  const today = sql`${joinToday(list)} ${joinWorst(list)}`
  return pageWithTotal(
    db,
    sql<
      StoreRow & StoreToday & StoreStockRow
    >`SELECT ${storeColumns}, coalesce(open_offers, 0) AS open_offers, coalesce(expected_today, 0) AS expected_today,
      coalesce(late_today, 0) AS late_today, coalesce(waiting_applications, 0) AS waiting_applications, ${worstColumns}
    FROM ${storesWithBrands} ${today} WHERE ${list.where} ORDER BY ${orders[list.sort]}, stores.id LIMIT ${list.page.limit} OFFSET ${list.page.offset}`,
    sql`stores ${today} WHERE ${list.where}`,
  )
}

export interface StoreSums {
  stores: number
  open_offers: number
  expected_today: number
  late_today: number
  waiting_applications: number
  stores_expecting: number
  stores_waiting: number
  stores_out: number
  stores_low: number
  stores_in_town: number
  listed_offers: number
  listed_expected: number
  listed_late: number
  listed_short: number
}

/** Sums over the stores that match `where`, and over those of them that match `listed`. */
export const sumToday = async (
  db: Db,
  { listed, ...list }: Pick<StoreList, 'brandId' | 'where' | 'now'> & { listed: RawBuilder<unknown> },
): Promise<StoreSums> => {
  const {
    rows: [row],
  } =
    await sql<StoreSums>`SELECT count(*) AS stores, coalesce(sum(open_offers), 0)::int AS open_offers, coalesce(sum(expected_today), 0)::int AS expected_today,
      coalesce(sum(late_today), 0)::int AS late_today, coalesce(sum(waiting_applications), 0)::int AS waiting_applications,
      count(*) FILTER (WHERE ${todayConditions.expected}) AS stores_expecting, count(*) FILTER (WHERE ${todayConditions.waiting}) AS stores_waiting,
      count(*) FILTER (WHERE ${stockConditions.out}) AS stores_out, count(*) FILTER (WHERE ${stockConditions.low}) AS stores_low,
      count(*) FILTER (WHERE ${placedConditions.town}) AS stores_in_town,
      coalesce(sum(open_offers) FILTER (WHERE ${listed}), 0)::int AS listed_offers, coalesce(sum(expected_today) FILTER (WHERE ${listed}), 0)::int AS listed_expected,
      coalesce(sum(late_today) FILTER (WHERE ${listed}), 0)::int AS listed_late,
      count(*) FILTER (WHERE ${listed} AND (${stockConditions.out} OR ${stockConditions.low})) AS listed_short
    FROM stores ${joinToday(list)} ${joinWorst(list)} WHERE ${list.where}`.execute(db)
  if (!row) throw new Error('An aggregate without a row')
  return row
}

/** Towns of a brand's stores, by number of stores, descending. `where` refers to `stores`. */
export const listTowns = async (db: Db, where: RawBuilder<unknown>) =>
  (
    await sql<{
      country_code: Country
      city: string
      stores: number
      in_country: number
    }>`SELECT country_code, city, count(*) AS stores,
      sum(count(*)) OVER (PARTITION BY country_code)::int AS in_country
    FROM stores WHERE ${where} GROUP BY country_code, city ORDER BY stores DESC, city, country_code`.execute(db)
  ).rows

export interface LocationRow {
  id: string
  brand_id: string
  name: string
  city: string
  country_code: Country
  latitude: number
  longitude: number
  /** Present only if requested. */
  worst_quantity?: number | null
}

/** With `stockOf`, a brand's id, each of its stores includes its lowest stock. */
export const listLocations = async (
  db: Db,
  where: RawBuilder<unknown>,
  stockOf?: { brandId: string; now: Date },
): Promise<LocationRow[]> =>
  (
    await sql<LocationRow>`SELECT stores.id, stores.brand_id, stores.name, city, country_code, latitude, longitude ${stockOf ? sql`, worst_quantity` : sql``}
    FROM stores ${stockOf ? joinWorst(stockOf) : sql``} WHERE ${where} ORDER BY stores.id
    LIMIT 5000`.execute(db)
  ).rows
