import { type RawBuilder, sql } from 'kysely'

/** Passes that are not used yet, with the offer that gives away a product: each takes one from the shelf. */
const booked = sql`store_participations held
    JOIN store_campaigns given ON given.brand_id = held.brand_id AND given.id = held.store_campaign_id AND held.state = 'approved'`

/** How many of a product are booked at a store. */
export const bookedOf = ({
  brand,
  store,
  product,
}: Record<'brand' | 'store' | 'product', RawBuilder<unknown>>): RawBuilder<unknown> =>
  sql`(SELECT count(*)::int FROM ${booked}
    WHERE given.brand_id = ${brand} AND given.store_id = ${store} AND given.store_product_id = ${product})`

/** The same for every store of a brand at once: `store_id` and `count`, where there are any. */
export const bookedByStore = ({
  brand,
  product,
}: Record<'brand' | 'product', RawBuilder<unknown>>): RawBuilder<unknown> =>
  sql`(SELECT given.store_id, count(*)::int AS count FROM ${booked}
    WHERE given.brand_id = ${brand} AND given.store_product_id = ${product} GROUP BY given.store_id)`

/** The two numbers that every screen says: what is on the shelf, and what of it is free (kept as stock; below nothing where too few stand there). */
export const shelfOf = ({
  free,
  booked,
}: {
  free: number
  booked: number
}): { onShelf: number; quantity: number; reserved: number } => ({
  onShelf: Math.max(0, free + booked),
  quantity: Math.max(0, free),
  reserved: booked,
})
