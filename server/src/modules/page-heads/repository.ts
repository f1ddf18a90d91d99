import { type RawBuilder, sql } from 'kysely'
import type { CollaborationLink, Country, DeliveryMethod, FeeSpan, PaymentType, PictureFocus } from '@samspel/api'
import type { Db } from '../../db/transact'
import { campaignFee, feeSpanOf } from '../../proposal'
import { isPublicOffer } from '../campaigns'

/** A brand's page for search engines and link previews. */
export interface BrandRow {
  id: string
  name: string
  logo_url: string | null
  description: string | null
  website: string | null
  country_code: Country
  /** Slug of its collaboration page; null when it has none. */
  slug: string | null
}

/** An offer, with the store where it is picked up if it is a store's. */
export interface OfferRow {
  id: string
  name: string
  excerpt: string
  caption: string
  product_image_url: string | null
  product_image_focus: PictureFocus | null
  /** Total value of the products, kr. */
  product_value: number
  /** Fee in kr; 0 for an unpaid collaboration. */
  fee: number
  fee_span: FeeSpan | null
  payment_type: PaymentType
  delivery_method: DeliveryMethod
  end_at: string | null
  due_at: string | null
  updated_at: string
  /** Null when unlimited. */
  places_left: number | null
  brand_id: string
  brand_name: string
  brand_logo_url: string | null
  brand_slug: string | null
}

export interface StoreRow {
  id: string
  name: string
  address: string
  postal_code: string
  city: string
  country_code: Country
  latitude: number
  longitude: number
  phone: string | null
  opening_hours: string | null
  image_url: string | null
  brand_id: string
  brand_name: string
  brand_logo_url: string | null
  brand_slug: string | null
}

export type StoreOfferRow = OfferRow & {
  store_campaign_id: string
  requires_application: boolean
  paused_at: string | null
  store_name: string
  address: string
  city: string
  latitude: number
  longitude: number
}

export interface CreatorRow {
  id: string
  name: string
  username: string
  bio: string | null
  city: string | null
  avatar_url: string | null
  followers_count: number
}

export interface PageRow {
  slug: string
  intro: string
  links: CollaborationLink[]
  hidden_item_ids: string[]
  brand_id: string | null
  instagramer_id: string | null
}

const slugOf = (brandId: RawBuilder<unknown>) =>
  sql`(SELECT slug FROM collaboration_pages WHERE collaboration_pages.brand_id = ${brandId} ORDER BY slug LIMIT 1)`
const ofApprovedCompany = sql`JOIN companies co ON co.id = b.company_id AND co.state = 'approved'`

const brandColumns = sql`b.id, b.name, b.logo_url, b.description, b.website, b.country_code, ${slugOf(sql`b.id`)} AS slug`
const ofBrand = sql`b.id AS brand_id, b.name AS brand_name, b.logo_url AS brand_logo_url, ${slugOf(sql`b.id`)} AS brand_slug`
const offerColumns = sql`c.id, c.name, c.excerpt, c.caption, c.product_image_url, c.product_image_focus, c.payment_type, c.delivery_method, c.end_at, c.due_at, c.updated_at,
  coalesce((SELECT sum((product->>'defaultProductValue')::numeric) FROM jsonb_array_elements(c.products) product), 0) AS product_value,
  ${campaignFee} AS fee, ${feeSpanOf('c')} AS fee_span, ${ofBrand}`
const storeColumns = sql`s.id, s.name, s.address, s.postal_code, s.city, s.country_code, s.latitude, s.longitude, s.phone, s.opening_hours, s.image_url, ${ofBrand}`

const placesOfCampaign = sql`CASE WHEN c.target_number_of_instagramers = 0 THEN NULL ELSE greatest(0, c.target_number_of_instagramers -
  (SELECT count(*) FROM participations p
      WHERE p.brand_id = c.brand_id AND p.campaign_id = c.id AND p.state = 'approved')) END AS places_left`
const placesOfStore = sql`CASE WHEN sc.places = 0 THEN NULL ELSE greatest(0, sc.places -
  (SELECT count(*) FROM store_participations sp
      WHERE sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state IN ('approved', 'picked_up'))) END AS places_left`

/** The database, and the day, which decides which offers are still open. */
export interface Reading {
  db: Db
  today: string
}

/** Public offers that match; `where` refers to campaigns as `c` and brands as `b`. */
export const findOffers = async (
  { db, today }: Reading,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<OfferRow[]> =>
  (
    await sql<OfferRow>`SELECT ${offerColumns}, ${placesOfCampaign} FROM campaigns c JOIN brands b ON b.id = c.brand_id ${ofApprovedCompany}
    WHERE ${isPublicOffer(today)} AND ${where} ORDER BY (c.promoted_at IS NULL), c.created_at DESC, c.id DESC
    LIMIT ${limit}`.execute(db)
  ).rows

/** Pick-up offers at stores that match; `s` is the store, `sc` the store campaign. */
export const findStoreOffers = async (
  { db, today }: Reading,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<StoreOfferRow[]> =>
  (
    await sql<StoreOfferRow>`SELECT ${offerColumns}, ${placesOfStore}, sc.id AS store_campaign_id, (sc.requires_application OR ${feeSpanOf('c')} IS NOT NULL) AS requires_application, sc.paused_at, s.name AS store_name, s.address, s.city, s.latitude, s.longitude
    FROM store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
    JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
    JOIN brands b ON b.id = sc.brand_id ${ofApprovedCompany} WHERE ${isPublicOffer(today)} AND ${where} ORDER BY s.city, s.name, sc.id
    LIMIT ${limit}`.execute(db)
  ).rows

/** SQL condition that it takes creators today. */
export const isOffered = sql`sc.paused_at IS NULL`

export const findStores = async (db: Db, where: RawBuilder<unknown>, limit: number): Promise<StoreRow[]> =>
  (
    await sql<StoreRow>`SELECT ${storeColumns} FROM stores s JOIN brands b ON b.id = s.brand_id ${ofApprovedCompany} WHERE ${where}
    ORDER BY s.city, s.name, s.id LIMIT ${limit}`.execute(db)
  ).rows

export const findBrands = async (db: Db, where: RawBuilder<unknown>, limit: number): Promise<BrandRow[]> =>
  (
    await sql<BrandRow>`SELECT ${brandColumns} FROM brands b ${ofApprovedCompany} WHERE ${where} ORDER BY b.name, b.id LIMIT ${limit}`.execute(
      db,
    )
  ).rows

export const findCreator = async (db: Db, id: string): Promise<CreatorRow | undefined> =>
  (
    await sql<CreatorRow>`SELECT id, name, username, bio, city, avatar_url, followers_count FROM instagramers
    WHERE id = ${id} AND deleted_at IS NULL AND state <> 'blocked'`.execute(db)
  ).rows[0]

export const findPage = async (db: Db, where: RawBuilder<unknown>): Promise<PageRow | undefined> =>
  (
    await sql<PageRow>`SELECT slug, intro, links, hidden_item_ids, brand_id, instagramer_id FROM collaboration_pages WHERE ${where}
    LIMIT 1`.execute(db)
  ).rows[0]
