import { type RawBuilder, sql } from 'kysely'
import { addDays, dayOf } from '../../../days'
import type { Db } from '../../../db/transact'

/** A gap is told of when the campaign begins within so many days. */
const daysAhead = 14

export interface PlannedCampaign {
  brand_id: string
  id: string
  name: string
  start_at: string | null
  /** What its fees still need above what is held or paid. */
  needs: number
  /** What is missing once the campaigns that begin before it have what they need; 0 or less when the money is enough. */
  lacking: number
}

/** Rows of {@link PlannedCampaign}: campaigns `c` of these brands that have not begun and need money, the first to begin first. */
const plannedIn = (isOfBrand: RawBuilder<unknown>): RawBuilder<PlannedCampaign> => {
  const order = sql`planned.start_at NULLS LAST, planned.name, planned.id`
  return sql`SELECT planned.*,
      (sum(planned.needs) OVER (PARTITION BY planned.brand_id ORDER BY ${order}) - coalesce(a.balance - a.held, 0))::bigint AS lacking
    FROM (
      SELECT c.brand_id, c.id, c.name, c.start_at, c.paid_collaboration_price * 100::bigint * c.target_number_of_instagramers
        - (SELECT coalesce(sum(h.amount), 0) FROM holds h WHERE h.brand_id = c.brand_id AND h.campaign_id = c.id AND h.state <> 'returned')::bigint
        AS needs
      FROM campaigns c WHERE ${isOfBrand} AND c.state IN ('requested', 'confirmed', 'upcoming') AND c.enable_paid_collaborations) planned
    LEFT JOIN accounts a ON a.brand_id = planned.brand_id
    WHERE planned.needs > 0 ORDER BY ${order}`
}

export const plannedOf = async (db: Db, brandIds: readonly string[]): Promise<PlannedCampaign[]> =>
  (await plannedIn(sql`c.brand_id = ANY(${brandIds}::uuid[])`).execute(db)).rows

const tellsOf = (day: string): string => addDays(day, daysAhead)

/** The first of one brand's campaigns for which the money is not enough, unless it begins too late to be told of yet. */
export const gapOf = (planned: readonly PlannedCampaign[], now: Date): PlannedCampaign | undefined => {
  const first = planned.find(({ lacking }) => lacking > 0)
  return first && first.start_at !== null && first.start_at <= tellsOf(dayOf(now)) ? first : undefined
}

/** The same for a notice about one campaign: öre that are missing for it on this day; NULL when nothing is. */
export const lackingFor = (brandId: RawBuilder<unknown>, campaignId: RawBuilder<unknown>, day: string) =>
  sql`(SELECT p.lacking FROM (${plannedIn(sql`c.brand_id = ${brandId}`)}) p
    WHERE p.id::text = ${campaignId} AND p.lacking > 0 AND p.start_at <= ${tellsOf(day)}::date)`

/** Brands with a paid campaign that begins soon. */
export const brandsWithPlans = async (db: Db, now: Date): Promise<string[]> =>
  (
    await sql<{ brand_id: string }>`SELECT DISTINCT brand_id FROM campaigns
      WHERE state IN ('requested', 'confirmed', 'upcoming') AND enable_paid_collaborations AND start_at <= ${tellsOf(dayOf(now))}`.execute(
      db,
    )
  ).rows.map(({ brand_id: id }) => id)
