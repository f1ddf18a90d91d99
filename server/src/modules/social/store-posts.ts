import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { dropCopy, keepCopy } from '../uploads'
import type { SocialPost, SocialProvider } from './provider'
import { keepPosts } from './repository'

interface Context {
  db: Db
  config: Config
  log: AppContext['log']
  now: Date
}

interface Kept {
  url: string | null
  isOwnCopy: boolean
}

/** Stores a copy of a picture; returns its address, or null when the network no longer has it. */
const keepPicture = async (
  { db, config, now }: Context,
  instagramerId: string,
  address: string,
  provider: SocialProvider,
): Promise<Kept> => {
  const copy = await provider.copyPicture(address)
  if (!copy || 'url' in copy) return { url: copy?.url ?? null, isOwnCopy: false }
  return { url: await keepCopy({ db, config, now }, { instagramerId, content: copy.content }), isOwnCopy: true }
}

/**
 * Stores new posts with copies of their pictures: browsers must not fetch from the network's servers, and its addresses soon expire. A post
 * whose picture cannot be fetched now is left for the next run.
 */
export const keepNew = async (
  context: Context,
  instagramerId: string,
  posts: readonly SocialPost[],
  provider: SocialProvider,
): Promise<void> => {
  if (posts.length === 0) return
  const { rows: known } = await sql<{ external_id: string }>`SELECT external_id FROM instagram_posts
    WHERE instagramer_id = ${instagramerId} AND external_id = ANY(${posts.map(({ externalId }) => externalId)}::text[])`.execute(
    context.db,
  )
  const have = new Set(known.map(({ external_id: id }) => id))
  const kept: { post: SocialPost; picture: Kept }[] = []
  for (const post of posts) {
    if (have.has(post.externalId)) continue
    try {
      kept.push({
        post,
        picture: post.imageUrl
          ? await keepPicture(context, instagramerId, post.imageUrl, provider)
          : { url: null, isOwnCopy: false },
      })
    } catch (error) {
      context.log.warn({ err: error, instagramerId }, 'the picture of a post could not be kept')
    }
  }
  const inserted = await keepPosts(
    context.db,
    instagramerId,
    kept.map(({ post, picture }) => ({ ...post, imageUrl: picture.url })),
    context.now,
  )
  // The same post was stored concurrently, with its own copy of the picture.
  for (const { post, picture } of kept)
    if (picture.url && picture.isOwnCopy && !inserted.has(post.externalId)) await dropCopy(context, picture.url)
}
