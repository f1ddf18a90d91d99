import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { MessageRow, ThreadRow } from './serialize'

/** A conversation is between one brand and one creator. */
export interface Pair {
  brandId: string
  instagramerId: string
}
export type Author = MessageRow['author']
interface Slice {
  limit: number
  offset: number
}

export const exists = async (db: Db, condition: RawBuilder<unknown>): Promise<boolean> =>
  (await sql<{ yes: boolean }>`SELECT EXISTS (${condition}) AS yes`.execute(db)).rows[0]?.yes ?? false

export const brandAndCreatorExist = (db: Db, { brandId, instagramerId }: Pair) =>
  exists(
    db,
    sql`SELECT 1 FROM brands, instagramers WHERE brands.id = ${brandId} AND instagramers.id = ${instagramerId}`,
  )

/** A creator talks with brands that wrote first, or whose campaigns the creator applied to, also at a store. */
export const areConnected = (db: Db, { brandId, instagramerId }: Pair) =>
  exists(
    db,
    sql`SELECT 1 FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId}
    UNION ALL SELECT 1 FROM participations WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId}
    UNION ALL SELECT 1 FROM store_participations WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId}
      AND state <> 'invited' AND decision_kind IS DISTINCT FROM 'withdrawn'`,
  )

/** Threads under a condition, the newest message on top; `reader` decides what counts as unread. */
export const listThreads = async (db: Db, where: RawBuilder<unknown>, reader: Author, { limit, offset }: Slice) => {
  const from = sql`threads JOIN brands ON brands.id = threads.brand_id JOIN instagramers ON instagramers.id = threads.instagramer_id`
  const { rows, total } = await pageWithTotal(
    db,
    sql<ThreadRow>`SELECT threads.id, threads.brand_id, threads.instagramer_id, brands.name AS brand_name, brands.logo_url AS brand_logo_url,
      instagramers.name AS creator_name, instagramers.username AS creator_username, instagramers.avatar_url AS creator_avatar_url,
      last.body AS last_body, last.author AS last_author, last.created_at AS last_created_at,
      (SELECT count(*) FROM messages WHERE messages.brand_id = threads.brand_id AND thread_id = threads.id AND read_at IS NULL AND author <> ${reader}) AS unread
    FROM ${from} LEFT JOIN LATERAL (
      SELECT body, author, created_at FROM messages WHERE messages.brand_id = threads.brand_id AND thread_id = threads.id
      ORDER BY created_at DESC, id DESC LIMIT 1
    ) AS last ON true
    WHERE ${where} ORDER BY last_message_at DESC NULLS LAST, threads.id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`${from} WHERE ${where}`,
  )
  return { rows, total }
}

export const listMessages = async (db: Db, { brandId, instagramerId }: Pair, { limit, offset }: Slice) => {
  const thread = sql`brand_id = ${brandId} AND thread_id = (SELECT id FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId})`
  const { rows, total } = await pageWithTotal(
    db,
    sql<MessageRow>`SELECT * FROM messages WHERE ${thread} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`messages WHERE ${thread}`,
  )
  return { rows, total }
}

/** Marks what the other side wrote as read. */
export const markRead = (db: Db, { brandId, instagramerId }: Pair, reader: Author, now: Date) =>
  sql`UPDATE messages SET read_at = ${now} WHERE brand_id = ${brandId} AND read_at IS NULL AND author <> ${reader}
    AND thread_id = (SELECT id FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId})`.execute(
    db,
  )

export interface NewMessage extends Pair {
  author: Author
  authorUserId: string | null
  authorName: string
  body: string
  now: Date
}

/** Adds a message to the pair's thread, which the first one makes. */
export const insertMessage = async (
  trx: Db,
  { brandId, instagramerId, author, authorUserId, authorName, body, now }: NewMessage,
): Promise<MessageRow> => {
  const {
    rows: [thread],
  } = await sql<{ id: string }>`INSERT INTO threads (brand_id, id, instagramer_id, last_message_at)
    VALUES (${brandId}, ${uuidv7()}, ${instagramerId}, ${now})
    ON CONFLICT (brand_id, instagramer_id) DO UPDATE SET last_message_at = greatest(threads.last_message_at, excluded.last_message_at) RETURNING id`.execute(
    trx,
  )
  const {
    rows: [message],
  } =
    await sql<MessageRow>`INSERT INTO messages (brand_id, id, thread_id, instagramer_id, author, author_user_id, author_name, body, created_at)
    VALUES (${brandId}, ${uuidv7()}, ${thread?.id}, ${instagramerId}, ${author}, ${authorUserId}, ${authorName}, ${body}, ${now}) RETURNING *`.execute(
      trx,
    )
  if (!message) throw new Error('A message is gone in its own transaction')
  return message
}

/** Unread messages under a condition: the newest ids, at most 100, and how many there are. */
export const listUnread = async (db: Db, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ id: string; total: number }>`SELECT id, count(*) OVER () AS total FROM messages
    WHERE read_at IS NULL AND ${where} ORDER BY created_at DESC, id DESC LIMIT 100`.execute(db)
  return { ids: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 }
}
