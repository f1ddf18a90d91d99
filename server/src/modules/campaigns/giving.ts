import { sql } from 'kysely'

/** Free at store `sc` of the product its campaign gives away; below nothing where fewer are on the shelf than are booked. */
export const freeHere = sql`coalesce((SELECT quantity FROM store_stock st
  WHERE st.brand_id = sc.brand_id AND st.store_id = sc.store_id AND st.store_product_id = sc.store_product_id), 0)`

/** What can still be booked at store `sc` of the product its campaign gives away; null when it does not track stock. */
export const inStock = sql`CASE WHEN sc.store_product_id IS NOT NULL THEN greatest(0, ${freeHere}) END`

/** Store campaign `sc` has places left, regardless of stock. */
export const takesMore = sql`(sc.places = 0 OR sc.taken < sc.places)`

/** Store campaign `sc` has places left, and stock if it is tracked. */
export const hasPlaces = sql`(${takesMore} AND (sc.store_product_id IS NULL OR ${inStock} > 0))`

/** Store campaign `sc` can be taken up: it is not paused and has something left. */
export const isGiving = sql`(sc.paused_at IS NULL AND ${hasPlaces})`
