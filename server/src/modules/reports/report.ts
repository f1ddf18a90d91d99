import { sql } from 'kysely'
import type { CampaignReport, MentionKind } from '@samspel/api'
import { participantsOf } from '@samspel/api/campaign-rules'
import type { Db } from '../../db/transact'
import {
  approvedMentionsOf,
  type CampaignRow,
  countPickups,
  type Figures,
  figures,
  figuresByDay,
  totalsOf,
} from '../campaigns'
import { type ResultRow, resultsOf } from '../sales'
import { pickupsOf } from '../stores'
import { creatorCosts, perThousand } from './costs'
import { earlierOf } from './earlier'
import { engagementOf } from './engagement'
import { laterOf, postsOf, readAtOf } from './posts'

type Costs = Required<CampaignReport['totals']>['costs']
type KindRow = Figures & { kind: MentionKind; unread: number }
type CreatorRow = Figures & {
  campaign_id: string
  since: string
  id: string
  username: string
  name: string
  city: string | null
  avatar_url: string | null
  followers_count: number
  engagement_rate: number
  consent_ended_at: string | null
  deleted_at: string | null
  fees: number
  goods: number
  logistics: number
  cost: number
}

const figuresOf = ({ reach, posts, likes, comments }: Figures): Figures => ({ reach, posts, likes, comments })

const toCampaign = (campaign: CampaignRow): CampaignReport['campaign'] => ({
  id: campaign.id,
  name: campaign.name,
  brandName: campaign.brand_name,
  brandLogoUrl: campaign.brand_logo_url,
  productImageUrl: campaign.product_image_url,
  productImageFocus: campaign.product_image_focus,
  startAt: campaign.start_at,
  endAt: campaign.end_at,
  dueAt: campaign.due_at,
})

/** A number for each person, in the order in which they came to the campaigns, so that it stays the same as others come. */
const numbersOf = (rows: readonly CreatorRow[]): Map<string, number> => {
  const since = new Map<string, number>()
  for (const row of rows) {
    const at = Date.parse(row.since)
    since.set(row.id, Math.min(at, since.get(row.id) ?? at))
  }
  return new Map(
    [...since]
      .sort(([one, at], [other, later]) => at - later || (one < other ? -1 : 1))
      .map(([id], index) => [id, index + 1]),
  )
}

/** What the links and codes of one creator gave, or of all; nothing where there are none. */
const salesOf = (rows: readonly ResultRow[]) =>
  rows.length > 0 && {
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
  }

const toCreator = (row: CreatorRow, number: number, result?: ResultRow): CampaignReport['creators'][number] => ({
  number,
  campaignId: row.campaign_id,
  ...(row.deleted_at === null && {
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
  }),
  ...figuresOf(row),
  engagement: engagementOf(row),
  costs: { fees: row.fees, goods: row.goods, logistics: row.logistics },
  cost: row.cost,
  costPerThousandReach: perThousand(row.cost, row.reach),
  ...(result && { ...salesOf([result]), code: row.deleted_at === null ? result.code : null }),
})

const added = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, { reach, posts, likes, comments }) => ({
      reach: sum.reach + reach,
      posts: sum.posts + posts,
      likes: sum.likes + likes,
      comments: sum.comments + comments,
    }),
    { reach: 0, posts: 0, likes: 0, comments: 0 },
  )

const accentOf = async (db: Db, brandId: string): Promise<string | undefined> => {
  const page = await db
    .selectFrom('collaboration_pages')
    .select('theme')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return page?.theme?.accent
}

/**
 * What campaigns of one brand have given: totals, and the approved posts behind them by day, creator, kind and one by one. Includes every
 * creator who was approved or has picked up, even without a post yet, because they did receive the products. The number of queries does not
 * depend on the number of creators and posts.
 */
export const reportOf = async (db: Db, campaigns: readonly CampaignRow[], now: Date): Promise<CampaignReport> => {
  const [campaign, ...others] = campaigns as [CampaignRow, ...CampaignRow[]]
  const ids = campaigns.map(({ id }) => id)
  const approved = approvedMentionsOf(sql`m.brand_id = ${campaign.brand_id} AND m.campaign_id = ANY(${ids}::uuid[])`)
  const days = await figuresByDay(db, approved)
  const { rows: kinds } =
    await sql<KindRow>`SELECT m.kind, ${figures}, count(*) FILTER (WHERE NOT ip.reach_read) AS unread ${approved} GROUP BY m.kind
    ORDER BY m.kind`.execute(db)
  const { rows: creators } =
    await sql<CreatorRow>`SELECT p.campaign_id, p.since, i.id, i.username, i.name, i.city, i.avatar_url, i.followers_count, i.engagement_rate,
      i.consent_ended_at, i.deleted_at, p.fees, p.goods, p.logistics, p.cost,
      coalesce(f.posts, 0) AS posts, coalesce(f.reach, 0) AS reach, coalesce(f.likes, 0) AS likes, coalesce(f.comments, 0) AS comments
    FROM ${creatorCosts(sql`c.brand_id = ${campaign.brand_id} AND c.id = ANY(${ids}::uuid[])`)} p
    JOIN instagramers i ON i.id = p.instagramer_id
    LEFT JOIN (SELECT m.campaign_id, m.instagramer_id, ${figures} ${approved} GROUP BY m.campaign_id, m.instagramer_id) f
      ON f.campaign_id = p.campaign_id AND f.instagramer_id = i.id
    ORDER BY coalesce(f.reach, 0) DESC, i.followers_count DESC, i.id, p.campaign_id`.execute(db)
  const posts = await postsOf(db, approved)
  const numbers = numbersOf(creators)
  const totals = added(campaigns.map(totalsOf))
  const pickups = await countPickups(db, campaigns)
  const participants = campaigns.reduce(
    (sum, one) =>
      sum +
      participantsOf({
        approvedParticipationsCount: one.approved_participations_count,
        targetNumberOfInstagramers: one.target_number_of_instagramers,
        pickups: pickups.get(one.id),
      }).participants,
    0,
  )
  const unreadPosts = kinds.reduce((sum, { unread }) => sum + unread, 0)
  const sum = (of: 'cost' | keyof Costs) => creators.reduce((all, row) => all + row[of], 0)
  const cost = sum('cost')
  const accent = await accentOf(db, campaign.brand_id)
  const earlier = await earlierOf(db, campaigns)
  const later = laterOf(posts)
  const isShown = new Set(creators.map((row) => `${row.campaign_id} ${row.id}`))
  const results = new Map<string, ResultRow>()
  for (const result of await resultsOf(
    db,
    campaigns.map(({ id, brand_id: brandId }) => ({ id, brandId })),
  )) {
    const key = `${result.campaignId} ${result.instagramerId}`
    if (isShown.has(key)) results.set(key, result)
  }
  return {
    campaign: toCampaign(campaign),
    ...(others.length > 0 && { campaigns: campaigns.map(toCampaign) }),
    ...(accent !== undefined && { accent }),
    wantedReach: campaigns.reduce((all, { wanted_reach: wanted }) => all + wanted, 0),
    totals: {
      ...totals,
      engagement: engagementOf(totals),
      ...(unreadPosts > 0 && { unreadPosts }),
      participants,
      creators: numbers.size,
      costs: { fees: sum('fees'), goods: sum('goods'), logistics: sum('logistics') },
      cost,
      costPerThousandReach: perThousand(cost, totals.reach),
      costPerPost: totals.posts > 0 ? Math.round(cost / totals.posts) : null,
      readAt: readAtOf(posts),
      ...(later && { later }),
      ...salesOf([...results.values()]),
    },
    ...(earlier && { earlier }),
    days: days.map((row) => ({ day: row.day, ...figuresOf(row) })),
    creators: creators.map((row) => toCreator(row, numbers.get(row.id)!, results.get(`${row.campaign_id} ${row.id}`))),
    kinds: kinds.map((row) => ({ kind: row.kind, ...figuresOf(row) })),
    posts: posts.map(({ creatorId, ...post }) => ({ ...post, creatorNumber: numbers.get(creatorId) ?? 0 })),
    ...(others.length === 0 &&
      campaign.delivery_method === 'pickup' && { pickups: await pickupsOf(db, campaign, now) }),
  }
}
