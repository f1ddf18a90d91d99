import { sql } from 'kysely'
import type { ComparedCampaign, ComparedSums } from '@samspel/api'
import { participantsOf, sumOfParticipants } from '@samspel/api/campaign-rules'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { pageOf } from '../../http/page'
import { campaignOrders, type CampaignRow, countPickups, listCampaigns, totalsOf } from '../campaigns'
import { creatorCosts, perThousand } from '../reports'

const most = 100
/** With fewer posts, engagement means little. */
const fewestPosts = 5

interface Facts extends ReturnType<typeof totalsOf> {
  participants: number
  places: number
  wantedReach: number
  cost: number
}

/** Figures shared by rows and totals. */
const compared = ({ participants, places, wantedReach, cost, ...totals }: Facts): ComparedSums => ({
  participants,
  places,
  approvedPosts: totals.posts,
  reach: totals.reach,
  wantedReach,
  cost,
  costPerThousandReach: perThousand(cost, totals.reach),
  engagement:
    totals.posts >= fewestPosts && totals.reach > 0
      ? Math.round(((totals.likes + totals.comments) / totals.reach) * 1_000) / 10
      : null,
})

const costsOf = async (db: Db, campaigns: readonly CampaignRow[]): Promise<Map<string, number>> => {
  const ids = campaigns.map(({ id }) => id)
  const brandIds = [...new Set(campaigns.map((row) => row.brand_id))]
  const { rows } = await sql<{ campaign_id: string; cost: number }>`SELECT campaign_id, sum(cost)::bigint AS cost
    FROM ${creatorCosts(sql`c.brand_id = ANY(${brandIds}::uuid[]) AND c.id = ANY(${ids}::uuid[])`)} costs
    GROUP BY campaign_id`.execute(db)
  return new Map(rows.map((row) => [row.campaign_id, row.cost]))
}

/** Campaigns that are published and not finished, with the same numbers as in the campaign list and the reports. */
export const listComparedCampaigns = async (
  { db, caller, now }: Context<UserCaller>,
  { brandId }: Query<'listComparedCampaigns'>,
): Promise<{ comparedCampaigns: ComparedCampaign[]; sums: ComparedSums; totalCount: number }> => {
  const { rows, total } = await listCampaigns(db, {
    where: sql`${inBrands(sql`c.brand_id`, brandsWith(caller, 'seeCampaigns', brandId))} AND c.state IN ('confirmed', 'upcoming', 'ongoing')`,
    order: campaignOrders.endAt,
    page: pageOf({ perPage: most }, most),
    today: dayOf(now),
  })
  const [costs, pickups] = [await costsOf(db, rows), await countPickups(db, rows)]
  const facts = rows.map((row): Facts => ({
    ...totalsOf(row),
    ...participantsOf({
      approvedParticipationsCount: row.approved_participations_count,
      targetNumberOfInstagramers: row.target_number_of_instagramers,
      pickups: pickups.get(row.id),
    }),
    wantedReach: row.wanted_reach,
    cost: costs.get(row.id) ?? 0,
  }))
  const sum = (key: keyof Facts) => facts.reduce((all, each) => all + each[key], 0)
  return {
    comparedCampaigns: rows.map((row, index) => ({
      id: row.id,
      name: row.name,
      brandName: row.brand_name,
      state: row.state as ComparedCampaign['state'],
      productImageUrl: row.product_image_url,
      productImageFocus: row.product_image_focus,
      endAt: row.end_at,
      ...compared(facts[index]!),
    })),
    sums: compared({
      ...sumOfParticipants(facts),
      posts: sum('posts'),
      reach: sum('reach'),
      likes: sum('likes'),
      comments: sum('comments'),
      wantedReach: sum('wantedReach'),
      cost: sum('cost'),
    }),
    totalCount: total,
  }
}
