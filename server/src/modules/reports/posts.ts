import { type RawBuilder, sql } from 'kysely'
import type { CampaignReport, MentionKind, ReportPost } from '@samspel/api'
import { lastReadingDays } from '@samspel/api/constants'
import type { LinkReadings } from '../../db/tables/networks'
import type { Db } from '../../db/transact'
import { postDay } from '../campaigns'
import { engagementOf } from './engagement'

/** How many posts a report holds. */
const most = 2_000

interface PostRow {
  id: string
  campaign_id: string
  instagramer_id: string
  kind: MentionKind
  day: string
  pinned: boolean
  picture_url: string | null
  link: string | null
  gone_at: string | null
  reach: number
  reach_read: boolean
  likes: number
  comments: number
  read_at: string | null
  later: { read_at: string; after_days: number; reach: number | null } | null
  of_link: Pick<LinkReadings, 'source' | 'read_at' | 'views' | 'likes' | 'comments'> | null
}

export type PostOfCreator = Omit<ReportPost, 'creatorNumber'> & { creatorId: string }

const instant = (value: string) => new Date(value).toISOString()

const toPost = (row: PostRow): PostOfCreator => ({
  id: row.id,
  campaignId: row.campaign_id,
  creatorId: row.instagramer_id,
  kind: row.kind,
  day: row.day,
  pictureUrl: row.picture_url,
  ...(row.link !== null && row.gone_at === null && { link: row.link }),
  ...(row.gone_at !== null && { goneAt: instant(row.gone_at) }),
  pinned: row.pinned,
  reach: row.reach,
  ...(!row.reach_read && { unread: true }),
  likes: row.likes,
  comments: row.comments,
  engagement: engagementOf(row),
  readAt: row.read_at === null ? null : instant(row.read_at),
  ...(row.later && {
    later: { readAt: instant(row.later.read_at), afterDays: row.later.after_days, reach: row.later.reach },
  }),
  ...(row.of_link && {
    ofLink: {
      source: row.of_link.source,
      readAt: instant(row.of_link.read_at),
      views: row.of_link.views,
      likes: row.of_link.likes,
      comments: row.of_link.comments,
    },
  }),
})

/** The approved posts, pinned ones first, then by reach. Nothing of a deleted account is shown but its figures. */
export const postsOf = async (db: Db, approved: RawBuilder<unknown>): Promise<PostOfCreator[]> => {
  const isThere = sql`EXISTS (SELECT FROM instagramers i WHERE i.id = m.instagramer_id AND i.deleted_at IS NULL)`
  const { rows } =
    await sql<PostRow>`SELECT m.id, m.campaign_id, m.instagramer_id, m.kind, to_char(${postDay}, 'YYYY-MM-DD') AS day,
      m.pinned_at IS NOT NULL AS pinned, ip.gone_at,
      CASE WHEN ${isThere} THEN coalesce(ip.image_url, m.content_post -> 'imageUrls' ->> 0,
        (SELECT l.picture_url FROM mention_links l WHERE l.brand_id = m.brand_id AND l.mention_id = m.id)) END AS picture_url,
      CASE WHEN ${isThere} THEN coalesce(ip.permalink, m.link_post ->> 'url') END AS link,
      coalesce(ip.reach, 0) AS reach, ip.id IS NULL OR ip.reach_read AS reach_read, coalesce(ip.likes_count, 0) AS likes,
      coalesce(ip.comments_count, 0) AS comments, CASE WHEN ip.id IS NOT NULL THEN coalesce(ip.refreshed_at, m.decided_at) END AS read_at,
      (SELECT to_jsonb(r) FROM mention_readings r WHERE r.brand_id = m.brand_id AND r.mention_id = m.id
        ORDER BY r.after_days DESC LIMIT 1) AS later,
      (SELECT to_jsonb(r) FROM link_readings r WHERE r.brand_id = m.brand_id AND r.mention_id = m.id
        ORDER BY r.after_days DESC LIMIT 1) AS of_link
    ${approved} ORDER BY m.pinned_at NULLS LAST, ip.reach DESC NULLS LAST, m.id LIMIT ${most}`.execute(db)
  return rows.map(toPost)
}

/** The reach of those whose last reading is made (a story's when it ends), then and at the approval; nothing while there are none. */
export const laterOf = (
  posts: readonly Pick<ReportPost, 'kind' | 'reach' | 'later'>[],
): CampaignReport['totals']['later'] => {
  const read = posts.flatMap(({ kind, reach, later }) =>
    later && later.reach !== null && (kind === 'story' || later.afterDays === lastReadingDays)
      ? [{ before: reach, reach: later.reach }]
      : [],
  )
  return read.length === 0
    ? undefined
    : {
        posts: read.length,
        reach: read.reduce((sum, { reach }) => sum + reach, 0),
        before: read.reduce((sum, { before }) => sum + before, 0),
      }
}

/** When the latest of the figures was read. */
export const readAtOf = (posts: readonly Pick<ReportPost, 'readAt' | 'later'>[]): string | null =>
  posts
    .flatMap(({ readAt, later }) => [readAt, later?.readAt ?? null])
    .reduce((latest, at) => (at !== null && (latest === null || at > latest) ? at : latest), null)
