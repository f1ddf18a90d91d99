import { type RawBuilder, sql } from 'kysely'
import type { CampaignCalculatedReach } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { CampaignRow } from './repository'

/** What approved posts have brought. `posts` counts all four kinds; the rest comes from Instagram posts and stories. */
export interface Figures {
  reach: number
  posts: number
  likes: number
  comments: number
}

type CampaignKeys = Pick<CampaignRow, 'brand_id' | 'id'>

/** The counters that decisions move (rows T-12 to T-15): every total of a campaign is read here, whichever screen says it. */
export const totalsOf = (
  row: Pick<CampaignRow, 'reach' | 'num_posts' | 'approved_mentions_count' | 'num_likes' | 'num_comments'>,
): Figures => ({
  reach: row.reach,
  posts: row.num_posts + row.approved_mentions_count,
  likes: row.num_likes,
  comments: row.num_comments,
})

/** Figures of mentions `m` with their posts `ip`, added up. */
export const figures = sql`count(*) AS posts, coalesce(sum(ip.reach), 0)::bigint AS reach, coalesce(sum(ip.likes_count), 0)::bigint AS likes, coalesce(sum(ip.comments_count), 0)::bigint AS comments`

/** Approved mentions that a condition leaves, as `m`, each with its post where it has one. */
export const approvedMentionsOf = (where: RawBuilder<unknown>) => sql`FROM mentions m
  LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id
  WHERE ${where} AND m.state = 'approved'`

/** Approved mentions of a campaign. */
export const approvedMentions = ({ brand_id: brandId, id }: CampaignKeys) =>
  approvedMentionsOf(sql`m.brand_id = ${brandId} AND m.campaign_id = ${id}`)

/** The post day in Stockholm of a mention `m` with its post `ip`; a link or content has the day it was handed in. */
export const postDay = sql`(coalesce(ip.instagram_created_at, m.created_at) AT TIME ZONE 'Europe/Stockholm')::date`

/** By post day, in order, without empty ones. */
export const figuresByDay = async (db: Db, campaign: CampaignKeys): Promise<(Figures & { day: string })[]> => {
  const { rows } = await sql<Figures & { day: string }>`SELECT to_char(${postDay}, 'YYYY-MM-DD') AS day, ${figures}
    ${approvedMentions(campaign)} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

/** Reach of approved posts by post day (rows E-05, T-17): the days of the report that have any. */
export const calculatedReach = async (db: Db, campaign: CampaignKeys): Promise<CampaignCalculatedReach> => {
  const days = await figuresByDay(db, campaign)
  return {
    id: campaign.id,
    days: Object.fromEntries(days.filter(({ reach }) => reach > 0).map(({ day, reach }) => [day, reach])),
  }
}

/** Fees that are reserved on the brand's account for participations and passes of the campaign, öre. */
export const heldAmount = async (db: Db, { brand_id: brandId, id }: CampaignKeys): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ amount: number }>`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM holds
    WHERE brand_id = ${brandId} AND campaign_id = ${id} AND state = 'held'`.execute(db)
  return row?.amount ?? 0
}
