import { sql } from 'kysely'
import type { StoreVisit, UnmatchedSale } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { seeCampaign } from '../campaigns'

interface SaleRow {
  id: string
  order_number: string
  ordered_at: string
  amount: number
  returned: number
  currency: string
  code: string | null
}

export const listUnmatchedSales = async (
  { db, caller }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listUnmatchedSales'>,
) => {
  if (!mayFor(caller, 'seeCampaigns', id)) throw new AppError('not_found')
  const page = pageOf(query, 25)
  const from = sql`sales WHERE brand_id = ${id} AND matched_by IS NULL`
  const { rows, total } = await pageWithTotal(
    db,
    sql<SaleRow>`SELECT id, order_number, ordered_at, amount, returned, currency, code FROM ${from}
      ORDER BY ordered_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    from,
  )
  return {
    unmatchedSales: rows.map((row): UnmatchedSale => ({
      id: row.id,
      orderNumber: row.order_number,
      orderedAt: row.ordered_at,
      amount: row.amount,
      returned: row.returned,
      currency: row.currency,
      code: row.code,
    })),
    meta: metaOf(page, total),
  }
}

/** How often each creator has picked up at each store of these campaigns. */
export const visitsOf = async (
  db: Db,
  campaigns: readonly { brandId: string; id: string }[],
): Promise<(StoreVisit & { campaignId: string })[]> => {
  const { rows } = await sql<{
    campaign_id: string
    instagramer_id: string
    store_id: string
    store_name: string
    visits: number
    last_on: string
  }>`SELECT sc.campaign_id, sp.instagramer_id, sc.store_id, s.name AS store_name, count(*)::int AS visits,
      to_char(max(sp.picked_up_at) AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS last_on
    FROM (SELECT unnest(${campaigns.map(({ brandId }) => brandId)}::uuid[]) AS brand_id,
        unnest(${campaigns.map(({ id }) => id)}::uuid[]) AS campaign_id) asked
    JOIN store_campaigns sc USING (brand_id, campaign_id)
    JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state = 'picked_up'
    JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
    WHERE sp.picked_up_at IS NOT NULL
    GROUP BY sc.campaign_id, sp.instagramer_id, sc.store_id, s.name
    ORDER BY sc.campaign_id, visits DESC, last_on DESC, sp.instagramer_id, sc.store_id LIMIT 1000`.execute(db)
  return rows.map((row) => ({
    campaignId: row.campaign_id,
    instagramerId: row.instagramer_id,
    storeId: row.store_id,
    storeName: row.store_name,
    visits: row.visits,
    lastOn: row.last_on,
  }))
}

export const listStoreVisits = async ({ db, caller, now }: Context<UserCaller>, { id }: { id: string }) => {
  const campaign = await seeCampaign(db, id, caller, now)
  const visits = await visitsOf(db, [{ brandId: campaign.brand_id, id: campaign.id }])
  return { storeVisits: visits.map(({ campaignId: _campaignId, ...visit }): StoreVisit => visit) }
}
