import { sql } from 'kysely'
import { type Db, transact } from '../../db/transact'
import type { SocialPost } from './provider'

/** The network's figures as rows `f`. The statement's text is the same for any number of posts. */
const rowsOf = (posts: readonly SocialPost[]) =>
  sql`unnest(${posts.map((post) => post.externalId)}::text[], ${posts.map((post) => post.reach)}::int[],
    ${posts.map((post) => post.likesCount)}::int[], ${posts.map((post) => post.commentsCount)}::int[]) AS f (external_id, reach, likes, comments)`

/** Post `p` has figures other than `f`, where a reach that is not known now keeps the last one and its time, and is in no approved mention. */
const isBehind = sql`(p.reach, p.reach_read, p.likes_count, p.comments_count) IS DISTINCT FROM (coalesce(f.reach, p.reach), p.reach_read OR f.reach IS NOT NULL, f.likes, f.comments)
  AND NOT EXISTS (SELECT FROM mentions m
    WHERE m.instagramer_id = p.instagramer_id AND m.instagram_post_id = p.id AND m.state = 'approved')`

/**
 * Updates the figures of posts that are in no approved mention. Figures of approved posts are part of the campaign's counters and stay as
 * counted. An approval locks its post before counting; a locked post is skipped here, and the condition is checked again once a row is
 * locked. Returns how many have changed; when nothing has, it takes one statement and no lock.
 */
export const refreshFigures = async (
  db: Db,
  instagramerId: string,
  posts: readonly SocialPost[],
  now: Date,
): Promise<number> => {
  if (posts.length === 0) return 0
  const own = sql`p.instagramer_id = ${instagramerId} AND p.external_id = f.external_id`
  const { rows: behind } = await sql<{ id: string }>`SELECT p.id FROM instagram_posts p, ${rowsOf(posts)}
    WHERE ${own} AND ${isBehind}`.execute(db)
  if (behind.length === 0) return 0
  return transact(db, async (trx) => {
    const { rows: locked } = await sql<{ id: string }>`SELECT id FROM instagram_posts
    WHERE id = ANY(${behind.map(({ id }) => id)}::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
    if (locked.length === 0) return 0
    const { numAffectedRows = 0n } = await sql`UPDATE instagram_posts p
    SET reach = coalesce(f.reach, p.reach), reach_read = p.reach_read OR f.reach IS NOT NULL, likes_count = f.likes, comments_count = f.comments,
      refreshed_at = CASE WHEN f.reach IS NULL THEN p.refreshed_at ELSE ${now}::timestamptz END
    FROM ${rowsOf(posts)}
    WHERE ${own} AND p.id = ANY(${locked.map(({ id }) => id)}::uuid[]) AND ${isBehind}`.execute(trx)
    return Number(numAffectedRows)
  })
}
