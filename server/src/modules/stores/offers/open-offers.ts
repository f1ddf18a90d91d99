import { type RawBuilder, sql } from 'kysely'
import { countries } from '@samspel/api'
import { addDays, dayIn, startOfDayIn, startOfWeekIn } from '../../../days'
import { feeSpanOf } from '../../../proposal'
import { bookedOf, isPublicOffer, takesMore } from '../../campaigns'

export { freeHere, inStock, isGiving, takesMore } from '../../campaigns'

/** Booked at store `sc` of that product, by any of its offers. */
export const bookedHere = bookedOf({
  brand: sql`sc.brand_id`,
  store: sql`sc.store_id`,
  product: sql`sc.store_product_id`,
})

/** The first instant of the week that contains a day, in the time zone of store `s`. */
const startOfWeek = (today: string): RawBuilder<unknown> =>
  sql`CASE s.country_code ${sql.join(
    countries.map((country) => sql`WHEN ${country} THEN ${startOfWeekIn(country, today).toISOString()}::timestamptz`),
    sql` `,
  )} END`

/** How many passes store campaign `sc` may still issue in the week of a day; null without a weekly limit. */
export const leftThisWeek = (
  today: string,
) => sql`CASE WHEN sc.per_week IS NOT NULL THEN greatest(0, sc.per_week - (SELECT count(*)
  FROM store_participations w WHERE w.brand_id = sc.brand_id AND w.store_campaign_id = sc.id AND w.state IN ('approved', 'picked_up')
  AND w.decided_at >= ${startOfWeek(today)})) END`

/** What store campaign `sc` gives away is missed where it is out: places are left, or fewer are on the shelf (`st`) than are booked. */
export const isMissed = sql`(${takesMore} OR st.quantity < 0)`

/** Campaign `c` may be shown publicly at its stores, provided the brand's company is approved. */
export const isShownOffer = (today: string) => sql`${isPublicOffer(today)} AND c.delivery_method = 'pickup'`

export const offersWithCampaigns = sql`store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id`

/** The first instant of the day, `after` days from now, in the country of store `s`. */
export const startOfDay = (now: Date, after: number): RawBuilder<unknown> =>
  sql`CASE s.country_code ${sql.join(
    countries.map(
      (country) =>
        sql`WHEN ${country} THEN ${startOfDayIn(country, addDays(dayIn(country, now), after)).toISOString()}::timestamptz`,
    ),
    sql` `,
  )} END`

/**
 * Store participation `sp` is expected today at store `s`: its pass holds, and its creator has said today, or its pass ends today and they
 * have said no later day. Counter, store page and list all ask this.
 */
export const isExpectedToday = (now: Date) => {
  const [today, tomorrow] = [startOfDay(now, 0), startOfDay(now, 1)]
  const saidToday = sql`sp.coming_at >= ${today} AND sp.coming_at < ${tomorrow}`
  const endsToday = sql`sp.expires_at < ${tomorrow} AND coalesce(sp.coming_at < ${tomorrow}, true)`
  return sql`(sp.state = 'approved' AND coalesce(sp.expires_at >= ${now.toISOString()}, true)
    AND coalesce((${saidToday}) OR (${endsToday}), false))`
}

/** The brand answers an application first, for `sc` and `c`: always where creators name the fee, since that is agreed on before. */
export const needsApplication = sql<boolean>`(sc.requires_application OR ${feeSpanOf('c')} IS NOT NULL)`
