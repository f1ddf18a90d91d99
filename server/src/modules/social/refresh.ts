import { sql } from 'kysely'
import { type Db, transact } from '../../db/transact'
import type { SocialPost } from './provider'

/**
 * Takes over the figures that the network gives now, of posts that are in no approved mention: those of approved ones are in the
 * campaign's counters and stay as they were counted. An approval locks its post before it counts it; a post that is being counted is
 * passed over, and whether it was is asked only once its row is locked. Answers how many have changed.
 */
export const refreshFigures = (
  db: Db,
  instagramerId: string,
  posts: readonly SocialPost[],
  now: Date,
): Promise<number> =>
  transact(db, async (trx) => {
    if (posts.length === 0) return 0
    const { rows: locked } = await sql<{ id: string }>`SELECT id FROM instagram_posts
    WHERE instagramer_id = ${instagramerId} AND external_id = ANY(${posts.map(({ externalId }) => externalId)}::text[])
    ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
    if (locked.length === 0) return 0
    const fresh = sql.join(
      posts.map(
        (post) => sql`(${post.externalId}, ${post.reach}::int, ${post.likesCount}::int, ${post.commentsCount}::int)`,
      ),
    )
    const { numAffectedRows = 0n } = await sql`UPDATE instagram_posts p
    SET reach = f.reach, likes_count = f.likes, comments_count = f.comments, refreshed_at = ${now}
    FROM (VALUES ${fresh}) AS f (external_id, reach, likes, comments)
    WHERE p.id = ANY(${locked.map(({ id }) => id)}::uuid[]) AND f.external_id = p.external_id
      AND (p.reach, p.likes_count, p.comments_count) IS DISTINCT FROM (f.reach, f.likes, f.comments)
      AND NOT EXISTS (SELECT FROM mentions m
        WHERE m.instagramer_id = p.instagramer_id AND m.instagram_post_id = p.id AND m.state = 'approved')`.execute(trx)
    return Number(numAffectedRows)
  })
