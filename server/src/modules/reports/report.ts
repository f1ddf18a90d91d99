import { sql } from 'kysely'
import type { CampaignReport, MentionKind } from '@samspel/api'
import type { Db } from '../../db/transact'
import { approvedMentions, type CampaignRow, type Figures, figures, figuresByDay, totalsOf } from '../campaigns'
import { pickupsOf } from '../store-reports'

type KindRow = Figures & { kind: MentionKind }
type CreatorRow = Figures & {
  id: string
  username: string
  name: string
  city: string | null
  avatar_url: string | null
  followers_count: number
  engagement_rate: number
  fee_amount: number
  /** What the creator takes part in: participations that were approved, products that were picked up. */
  parts: number
}

/** Öre per thousand reached, rounded; null where nobody was reached. */
export const perThousand = (cost: number, reach: number): number | null =>
  reach > 0 ? Math.round((cost * 1_000) / reach) : null

/** What one approved creator costs beside the fee, öre: the products and the logistics. */
const outlayOf = ({
  products,
  logistics_cost_per_participant: logistics,
}: Pick<CampaignRow, 'products' | 'logistics_cost_per_participant'>): number =>
  (products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0) + logistics) * 100

const figuresOf = ({ reach, posts, likes, comments }: Figures): Figures => ({ reach, posts, likes, comments })

/**
 * What a campaign has given: its totals, and the approved mentions that they come from by post day, by creator and by kind.
 * Every approved creator is there, and every one who has picked up, also one who has posted nothing yet, since the products were given. Three queries
 * whatever the size, and those of its stores.
 */
export const reportOf = async (db: Db, campaign: CampaignRow, now: Date): Promise<CampaignReport> => {
  const days = await figuresByDay(db, campaign)
  const { rows: kinds } = await sql<KindRow>`SELECT m.kind, ${figures} ${approvedMentions(campaign)} GROUP BY m.kind
    ORDER BY m.kind`.execute(db)
  const { rows: creators } =
    await sql<CreatorRow>`SELECT i.id, i.username, i.name, i.city, i.avatar_url, i.followers_count, i.engagement_rate, p.fee_amount, p.parts,
      coalesce(f.posts, 0) AS posts, coalesce(f.reach, 0) AS reach, coalesce(f.likes, 0) AS likes, coalesce(f.comments, 0) AS comments
    FROM (SELECT instagramer_id, sum(fee_amount)::bigint AS fee_amount, count(*) FILTER (WHERE takes_part)::int AS parts FROM (
        SELECT instagramer_id, fee_amount, state = 'approved' AS takes_part FROM participations
          WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id}
        UNION ALL SELECT sp.instagramer_id, sp.fee_amount, sp.state = 'picked_up' FROM store_campaigns sc
          JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
          WHERE sc.brand_id = ${campaign.brand_id} AND sc.campaign_id = ${campaign.id}) each GROUP BY instagramer_id) p
    JOIN instagramers i ON i.id = p.instagramer_id
    LEFT JOIN (SELECT m.instagramer_id, ${figures} ${approvedMentions(campaign)} GROUP BY m.instagramer_id) f ON f.instagramer_id = i.id
    WHERE p.parts > 0 OR f.posts > 0
    ORDER BY coalesce(f.reach, 0) DESC, i.followers_count DESC, i.id`.execute(db)

  const outlay = outlayOf(campaign)
  // Whoever has picked up at several stores was given as many products.
  const costs = creators.map((row) => row.fee_amount + outlay * Math.max(1, row.parts))
  const totals = totalsOf(campaign)
  const cost = costs.reduce((sum, each) => sum + each, 0)
  return {
    campaign: {
      id: campaign.id,
      name: campaign.name,
      brandName: campaign.brand_name,
      brandLogoUrl: campaign.brand_logo_url,
      productImageUrl: campaign.product_image_url,
      startAt: campaign.start_at,
      endAt: campaign.end_at,
      dueAt: campaign.due_at,
    },
    wantedReach: campaign.wanted_reach,
    totals: { ...totals, creators: creators.length, cost, costPerThousandReach: perThousand(cost, totals.reach) },
    days: days.map((row) => ({ day: row.day, ...figuresOf(row) })),
    creators: creators.map((row, index) => ({
      creator: {
        id: row.id,
        username: row.username,
        name: row.name,
        city: row.city,
        avatarUrl: row.avatar_url,
        followersCount: row.followers_count,
        engagementRate: row.engagement_rate,
      },
      ...figuresOf(row),
      cost: costs[index] ?? 0,
      costPerThousandReach: perThousand(costs[index] ?? 0, row.reach),
    })),
    kinds: kinds.map((row) => ({ kind: row.kind, ...figuresOf(row) })),
    ...(campaign.delivery_method === 'pickup' && { pickups: await pickupsOf(db, campaign, now) }),
  }
}
