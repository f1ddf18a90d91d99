import { sql } from 'kysely'
import type { Country, StoreChoiceInput } from '@samspel/api'
import type { Db } from '../../db/transact'
import { bookedOf } from './shelf'

export interface Owner {
  brand_id: string
  id: string
}

export interface StoreRow {
  id: string
  name: string
  city: string
  country: Country
  image_url: string | null
  latitude: number
  longitude: number
  created_at: string
}

/** All stores of a brand, by town and name. */
export const listStores = async (db: Db, brandId: string): Promise<StoreRow[]> =>
  db
    .selectFrom('stores')
    .select(['id', 'name', 'city', 'country_code as country', 'image_url', 'latitude', 'longitude', 'created_at'])
    .where('brand_id', '=', brandId)
    .orderBy('city')
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findChoice = async (
  db: Db,
  { brand_id: brandId, id }: Owner,
): Promise<{ choice: StoreChoiceInput; updated_at: string } | undefined> =>
  db
    .selectFrom('campaign_store_choices')
    .select(['choice', 'updated_at'])
    .where('brand_id', '=', brandId)
    .where('campaign_id', '=', id)
    .executeTakeFirst()

export const writeChoice = async (
  trx: Db,
  { brand_id: brandId, id }: Owner,
  choice: StoreChoiceInput,
  now: Date,
): Promise<void> => {
  const values = { choice: JSON.stringify(choice), updated_at: now.toISOString() }
  await trx
    .insertInto('campaign_store_choices')
    .values({ brand_id: brandId, campaign_id: id, ...values })
    .onConflict((conflict) => conflict.columns(['brand_id', 'campaign_id']).doUpdateSet(values))
    .execute()
}

/** What is free and what is booked of a product by store of the brand; a store without a row has none. */
export const stockOf = async (
  db: Db,
  brandId: string,
  productId: string,
): Promise<Map<string, { free: number; booked: number }>> => {
  const reserved = bookedOf({ brand: sql`st.brand_id`, store: sql`st.store_id`, product: sql`st.store_product_id` })
  const { rows } = await sql<{ store_id: string; free: number; booked: number }>`SELECT st.store_id,
      st.quantity AS free, ${reserved} AS booked
    FROM store_stock st WHERE st.brand_id = ${brandId} AND st.store_product_id = ${productId}`.execute(db)
  return new Map(rows.map(({ store_id: id, free, booked }) => [id, { free, booked }]))
}

/** A product of the brand. Archived products cannot be given away in new campaigns. */
export const findProduct = (db: Db, brandId: string, id: string) =>
  db
    .selectFrom('store_products')
    .select(['id', 'name', 'image_url', 'archived_at'])
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()

interface OfferRow {
  store_id: string
  places: number
  per_week: number | null
  requires_application: boolean
  window_days: number
  store_product_id: string | null
}

export const listOffers = async (db: Db, { brand_id: brandId, id }: Owner): Promise<OfferRow[]> =>
  db
    .selectFrom('store_campaigns')
    .select(['store_id', 'places', 'per_week', 'requires_application', 'window_days', 'store_product_id'])
    .where('brand_id', '=', brandId)
    .where('campaign_id', '=', id)
    .orderBy('id')
    .execute()

/** Opens a campaign at stores. A store that already has it is left unchanged. */
export const insertOffers = async (
  trx: Db,
  { brand_id: brandId, id }: Owner,
  offers: readonly (OfferRow & { id: string })[],
  now: Date,
): Promise<void> => {
  await sql`INSERT INTO store_campaigns
      (brand_id, id, campaign_id, store_id, requires_application, places, per_week, window_days, store_product_id, created_at)
    SELECT ${brandId}, o.id, ${id}, o.store_id, o.requires_application, o.places, o.per_week, o.window_days, o.store_product_id, ${now.toISOString()}
    FROM jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
      AS o(id uuid, store_id uuid, requires_application boolean, places integer, per_week integer, window_days integer, store_product_id uuid)
    ON CONFLICT (brand_id, campaign_id, store_id) DO NOTHING`.execute(trx)
}
