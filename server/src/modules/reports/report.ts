import { sql } from 'kysely'
import type { CampaignReport, MentionKind } from '@samspel/api'
import { participantsOf } from '@samspel/api/campaign-rules'
import type { Db } from '../../db/transact'
import {
  approvedMentions,
  type CampaignRow,
  countPickups,
  type Figures,
  figures,
  figuresByDay,
  totalsOf,
} from '../campaigns'
import { pickupsOf } from '../stores'
import { creatorCosts, perThousand } from './costs'

type CostParts = NonNullable<CampaignReport['totals']['costs']>
type KindRow = Figures & { kind: MentionKind; unread: number }
type CreatorRow = Figures & {
  id: string
  username: string
  name: string
  city: string | null
  avatar_url: string | null
  followers_count: number
  engagement_rate: number
  consent_ended_at: string | null
  fees: number
  goods: number
  logistics: number
  cost: number
}

const figuresOf = ({ reach, posts, likes, comments }: Figures): Figures => ({ reach, posts, likes, comments })

/**
 * A campaign's results: its totals, and the approved mentions behind them by post day, creator and kind. Includes every creator who was
 * approved or has picked up, even without a post yet, because they did receive the products. Takes three queries whatever the size, plus
 * those for its stores.
 */
export const reportOf = async (db: Db, campaign: CampaignRow, now: Date): Promise<CampaignReport> => {
  const days = await figuresByDay(db, campaign)
  const { rows: kinds } =
    await sql<KindRow>`SELECT m.kind, ${figures}, count(*) FILTER (WHERE NOT ip.reach_read) AS unread ${approvedMentions(campaign)} GROUP BY m.kind
    ORDER BY m.kind`.execute(db)
  const { rows: creators } =
    await sql<CreatorRow>`SELECT i.id, i.username, i.name, i.city, i.avatar_url, i.followers_count, i.engagement_rate, i.consent_ended_at, p.fees, p.goods, p.logistics, p.cost,
      coalesce(f.posts, 0) AS posts, coalesce(f.reach, 0) AS reach, coalesce(f.likes, 0) AS likes, coalesce(f.comments, 0) AS comments
    FROM ${creatorCosts(sql`c.brand_id = ${campaign.brand_id} AND c.id = ${campaign.id}`)} p
    JOIN instagramers i ON i.id = p.instagramer_id
    LEFT JOIN (SELECT m.instagramer_id, ${figures} ${approvedMentions(campaign)} GROUP BY m.instagramer_id) f ON f.instagramer_id = i.id
    ORDER BY coalesce(f.reach, 0) DESC, i.followers_count DESC, i.id`.execute(db)

  const totals = totalsOf(campaign)
  const { participants } = participantsOf({
    approvedParticipationsCount: campaign.approved_participations_count,
    targetNumberOfInstagramers: campaign.target_number_of_instagramers,
    pickups: (await countPickups(db, [campaign])).get(campaign.id),
  })
  const unreadPosts = kinds.reduce((sum, { unread }) => sum + unread, 0)
  const sum = (of: 'cost' | keyof CostParts) => creators.reduce((all, row) => all + row[of], 0)
  const cost = sum('cost')
  return {
    campaign: {
      id: campaign.id,
      name: campaign.name,
      brandName: campaign.brand_name,
      brandLogoUrl: campaign.brand_logo_url,
      productImageUrl: campaign.product_image_url,
      productImageFocus: campaign.product_image_focus,
      startAt: campaign.start_at,
      endAt: campaign.end_at,
      dueAt: campaign.due_at,
    },
    wantedReach: campaign.wanted_reach,
    totals: {
      ...totals,
      ...(unreadPosts > 0 && { unreadPosts }),
      participants,
      creators: creators.length,
      costs: { fees: sum('fees'), goods: sum('goods'), logistics: sum('logistics') },
      cost,
      costPerThousandReach: perThousand(cost, totals.reach),
    },
    days: days.map((row) => ({ day: row.day, ...figuresOf(row) })),
    creators: creators.map((row) => ({
      creator: {
        id: row.id,
        username: row.username,
        name: row.name,
        city: row.city,
        avatarUrl: row.avatar_url,
        followersCount: row.followers_count,
        engagementRate: row.engagement_rate,
        ...(row.consent_ended_at !== null && { consentEndedAt: row.consent_ended_at }),
      },
      ...figuresOf(row),
      costs: { fees: row.fees, goods: row.goods, logistics: row.logistics },
      cost: row.cost,
      costPerThousandReach: perThousand(row.cost, row.reach),
    })),
    kinds: kinds.map((row) => ({ kind: row.kind, ...figuresOf(row) })),
    ...(campaign.delivery_method === 'pickup' && { pickups: await pickupsOf(db, campaign, now) }),
  }
}
