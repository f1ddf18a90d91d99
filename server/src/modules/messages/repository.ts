import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { Pair, Side } from './pair'
import type { MessageRow } from './serialize'
import type { ThreadRow } from './thread-lock'

interface Slice {
  limit: number
  offset: number
}

/** A message's files, in the order they were attached. */
export const filesOfMessage = (message: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes, 'width', f.width,
      'height', f.height, 'duration_ms', f.duration_ms, 'has_poster', f.poster_key IS NOT NULL, 'created_at', f.created_at) ORDER BY f.position, f.id), '[]')
    FROM message_files f WHERE f.brand_id = ${message}.brand_id AND f.message_id = ${message}.id)`

const ofPair = ({ brandId, instagramerId }: Pair) =>
  sql`brand_id = ${brandId} AND thread_id = (SELECT id FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId})`

const pageOfThread = (db: Db, ofThread: RawBuilder<unknown>, { limit, offset }: Slice) =>
  pageWithTotal(
    db,
    sql<MessageRow>`SELECT m.*, ${filesOfMessage(sql`m`)} AS files FROM messages m
      WHERE ${ofThread} ORDER BY seq DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`messages WHERE ${ofThread}`,
  )

/** A page of a conversation, newest first, for somebody who is not part of it: nothing becomes read. */
export const lookAtMessages = (db: Db, pair: Pair, slice: Slice) => pageOfThread(db, ofPair(pair), slice)

interface Reading {
  reader: Side
  /** Later messages stay unread, and so does a thread that somebody marked as unread. */
  upTo: string | undefined
  now: Date
}

/** Marks messages of the other side as read, and reads a page of the thread, newest first. `changed` is how many there were to mark. */
export const readMessages = async (
  db: Db,
  pair: Pair,
  { reader, upTo, now }: Reading,
  slice: Slice,
): Promise<{ changed: number; rows: MessageRow[]; total: number }> => {
  const ofThread = ofPair(pair)
  const marked = sql.ref(reader === 'user' ? 'brand_unread' : 'creator_unread')
  const seen = upTo ? sql`seq <= (SELECT seq FROM messages WHERE ${ofThread} AND id = ${upTo})` : sql`true`
  const { rows: made } = await sql<{ changed: number }>`WITH read AS (
      UPDATE messages SET read_at = ${now} WHERE read_at IS NULL AND author <> ${reader} AND ${ofThread} AND ${seen} RETURNING 1),
    unmarked AS (UPDATE threads SET ${marked} = false
      WHERE brand_id = ${pair.brandId} AND instagramer_id = ${pair.instagramerId} AND ${marked} AND ${upTo === undefined} RETURNING 1)
    SELECT (SELECT count(*) FROM read) + (SELECT count(*) FROM unmarked) AS changed`.execute(db)
  return { changed: made[0]?.changed ?? 0, ...(await pageOfThread(db, ofThread, slice)) }
}

export const findByKey = async (
  trx: Db,
  thread: ThreadRow,
  author: Side,
  clientKey: string,
): Promise<MessageRow | undefined> =>
  (
    await sql<MessageRow>`SELECT m.*, ${filesOfMessage(sql`m`)} AS files FROM messages m
    WHERE brand_id = ${thread.brand_id} AND thread_id = ${thread.id} AND author = ${author} AND client_key = ${clientKey}`.execute(
      trx,
    )
  ).rows[0]

export interface NewMessage {
  author: Side
  authorUserId: string | null
  authorName: string
  body: string
  clientKey?: string | null | undefined
  now: Date
}

/** Appends a message to a locked thread; an archived thread returns to the lists. */
export const insertMessage = async (
  trx: Db,
  thread: Pick<ThreadRow, 'brand_id' | 'id' | 'instagramer_id'>,
  { author, authorUserId, authorName, body, clientKey = null, now }: NewMessage,
): Promise<MessageRow> => {
  const {
    rows: [message],
  } = await sql<MessageRow>`WITH place AS (
      UPDATE threads SET last_seq = last_seq + 1, last_message_at = greatest(last_message_at, ${now}::timestamptz),
        brand_archived_at = NULL, creator_archived_at = NULL
      WHERE brand_id = ${thread.brand_id} AND id = ${thread.id} RETURNING last_seq)
    INSERT INTO messages (brand_id, id, thread_id, instagramer_id, author, author_user_id, author_name, body, client_key, created_at, seq)
    SELECT ${thread.brand_id}::uuid, ${uuidv7()}::uuid, ${thread.id}::uuid, ${thread.instagramer_id}::uuid, ${author}, ${authorUserId}::uuid,
      ${authorName}, ${body}, ${clientKey}, ${now}::timestamptz, last_seq FROM place RETURNING *`.execute(trx)
  if (!message) throw new Error('A thread is gone in its own transaction')
  return { ...message, files: [] }
}

/** Unread messages that match a condition: the latest ids, at most 100, with the number of messages and of threads. */
export const listUnread = async (db: Db, where: RawBuilder<unknown>, marked: RawBuilder<unknown>) => {
  const { rows } = await sql<{ ids: string[]; total: number; threads: number }>`WITH unread AS (
      SELECT id, brand_id, thread_id, created_at FROM messages WHERE read_at IS NULL AND ${where})
    SELECT ARRAY(SELECT id FROM unread ORDER BY created_at DESC, id DESC LIMIT 100) AS ids, (SELECT count(*) FROM unread) AS total,
      (SELECT count(*) FROM (SELECT brand_id, thread_id FROM unread UNION SELECT brand_id, id FROM threads WHERE ${marked}) both_kinds) AS threads`.execute(
    db,
  )
  const [found] = rows
  return { ids: found?.ids ?? [], totalCount: found?.total ?? 0, threadCount: found?.threads ?? 0 }
}
