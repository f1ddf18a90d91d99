import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { keepLastReading } from '../mentions'
import {
  findAccount,
  keepNew,
  openProvider,
  publisherOf,
  refreshFigures,
  type SocialAccount,
  type SocialProvider,
  type StoredPost,
  toSocialPost,
} from '../social'
import type { NetworkEvent } from './read'

export interface QueuedEvent {
  id: string
  kind: NetworkEvent['kind']
  instagramer_id: string
  external_id: string
  figures: NetworkEvent['figures']
  received_at: string
  tries: number
}

export type Looking = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

const storedPost = async (db: Db, owner: string | null, externalId: string): Promise<StoredPost | undefined> =>
  (
    await sql<StoredPost>`SELECT * FROM instagram_posts
      WHERE external_id = ${externalId} AND (${owner}::uuid IS NULL OR instagramer_id = ${owner}) LIMIT 1`.execute(db)
  ).rows[0]

const higher = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

/** The last figures of a story: nothing falls by them, whenever they come. */
const endStory = async ({ db, now }: Looking, event: QueuedEvent): Promise<void> => {
  const row = await storedPost(db, event.instagramer_id, event.external_id)
  if (!row || !event.figures) return
  const before = toSocialPost(row)
  const told = before.insights.ok ? before.insights.value : undefined
  const reach = higher(event.figures.reach, told?.reach ?? null)
  const views = higher(event.figures.views, told?.views ?? null)
  if (reach === null && views === null) return
  const insights = { saved: null, shares: null, interactions: null, reach, views }
  await refreshFigures(db, row.instagramer_id, [{ ...before, insights: { ok: true, value: insights } }], now())
  await keepLastReading(db, row.id, { reach, views }, now())
}

const accountOf = (db: Db, id: string): Promise<SocialAccount | undefined> =>
  findAccount(db, id).then((account) => (account?.connectedIgUserId ? account : undefined))

/** Reads a post anew. What the network does not tell leaves everything as it is; a limit or an outage is tried again. */
const readAnew = async ({ db, now }: Looking, row: StoredPost, provider: SocialProvider): Promise<boolean> => {
  const account = await accountOf(db, row.instagramer_id)
  if (!account) return true
  const answer = await provider.readPost(account, toSocialPost(row))
  if (!answer.ok) return answer.why !== 'limited' && answer.why !== 'down'
  await refreshFigures(db, row.instagramer_id, [answer.value], now())
  return true
}

/** Looks at a post in which a connected account is mentioned: it may be one of another creator who has connected theirs. */
const lookAtMention = async (context: Looking, event: QueuedEvent, provider: SocialProvider): Promise<boolean> => {
  const { db, config, now } = context
  const known = await storedPost(db, null, event.external_id)
  if (known) return readAnew(context, known, provider)
  const mentioned = await accountOf(db, event.instagramer_id)
  if (!mentioned?.connectedIgUserId) return true
  const asking = { db, config, now: now(), isJob: true }
  const username = await publisherOf(asking, mentioned.id, mentioned.connectedIgUserId, event.external_id)
  if (username === undefined) return true
  const { rows } = await sql<{ id: string }>`SELECT id FROM instagramers
    WHERE lower(connected_username) = lower(${username}) AND deleted_at IS NULL AND connected_ig_user_id IS NOT NULL LIMIT 1`.execute(
    db,
  )
  const publisher = rows[0] && (await accountOf(db, rows[0].id))
  if (!publisher) return true
  const { posts } = await provider.listPosts(publisher)
  const found = posts.filter(({ externalId }) => externalId === event.external_id)
  await keepNew({ ...context, now: now() }, publisher.id, found, provider)
  await refreshFigures(db, publisher.id, found, now())
  return true
}

/** Looks at what was told. Returns whether it is done; false when it is to be tried again. */
export const lookAt = async (context: Looking, event: QueuedEvent): Promise<boolean> => {
  const { db, config, now } = context
  if (event.kind === 'story_insights') {
    await endStory(context, event)
    return true
  }
  const provider = openProvider({ db, config, now: now(), isJob: true })
  if (event.kind === 'mentions') return lookAtMention(context, event, provider)
  const row = await storedPost(db, event.instagramer_id, event.external_id)
  return row ? readAnew(context, row, provider) : true
}
