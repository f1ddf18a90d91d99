import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { SocialAccount, SocialPost } from './provider'
import { figureColumns, figureRows } from './refresh'
import type { StoredPost } from './serialize'

export type PostRow = StoredPost & { used: boolean }

export interface AccountRow {
  id: string
  username: string
  followers_count: number
  engagement_rate: number
  connected_ig_user_id: string | null
}

export const toAccount = (row: AccountRow): SocialAccount => ({
  id: row.id,
  username: row.username,
  followersCount: row.followers_count,
  engagementRate: row.engagement_rate,
  connectedIgUserId: row.connected_ig_user_id,
})

export const findAccount = async (db: Db, id: string): Promise<SocialAccount | undefined> => {
  const row = await db
    .selectFrom('instagramers')
    .select(['id', 'username', 'followers_count', 'engagement_rate', 'connected_ig_user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAccount(row)
}

/** Inserts new posts and leaves known ones unchanged. Returns the ids of those inserted. */
export const keepPosts = async (
  db: Db,
  instagramerId: string,
  posts: readonly SocialPost[],
  now: Date,
): Promise<Set<string>> => {
  if (posts.length === 0) return new Set()
  const { rows: written } = await sql<{
    external_id: string
  }>`INSERT INTO instagram_posts (id, instagramer_id, external_id, reach, reach_read, refreshed_at, likes_count, comments_count, views, saved, shares,
      interactions, reel, story, caption, image_url, permalink, instagram_created_at)
    SELECT id, ${instagramerId}::uuid, external_id, coalesce(reach, 0), reach IS NOT NULL, CASE WHEN reach IS NOT NULL THEN ${now}::timestamptz END,
      coalesce(likes, 0), coalesce(comments, 0), views, saved, shares, interactions, reel, story, caption, image_url, permalink, created_at
    FROM unnest(${posts.map(() => uuidv7())}::uuid[], ${posts.map(({ externalId }) => externalId)}::text[],
      ${posts.map(({ story }) => story)}::boolean[], ${posts.map(({ caption }) => caption)}::text[], ${posts.map(({ imageUrl }) => imageUrl)}::text[],
      ${posts.map(({ permalink }) => permalink)}::text[], ${posts.map(({ createdAt }) => createdAt)}::timestamptz[])
      AS post (id, external_id, story, caption, image_url, permalink, created_at)
    JOIN ${figureRows(posts)} AS figures (${figureColumns}) USING (external_id)
    ON CONFLICT (instagramer_id, external_id) DO NOTHING RETURNING external_id`.execute(db)
  return new Set(written.map(({ external_id: id }) => id))
}

export const listPosts = async (
  db: Db,
  instagramerId: string,
  story: boolean | undefined,
  { limit, offset }: { limit: number; offset: number },
) => {
  const where = sql`instagram_posts.instagramer_id = ${instagramerId} AND ${story === undefined ? sql`true` : sql`story = ${story}`}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<PostRow>`SELECT instagram_posts.*,
      EXISTS (SELECT 1 FROM mentions WHERE mentions.instagramer_id = ${instagramerId} AND instagram_post_id = instagram_posts.id) AS used
    FROM instagram_posts WHERE ${where} ORDER BY instagram_created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`instagram_posts WHERE ${where}`,
  )
  return { rows, total }
}
