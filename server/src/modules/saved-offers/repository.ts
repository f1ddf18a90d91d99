import { type RawBuilder, sql } from 'kysely'
import type { Country, FeeSpan, OfferGlimpse, PictureFocus, SavedObstacle } from '@samspel/api'
import { placesLeftOf as placesOfCampaign } from '@samspel/api/campaign-rules'
import type { Db } from '../../db/transact'
import { type Coordinates, metresFrom } from '../../geo'
import { campaignFee, feeSpanOf } from '../../proposal'
import { applyObstacle, approvedCount, isOpenTo } from '../campaigns'
import { inStock, isOpenAtStoreTo, leftThisWeek, needsApplication, pickupObstacle, placesLeftOf } from '../stores'

/** What `OfferGlimpse` is made of. */
export interface GlimpseRow {
  id: string
  store_campaign_id: string | null
  campaign_id: string
  name: string
  brand_id: string
  brand_name: string
  product_image_url: string | null
  product_image_focus: PictureFocus | null
  fee: number
  fee_span: FeeSpan | null
  product_value: number
  wanted: number
  approved: number
  last_day: string | null
  store_name: string | null
  city: string | null
  distance: number | null
  requires_application: boolean | null
  places: number
  taken: number
  in_stock: number | null
  left_this_week: number | null
}

export interface SavedRow extends GlimpseRow {
  instagramer_id: string
  obstacle: SavedObstacle | null
  is_closed: boolean
  own: number | null
  min_followers: number | null
  max_followers: number | null
  country: Country
  notify_when_open: boolean
  closed_at: string | null
  created_at: string
}

/** The last day to apply to campaign `c`. */
export const lastDay = sql<string | null>`least(c.due_at, c.end_at)`

/** Columns of an offer: campaign `c` of brand `b`, at store `s` as `sc` where it is picked up. */
export const glimpseColumns = (today: string, home: Coordinates | undefined) => sql`coalesce(sc.id, c.id) AS id,
  sc.id AS store_campaign_id, c.id AS campaign_id, c.name, c.brand_id, b.name AS brand_name, c.product_image_url, c.product_image_focus,
  ${campaignFee} AS fee, ${feeSpanOf('c')} AS fee_span, coalesce((SELECT sum((product ->> 'defaultProductValue')::int) FROM jsonb_array_elements(c.products) product), 0)::int AS product_value,
  c.target_number_of_instagramers AS wanted, ${approvedCount} AS approved, ${lastDay}::text AS last_day, s.name AS store_name, s.city,
  ${home ? metresFrom(home, sql`s.latitude`, sql`s.longitude`) : sql`NULL::int`} AS distance, ${needsApplication} AS requires_application,
  sc.places, sc.taken, ${inStock} AS in_stock, ${leftThisWeek(today)} AS left_this_week`

/** Saved offers `so`, with what the columns and conditions refer to. */
export const savedOffers = sql`saved_offers so JOIN campaigns c ON c.brand_id = so.brand_id AND c.id = so.campaign_id
  JOIN brands b ON b.id = c.brand_id JOIN companies co ON co.id = b.company_id JOIN instagramers i ON i.id = so.instagramer_id
  LEFT JOIN store_campaigns sc ON sc.brand_id = so.brand_id AND sc.id = so.store_campaign_id
  LEFT JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id`

/** Why the creator cannot apply to a saved offer now; null when they can. */
export const obstacle = (today: string): RawBuilder<SavedObstacle | null> =>
  sql`CASE WHEN so.store_campaign_id IS NULL THEN ${applyObstacle(today)} ELSE ${pickupObstacle(today)} END`

/** The offer is over for the creator, whether they have applied or not. */
export const isClosed = (today: string): RawBuilder<boolean> =>
  sql`NOT CASE WHEN so.store_campaign_id IS NULL THEN ${isOpenTo(today)} ELSE ${isOpenAtStoreTo(today)} END`

/** All that a creator has saved; `which` narrows it. */
export const findSaved = async (
  db: Db,
  creatorId: string,
  { today, home, which = sql`true` }: { today: string; home: Coordinates | undefined; which?: RawBuilder<unknown> },
): Promise<SavedRow[]> =>
  (
    await sql<SavedRow>`SELECT ${glimpseColumns(today, home)}, so.instagramer_id, ${obstacle(today)} AS obstacle,
      ${isClosed(today)} AS is_closed, i.followers_count AS own, c.min_followers, c.max_followers, c.country,
      so.notify_when_open, so.closed_at, so.created_at
    FROM ${savedOffers} WHERE so.instagramer_id = ${creatorId} AND ${which}`.execute(db)
  ).rows

/** An offer as rows show it. */
export const toGlimpse = (row: GlimpseRow): OfferGlimpse => ({
  id: row.id,
  kind: row.store_campaign_id === null ? 'delivery' : 'pickup',
  campaignId: row.campaign_id,
  name: row.name,
  brandId: row.brand_id,
  brandName: row.brand_name,
  productImageUrl: row.product_image_url,
  productImageFocus: row.product_image_focus,
  fee: row.fee,
  ...(row.fee_span && { feeSpan: row.fee_span }),
  productValue: row.product_value,
  placesLeft:
    row.store_campaign_id === null
      ? placesOfCampaign({ targetNumberOfInstagramers: row.wanted, approvedParticipationsCount: row.approved })
      : placesLeftOf(row),
  lastDay: row.last_day,
  store:
    row.store_name === null || row.city === null
      ? null
      : {
          name: row.store_name,
          city: row.city,
          distance: row.distance,
          requiresApplication: row.requires_application ?? false,
        },
})
