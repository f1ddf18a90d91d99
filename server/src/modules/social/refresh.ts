import { sql } from 'kysely'
import { type Db, transact } from '../../db/transact'
import { type SocialPost, toldOf } from './provider'

/** The network's figures as rows. The statement's text is the same for any number of posts. */
export const figureRows = (posts: readonly SocialPost[]) => {
  const told = posts.map(toldOf)
  return sql`unnest(${posts.map(({ externalId }) => externalId)}::text[], ${posts.map(({ likesCount }) => likesCount)}::int[],
    ${posts.map(({ commentsCount }) => commentsCount)}::int[], ${told.map(({ reach }) => reach)}::int[], ${told.map(({ views }) => views)}::int[],
    ${told.map(({ saved }) => saved)}::int[], ${told.map(({ shares }) => shares)}::int[], ${told.map(({ interactions }) => interactions)}::int[],
    ${posts.map(({ reel }) => reel)}::boolean[])`
}
export const figureColumns = sql`external_id, likes, comments, reach, views, saved, shares, interactions, reel`

/** The time of a reading that changed nothing is written once an hour, so that opening a list twice writes nothing. */
const unchangedMs = 60 * 60_000

/** What is not told now keeps the last figure. */
const kept = sql`(coalesce(f.reach, p.reach), p.reach_read OR f.reach IS NOT NULL, coalesce(f.likes, p.likes_count), coalesce(f.comments, p.comments_count),
  coalesce(f.views, p.views), coalesce(f.saved, p.saved), coalesce(f.shares, p.shares), coalesce(f.interactions, p.interactions), f.reel, NULL::timestamptz)`

/** Post `p` has figures other than `f`, or older ones, and is in no approved mention. */
const isBehind = (
  now: Date,
) => sql`((p.reach, p.reach_read, p.likes_count, p.comments_count, p.views, p.saved, p.shares, p.interactions, p.reel, p.gone_at) IS DISTINCT FROM ${kept}
    OR (f.reach IS NOT NULL AND (p.refreshed_at IS NULL OR p.refreshed_at <= ${new Date(now.getTime() - unchangedMs)})))
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
  const rows = sql`${figureRows(posts)} AS f (${figureColumns})`
  const own = sql`p.instagramer_id = ${instagramerId} AND p.external_id = f.external_id`
  const { rows: behind } = await sql<{ id: string }>`SELECT p.id FROM instagram_posts p, ${rows}
    WHERE ${own} AND ${isBehind(now)}`.execute(db)
  if (behind.length === 0) return 0
  return transact(db, async (trx) => {
    const { rows: locked } = await sql<{ id: string }>`SELECT id FROM instagram_posts
    WHERE id = ANY(${behind.map(({ id }) => id)}::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
    if (locked.length === 0) return 0
    const { numAffectedRows = 0n } = await sql`UPDATE instagram_posts p
    SET (reach, reach_read, likes_count, comments_count, views, saved, shares, interactions, reel, gone_at) = ROW${kept},
      refreshed_at = CASE WHEN f.reach IS NULL THEN p.refreshed_at ELSE ${now}::timestamptz END
    FROM ${rows}
    WHERE ${own} AND p.id = ANY(${locked.map(({ id }) => id)}::uuid[]) AND ${isBehind(now)}`.execute(trx)
    return Number(numAffectedRows)
  })
}

/**
 * Takes over texts that were changed at the network, of posts that nobody has handed in: what was handed in stays as it was seen until the
 * creator sends it again. Handing in locks its post; a locked one is skipped here, and the condition is checked again once a row is locked.
 */
export const refreshTexts = async (db: Db, instagramerId: string, posts: readonly SocialPost[]): Promise<void> => {
  if (posts.length === 0) return
  const told = sql`unnest(${posts.map(({ externalId }) => externalId)}::text[], ${posts.map(({ caption }) => caption)}::text[])
    AS f (external_id, caption)`
  const hasChanged = sql`p.instagramer_id = ${instagramerId} AND p.external_id = f.external_id AND p.caption <> f.caption
    AND NOT EXISTS (SELECT FROM mentions m WHERE m.instagramer_id = p.instagramer_id AND m.instagram_post_id = p.id)`
  const { rows: behind } = await sql<{
    id: string
  }>`SELECT p.id FROM instagram_posts p, ${told} WHERE ${hasChanged}`.execute(db)
  if (behind.length === 0) return
  await transact(db, async (trx) => {
    const { rows: locked } = await sql<{ id: string }>`SELECT id FROM instagram_posts
      WHERE id = ANY(${behind.map(({ id }) => id)}::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
    await sql`UPDATE instagram_posts p SET caption = f.caption FROM ${told}
      WHERE p.id = ANY(${locked.map(({ id }) => id)}::uuid[]) AND ${hasChanged}`.execute(trx)
  })
}
