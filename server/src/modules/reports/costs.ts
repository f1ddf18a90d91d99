import { type RawBuilder, sql } from 'kysely'

/** Cost per approved creator of campaign `c` besides the fee, öre: products and logistics. */
const outlay = sql`((SELECT coalesce(sum((product ->> 'defaultProductValue')::numeric), 0) FROM jsonb_array_elements(c.products) product)
    + c.logistics_cost_per_participant) * 100`

/**
 * Every creator who takes part, has picked up or has posted in the campaigns matching the condition (`c` is a table or alias), with their
 * cost in öre and since when. All cost totals are sums over these rows. A creator who has picked up at several stores is counted with the
 * products of each.
 */
export const creatorCosts = (campaigns: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT c.brand_id, c.id AS campaign_id, each.instagramer_id, each.parts, each.since,
      (each.fee_amount + ${outlay} * greatest(1, each.parts))::bigint AS cost
    FROM campaigns c JOIN LATERAL (SELECT instagramer_id, sum(fee_amount) AS fee_amount, count(*) FILTER (WHERE takes_part)::int AS parts,
        coalesce(min(since) FILTER (WHERE takes_part), min(since)) AS since
      FROM (SELECT instagramer_id, fee_amount, state = 'approved' AS takes_part, coalesce(decided_at, created_at) AS since FROM participations
          WHERE brand_id = c.brand_id AND campaign_id = c.id
        UNION ALL SELECT sp.instagramer_id, sp.fee_amount, sp.state = 'picked_up', coalesce(sp.picked_up_at, sp.created_at)
          FROM store_campaigns sc JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
          WHERE sc.brand_id = c.brand_id AND sc.campaign_id = c.id) both_kinds GROUP BY instagramer_id) each ON true
    WHERE ${campaigns} AND (each.parts > 0 OR EXISTS (SELECT FROM mentions m
      WHERE m.brand_id = c.brand_id AND m.campaign_id = c.id AND m.instagramer_id = each.instagramer_id AND m.state = 'approved')))`

/** Öre per thousand reached, rounded; null without any reach. */
export const perThousand = (cost: number, reach: number): number | null =>
  reach > 0 ? Math.round((cost * 1_000) / reach) : null
