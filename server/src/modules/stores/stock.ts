import { type RawBuilder, sql } from 'kysely'
import type { Store } from '@samspel/api'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { bookedOf, isOpenOffer, shelfOf } from '../campaigns'
import { isMissed, offersWithCampaigns } from './offers'
import { FEW, levelOf } from './products'

/** The product with the lowest stock among those a store gives away today; all null when none of them tracks stock. */
export interface StoreStockRow {
  worst_product_id: string | null
  worst_product: string | null
  worst_quantity: number | null
  worst_booked: number | null
}

/** Of `stores` joined with their worst stock. */
export const worstColumns = sql`worst_product_id, worst_product, worst_quantity, CASE WHEN worst_product_id IS NOT NULL
  THEN ${bookedOf({ brand: sql`stores.brand_id`, store: sql`stores.id`, product: sql`worst_product_id` })} END AS worst_booked`

export const stockConditions = {
  out: sql`coalesce(worst_quantity <= 0, false)`,
  low: sql`coalesce(worst_quantity BETWEEN 1 AND ${sql.lit(FEW - 1)}, false)`,
}

/**
 * The lowest stock by store, for stores that have one: among open campaigns that track stock and have places left, or fewer on
 * the shelf than are booked. A store whose stock was
 * never entered has none. `where` refers to the store campaign as `sc`.
 */
export const worstStockOfStores = (where: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  sql`SELECT DISTINCT ON (sc.brand_id, sc.store_id) sc.brand_id, sc.store_id, p.id AS worst_product_id, p.name AS worst_product,
      coalesce(st.quantity, 0) AS worst_quantity
    FROM ${offersWithCampaigns} JOIN store_products p ON p.brand_id = sc.brand_id AND p.id = sc.store_product_id
    LEFT JOIN store_stock st ON st.brand_id = sc.brand_id AND st.store_id = sc.store_id AND st.store_product_id = sc.store_product_id
    WHERE ${where} AND ${isOpenOffer(dayOf(now))} AND c.delivery_method = 'pickup' AND ${isMissed}
    ORDER BY sc.brand_id, sc.store_id, worst_quantity, p.name, p.id`

const nothing: StoreStockRow = { worst_product_id: null, worst_product: null, worst_quantity: null, worst_booked: null }

export const findWorstStock = async (
  db: Db,
  { brand_id: brandId, id }: { brand_id: string; id: string },
  now: Date,
): Promise<StoreStockRow> => {
  const where = sql`sc.brand_id = ${brandId} AND sc.store_id = ${id}`
  return (
    (
      await sql<StoreStockRow>`SELECT ${worstColumns} FROM (${worstStockOfStores(where, now)}) worst
    JOIN stores ON stores.brand_id = worst.brand_id AND stores.id = worst.store_id`.execute(db)
    ).rows[0] ?? nothing
  )
}

/** The lowest stock, for staff. */
export const toWorstStock = ({
  worst_product_id: storeProductId,
  worst_product: name,
  worst_quantity: quantity,
  worst_booked: booked,
}: StoreStockRow): Pick<Store, 'worstStock'> => ({
  worstStock:
    storeProductId === null || name === null || quantity === null || booked === null
      ? null
      : {
          storeProductId,
          name,
          ...shelfOf({ free: quantity, booked }),
          level: levelOf(quantity),
        },
})
