import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { isOpenOffer, storeApplicationWaits } from '../campaigns'
import { isExpectedToday, offersWithCampaigns, startOfDay } from './offers'

export interface StoreToday {
  open_offers: number
  expected_today: number
  late_today: number
  waiting_applications: number
}

/** How long after the announced time somebody counts as late, ms; same as at the counter. */
const lateMs = 30 * 60_000

/**
 * Today's figures of a brand's stores, one row per store with a campaign. The list, its sums and the store's page all use this query.
 * `where` refers to the store campaign as `sc`. Only passes and applications are read, never ended participations.
 */
export const todayOfStores = (where: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => {
  const expected = isExpectedToday(now)
  return sql`SELECT sc.brand_id, sc.store_id, count(DISTINCT sc.id) FILTER (WHERE ${isOpenOffer(dayOf(now))} AND c.delivery_method = 'pickup' AND sc.paused_at IS NULL) AS open_offers,
      count(*) FILTER (WHERE ${expected}) AS expected_today,
      count(*) FILTER (WHERE ${expected} AND sp.coming_at >= ${startOfDay(now, 0)} AND sp.coming_at < ${new Date(now.getTime() - lateMs).toISOString()}) AS late_today,
      count(*) FILTER (WHERE ${storeApplicationWaits}) AS waiting_applications
    FROM ${offersWithCampaigns} JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
    LEFT JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state IN ('requested', 'approved')
    WHERE ${where} GROUP BY sc.brand_id, sc.store_id`
}

const quiet: StoreToday = { open_offers: 0, expected_today: 0, late_today: 0, waiting_applications: 0 }

export const findToday = async (
  db: Db,
  { brand_id: brandId, id }: { brand_id: string; id: string },
  now: Date,
): Promise<StoreToday> => {
  const where = sql`sc.brand_id = ${brandId} AND sc.store_id = ${id}`
  return (await sql<StoreToday>`${todayOfStores(where, now)}`.execute(db)).rows[0] ?? quiet
}
