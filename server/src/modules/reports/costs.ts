import { type RawBuilder, sql } from 'kysely'
import { sentTo, shipmentsTo } from '../campaigns'

/** What one creator gets of campaign `c`, öre. */
const goods = sql`(SELECT coalesce(sum((product ->> 'defaultProductValue')::numeric), 0) * 100 FROM jsonb_array_elements(c.products) product)`

/**
 * Every creator who takes part, has picked up, was sent something or has posted in the campaigns matching the condition (`c` is a table or
 * alias), with what they cost in öre and since when: `fees` that are held or paid, `goods` and `logistics`, which `cost` adds up. All cost
 * totals are sums over these rows. A creator who has picked up at several stores is counted with the products of each; one who was sent two
 * parcels with those of both.
 */
export const creatorCosts = (campaigns: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT *, fees + goods + logistics AS cost FROM (
    SELECT c.brand_id, c.id AS campaign_id, each.instagramer_id, each.since, each.fees::bigint AS fees,
      (${goods} * greatest(1, each.sets))::bigint AS goods,
      (c.logistics_cost_per_participant * 100 * CASE WHEN each.sets = 0 THEN 1 ELSE each.shipments END)::bigint AS logistics
    FROM campaigns c JOIN LATERAL (SELECT instagramer_id, sum(fee_amount) AS fees, sum(sets)::int AS sets, sum(shipments)::int AS shipments,
        coalesce(min(since) FILTER (WHERE sets > 0), min(since)) AS since
      FROM (SELECT p.instagramer_id, p.fee_amount, greatest(${sentTo}, (p.state = 'approved')::int) AS sets, ${shipmentsTo} AS shipments,
          coalesce(p.decided_at, p.created_at) AS since FROM participations p WHERE p.brand_id = c.brand_id AND p.campaign_id = c.id
        UNION ALL SELECT sp.instagramer_id, sp.fee_amount, (sp.state = 'picked_up')::int, (sp.state = 'picked_up')::int,
          coalesce(sp.picked_up_at, sp.created_at)
          FROM store_campaigns sc JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
          WHERE sc.brand_id = c.brand_id AND sc.campaign_id = c.id) both_kinds GROUP BY instagramer_id) each ON true
    WHERE ${campaigns} AND (each.sets > 0 OR EXISTS (SELECT FROM mentions m
      WHERE m.brand_id = c.brand_id AND m.campaign_id = c.id AND m.instagramer_id = each.instagramer_id AND m.state = 'approved'))) parts)`

/** Öre per thousand reached, rounded; null without any reach. */
export const perThousand = (cost: number, reach: number): number | null =>
  reach > 0 ? Math.round((cost * 1_000) / reach) : null
