import { type RawBuilder, sql } from 'kysely'
import type { CampaignCalculatedReach } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { CampaignRow } from './repository'

/** Results of approved posts. `posts` counts all four kinds; the other figures come from Instagram posts and stories. */
export interface Figures {
  reach: number
  posts: number
  likes: number
  comments: number
}

type CampaignKeys = Pick<CampaignRow, 'brand_id' | 'id'>

/** The counters that decisions update (rows T-12 to T-15). Every screen that shows a campaign's totals reads them here. */
export const totalsOf = (
  row: Pick<CampaignRow, 'reach' | 'num_posts' | 'approved_mentions_count' | 'num_likes' | 'num_comments'>,
): Figures => ({
  reach: row.reach,
  posts: row.num_posts + row.approved_mentions_count,
  likes: row.num_likes,
  comments: row.num_comments,
})

/** SQL sums of the figures of mentions `m` with their posts `ip`. */
export const figures = sql`count(*) AS posts, coalesce(sum(ip.reach), 0)::bigint AS reach, coalesce(sum(ip.likes_count), 0)::bigint AS likes, coalesce(sum(ip.comments_count), 0)::bigint AS comments`

/** SQL for the approved mentions that match a condition, as `m`, each joined with its post `ip` if it has one. */
export const approvedMentionsOf = (where: RawBuilder<unknown>) => sql`FROM mentions m
  LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id
  WHERE ${where} AND m.state = 'approved'`

export const approvedMentions = ({ brand_id: brandId, id }: CampaignKeys) =>
  approvedMentionsOf(sql`m.brand_id = ${brandId} AND m.campaign_id = ${id}`)

/** The day in Stockholm on which a mention `m` with its post `ip` was posted; for links and content, the day they were submitted. */
export const postDay = sql`(coalesce(ip.instagram_created_at, m.created_at) AT TIME ZONE 'Europe/Stockholm')::date`

/** Figures of approved mentions by post day, in order, without empty days. */
export const figuresByDay = async (db: Db, approved: RawBuilder<unknown>): Promise<(Figures & { day: string })[]> => {
  const { rows } = await sql<Figures & { day: string }>`SELECT to_char(${postDay}, 'YYYY-MM-DD') AS day, ${figures}
    ${approved} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

/** Reach of approved posts by post day (rows E-05, T-17); only days that have any. */
export const calculatedReach = async (db: Db, campaign: CampaignKeys): Promise<CampaignCalculatedReach> => {
  const days = await figuresByDay(db, approvedMentions(campaign))
  return {
    id: campaign.id,
    days: Object.fromEntries(days.filter(({ reach }) => reach > 0).map(({ day, reach }) => [day, reach])),
  }
}

/** Fees on hold in the brand's account for participations and passes of the campaign, öre. */
export const heldAmount = async (db: Db, { brand_id: brandId, id }: CampaignKeys): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ amount: number }>`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM holds
    WHERE brand_id = ${brandId} AND campaign_id = ${id} AND state = 'held'`.execute(db)
  return row?.amount ?? 0
}
