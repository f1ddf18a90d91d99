import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import { ownCurrency } from './currency'

/** What one creator's link and code led to in one campaign. Sums are in öre. */
export interface ResultRow {
  campaignId: string
  instagramerId: string
  code: string | null
  clicks: number
  /** Orders in the brand's currency, those that came back included. */
  orders: number
  /** What was sold, without what came back. */
  revenue: number
  returned: number
}

/**
 * What came of the campaigns: one row for each creator there who has a link or a code. Orders in other currencies are not among them; see
 * `otherCurrencies`.
 */
export const resultsOf = async (
  db: Db,
  campaigns: readonly { brandId: string; id: string }[],
): Promise<ResultRow[]> => {
  if (campaigns.length === 0) return []
  const { rows } = await sql<{
    campaign_id: string
    instagramer_id: string
    code: string | null
    clicks: number
    orders: number
    sold: number
    returned: number
  }>`SELECT l.campaign_id, l.instagramer_id, l.code, c.clicks::int AS clicks, s.orders::int AS orders, s.sold::bigint AS sold,
      s.returned::bigint AS returned
    FROM (SELECT unnest(${campaigns.map(({ brandId }) => brandId)}::uuid[]) AS brand_id,
        unnest(${campaigns.map(({ id }) => id)}::uuid[]) AS campaign_id) asked
    JOIN creator_links l USING (brand_id, campaign_id)
    CROSS JOIN LATERAL (SELECT coalesce(sum(clicks), 0) AS clicks FROM link_clicks k
      WHERE k.brand_id = l.brand_id AND k.campaign_id = l.campaign_id AND k.instagramer_id = l.instagramer_id) c
    CROSS JOIN LATERAL (SELECT count(*) AS orders, coalesce(sum(amount), 0) AS sold, coalesce(sum(returned), 0) AS returned FROM sales o
      WHERE o.brand_id = l.brand_id AND o.campaign_id = l.campaign_id AND o.instagramer_id = l.instagramer_id
        AND o.currency = ${ownCurrency}) s
    ORDER BY l.campaign_id, l.created_at, l.instagramer_id`.execute(db)
  return rows.map((row) => ({
    campaignId: row.campaign_id,
    instagramerId: row.instagramer_id,
    code: row.code,
    clicks: row.clicks,
    orders: row.orders,
    revenue: row.sold - row.returned,
    returned: row.returned,
  }))
}
