import { type RawBuilder, sql } from 'kysely'

/** Passes of a store, not used yet, that give away a product: each takes one from the shelf. */
export const bookedOf = ({
  brand,
  store,
  product,
}: Record<'brand' | 'store' | 'product', RawBuilder<unknown>>): RawBuilder<unknown> =>
  sql`(SELECT count(*)::int FROM store_participations held
    JOIN store_campaigns given ON given.brand_id = held.brand_id AND given.id = held.store_campaign_id
    WHERE given.brand_id = ${brand} AND given.store_id = ${store} AND given.store_product_id = ${product} AND held.state = 'approved')`

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
