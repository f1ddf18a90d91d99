import { type RawBuilder, sql } from 'kysely'
import { countries } from '@samspel/api'
import { startOfWeekIn } from '../../days'
import { isPublicOffer } from '../campaigns'

/** How many the store `sc` has of what its campaign gives away; null where that is not counted. */
export const inStock = sql`CASE WHEN sc.store_product_id IS NOT NULL THEN coalesce((SELECT quantity FROM store_stock st
  WHERE st.brand_id = sc.brand_id AND st.store_id = sc.store_id AND st.store_product_id = sc.store_product_id), 0) END`

/** First instant of the week that a day lies in, on the clock of the store `s`. */
const startOfWeek = (today: string): RawBuilder<unknown> =>
  sql`CASE s.country_code ${sql.join(
    countries.map((country) => sql`WHEN ${country} THEN ${startOfWeekIn(country, today).toISOString()}::timestamptz`),
    sql` `,
  )} END`

/** How many passes the store campaign `sc` may still give in the week of a day; null where a week has no limit. */
export const leftThisWeek = (
  today: string,
) => sql`CASE WHEN sc.per_week IS NOT NULL THEN greatest(0, sc.per_week - (SELECT count(*)
  FROM store_participations w WHERE w.brand_id = sc.brand_id AND w.store_campaign_id = sc.id AND w.state IN ('approved', 'picked_up')
  AND w.decided_at >= ${startOfWeek(today)})) END`

/** Places of the store campaign `sc` are left, whatever its stock is. */
export const takesMore = sql`(sc.places = 0 OR sc.taken < sc.places)`

/** The store still has something to give: places, and stock where that is counted. Speaks of the store campaign as `sc`. */
const hasPlaces = sql`(${takesMore} AND (sc.store_product_id IS NULL OR ${inStock} > 0))`

/** Somebody may take what the store campaign `sc` gives: it is not paused, and something is left. */
export const isGiving = sql`(sc.paused_at IS NULL AND ${hasPlaces})`

/** The campaign `c` may be shown to anyone at its stores, if the brand's company has been approved. */
export const isShownOffer = (today: string) => sql`${isPublicOffer(today)} AND c.delivery_method = 'pickup'`

export const offersWithCampaigns = sql`store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id`

/** The store participation `sp` waits for an answer that the campaign `c` still takes. */
export const storeApplicationWaits = sql`(sp.state = 'requested' AND c.state IN ('confirmed', 'upcoming', 'ongoing'))`

/** The pass of the store participation `sp` holds, and its creator did not say that they come after `endOfDay`. */
export const isExpectedPass = (now: Date, endOfDay: RawBuilder<unknown>) =>
  sql`(sp.state = 'approved' AND coalesce(sp.expires_at >= ${now.toISOString()}, true) AND coalesce(sp.coming_at <= ${endOfDay}, true))`
