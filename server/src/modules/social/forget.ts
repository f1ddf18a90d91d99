import { sql } from 'kysely'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import { enqueue } from '../../outbox/outbox'
import { pictureRemoval } from '../uploads'

interface Identity {
  provider: Provider
  subject: string
}

/** The identity that a network names by one of its ids of a person; undefined when nobody has signed in by it. */
export const subjectOf = async (db: Db, provider: Provider, id: string): Promise<string | undefined> =>
  (
    await sql<{ subject: string }>`SELECT subject FROM provider_identities
      WHERE provider = ${provider} AND (subject = ${id} OR app_scoped_id = ${id}) ORDER BY subject = ${id} DESC LIMIT 1`.execute(
      db,
    )
  ).rows[0]?.subject

/** Deletes posts that are in no collaboration and were bought by nobody; their pictures go after the commit. */
const dropPosts = async (trx: Db, instagramerId: string): Promise<void> => {
  const { rows: posts } = await sql<{ image_url: string | null }>`DELETE FROM instagram_posts p
    WHERE p.instagramer_id = ${instagramerId}
      AND NOT EXISTS (SELECT FROM mentions m WHERE m.instagram_post_id = p.id)
      AND NOT EXISTS (SELECT FROM image_purchases b WHERE b.instagram_post_id = p.id)
    RETURNING image_url`.execute(trx)
  const urls = posts.flatMap(({ image_url: url }) => url ?? [])
  if (urls.length === 0) return
  const { rows: pictures } = await sql<{ url: string }>`DELETE FROM uploads u
    WHERE u.instagramer_id = ${instagramerId} AND u.url = ANY(${urls}::text[])
      AND NOT EXISTS (SELECT FROM instagram_posts WHERE image_url = u.url)
      AND NOT EXISTS (SELECT FROM mentions WHERE content_post::text LIKE '%' || u.url || '%')
      AND NOT EXISTS (SELECT FROM image_purchases WHERE original_url = u.url)
    RETURNING url`.execute(trx)
  if (pictures.length > 0) await enqueue(trx, pictureRemoval, { urls: pictures.map(({ url }) => url) })
}

/**
 * Deletes what a network has said of a person, as that person has asked the network: the sign-in, and with it the connected account that it
 * reads, its figures and posts. The account at Samspel and what was handed in stay.
 */
export const forgetNetwork = async (trx: Db, { provider, subject }: Identity): Promise<void> => {
  const { rows } = await sql<{ instagramer_id: string }>`DELETE FROM provider_identities
    WHERE provider = ${provider} AND subject = ${subject} RETURNING instagramer_id`.execute(trx)
  const id = rows[0]?.instagramer_id
  if (!id) return
  const { rows: read } = await sql<{ id: string }>`UPDATE instagramers i
    SET connected_account_id = NULL, connected_ig_user_id = NULL, connected_username = NULL, connected_at = NULL, connected_provider = NULL,
      connected_subject = NULL, consent_ended_at = NULL, connection_obstacle = NULL, audience = NULL, audience_read_at = NULL, followers_count = 0,
      engagement_rate = 0
    WHERE id = ${id} AND CASE WHEN connected_subject IS NULL
      THEN NOT EXISTS (SELECT FROM provider_identities p WHERE p.instagramer_id = i.id)
      ELSE (connected_provider, connected_subject) = (${provider}, ${subject}) END
    RETURNING id`.execute(trx)
  if (read.length > 0) await dropPosts(trx, id)
}
