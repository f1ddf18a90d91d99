import { randomBytes } from 'node:crypto'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Country, OpeningException, OpeningWeek, Store } from '@samspel/api'
import { storeColumnOf } from '@samspel/api/store-fields'
import { ofApprovedCompany } from '../../auth/brand-scope'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { bundledPlaces, isMiddle } from '../../places'

export interface StoreRow {
  id: string
  brand_id: string
  brand_name: string
  brand_logo_url: string | null
  name: string
  address: string
  postal_code: string
  city: string
  country_code: Country
  latitude: number
  longitude: number
  /** The pin stands in the middle of a town. */
  placed_in_town: boolean
  phone: string | null
  opening_hours: string | null
  image_url: string | null
  handover_note: string | null
  contact_name: string | null
  contact_email: string | null
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
  token: string
  /** The company is approved, so the public may see the store. */
  is_shown: boolean
}

/** Fields that staff write; absent ones stay unchanged. */
export type StoreFields = Partial<
  Omit<
    Store,
    'id' | 'brandId' | 'brandName' | 'brandLogoUrl' | 'token' | 'isPlacedInTown' | 'abilities' | keyof TodayOfStore
  >
>
type TodayOfStore = Pick<
  Store,
  'openOffers' | 'expectedToday' | 'lateToday' | 'waitingApplications' | 'worstStock' | 'openToday'
>

const columnOf = {
  ...storeColumnOf,
  openingWeek: 'opening_week',
  openingExceptions: 'opening_exceptions',
  imageUrl: 'image_url',
} as const satisfies Record<keyof Required<StoreFields>, string>

export const storeColumns = sql`stores.id, stores.brand_id, brands.name AS brand_name, brands.logo_url AS brand_logo_url,
  ${sql.join(Object.values(columnOf).map((column) => sql.ref(`stores.${column}`)))}, placed_in_town, token, companies.state = 'approved' AS is_shown`
/** `stores` may be a subquery with that alias. */
export const withBrands = (stores: RawBuilder<unknown>) =>
  sql`${stores} JOIN brands ON brands.id = stores.brand_id JOIN companies ON companies.id = brands.company_id`
export const storesWithBrands = withBrands(sql`stores`)

export const findStore = async (db: Db, id: string): Promise<StoreRow | undefined> =>
  (await sql<StoreRow>`SELECT ${storeColumns} FROM ${storesWithBrands} WHERE stores.id = ${id}`.execute(db)).rows[0]

/** SQL condition that the public may see a store. */
export const isShown = ofApprovedCompany(sql`stores.brand_id`)

export const brandExists = async (db: Db, id: string): Promise<boolean> =>
  (await sql`SELECT 1 FROM brands WHERE id = ${id}`.execute(db)).rows.length > 0

interface TokenRow {
  id: string
  brand_id: string
  /** Set when this is a former code: when it was replaced. */
  renewed_at: string | null
}

export const findByToken = async (db: Db, token: string): Promise<TokenRow | undefined> =>
  (
    await sql<TokenRow>`SELECT stores.id, stores.brand_id, st.renewed_at
    FROM (SELECT brand_id, id, NULL::timestamptz AS renewed_at FROM stores WHERE token = ${token}
      UNION ALL SELECT brand_id, store_id, renewed_at FROM store_tokens WHERE token = ${token}) st
    JOIN stores ON stores.brand_id = st.brand_id AND stores.id = st.id WHERE ${isShown}`.execute(db)
  ).rows[0]

/** Replaces the counter's code. The old one is kept, so that printed sheets with it can be recognised. */
export const renewToken = async (trx: Db, id: string, { token, now }: { token: string; now: Date }): Promise<void> => {
  const { brand_id: brandId, token: former } = await trx
    .selectFrom('stores')
    .select(['brand_id', 'token'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('store_tokens')
    .values({ token: former, brand_id: brandId, store_id: id, renewed_at: now.toISOString() })
    .execute()
  await trx.updateTable('stores').set({ token }).where('brand_id', '=', brandId).where('id', '=', id).execute()
}

export const valuesOf = (fields: StoreFields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        columnOf[key as keyof StoreFields],
        value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
      ]),
  )

/** Whether the pin of a store stands in the middle of a town. */
const inTown = async ({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): Promise<boolean> =>
  isMiddle(await bundledPlaces(), latitude, longitude)

export const updateStore = async (db: Db, store: StoreRow, fields: StoreFields): Promise<void> => {
  const { brand_id, id } = store
  const { latitude = store.latitude, longitude = store.longitude } = fields
  const isPlaced = fields.latitude !== undefined || fields.longitude !== undefined
  const values = {
    ...valuesOf(fields),
    ...(isPlaced && { placed_in_town: await inTown({ latitude, longitude }) }),
  }
  if (Object.keys(values).length > 0)
    await db.updateTable('stores').set(values).where('brand_id', '=', brand_id).where('id', '=', id).execute()
}

/** A new counter code: 16 random bytes as 22 URL-safe characters. */
export const newToken = () => randomBytes(16).toString('base64url')

export interface NewStore {
  id: string
  brandId: string
  token: string
  fields: Required<
    Pick<StoreFields, 'name' | 'address' | 'postalCode' | 'city' | 'countryCode' | 'latitude' | 'longitude'>
  > &
    StoreFields
}

export const insertStore = async (db: Db, { id, brandId, token, fields }: NewStore): Promise<void> => {
  const values = valuesOf(fields) as Insertable<DB['stores']>
  await db
    .insertInto('stores')
    .values({ ...values, placed_in_town: await inTown(fields), id, brand_id: brandId, token })
    .execute()
}
