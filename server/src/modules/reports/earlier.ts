import { sql } from 'kysely'
import type { CampaignReport } from '@samspel/api'
import type { Db } from '../../db/transact'
import { type CampaignRow, type Figures, figures } from '../campaigns'
import { creatorCosts, perThousand } from './costs'
import { engagementOf } from './engagement'

/** How many campaigns a report is compared with. */
const most = 10

const median = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((number) => number !== null).sort((one, other) => one - other)
  if (known.length === 0) return null
  const [below, above] = [known[Math.floor((known.length - 1) / 2)]!, known[Math.floor(known.length / 2)]!]
  return (below + above) / 2
}
const whole = (number: number | null): number | null => (number === null ? null : Math.round(number))

/** Medians of the brand's campaigns that have ended before these began, the latest ten with posts; nothing where there is none. */
export const earlierOf = async (db: Db, campaigns: readonly CampaignRow[]): Promise<CampaignReport['earlier']> => {
  const [{ brand_id: brandId }] = campaigns as [CampaignRow]
  const first = campaigns
    .map(({ start_at: day, end_at: end }) => day ?? end)
    .filter((day) => day !== null)
    .sort()[0]
  if (first === undefined) return undefined
  const own = campaigns.map(({ id }) => id)
  const those = sql`(SELECT e.id FROM campaigns e WHERE e.brand_id = ${brandId} AND e.state IN ('finished', 'archived')
    AND e.end_at <= ${first}::date AND e.id <> ALL(${own}::uuid[]) AND e.num_posts + e.approved_mentions_count > 0
    ORDER BY e.end_at DESC, e.id LIMIT ${most})`
  const { rows } = await sql<
    Figures & { cost: number }
  >`WITH chosen AS MATERIALIZED ${those}, spent AS (SELECT campaign_id, sum(cost)::bigint AS cost
      FROM ${creatorCosts(sql`c.brand_id = ${brandId} AND c.id IN (SELECT id FROM chosen)`)} costs GROUP BY campaign_id)
    SELECT ${figures}, coalesce(max(spent.cost), 0)::bigint AS cost FROM (SELECT m.*
      FROM mentions m WHERE m.brand_id = ${brandId} AND m.campaign_id IN (SELECT id FROM chosen) AND m.state = 'approved') m
    LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id LEFT JOIN spent ON spent.campaign_id = m.campaign_id
    GROUP BY m.campaign_id`.execute(db)
  if (rows.length === 0) return undefined
  return {
    campaigns: rows.length,
    reach: whole(median(rows.map(({ reach }) => reach)))!,
    posts: whole(median(rows.map(({ posts }) => posts)))!,
    engagement: median(rows.map(engagementOf)),
    costPerThousandReach: whole(median(rows.map(({ cost, reach }) => perThousand(cost, reach)))),
    costPerPost: whole(median(rows.map(({ cost, posts }) => cost / posts))),
  }
}
