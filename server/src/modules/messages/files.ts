import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { takeMedia } from '../media'
import { openPrivateFiles, readerOf } from '../uploads'
import { pairOf, type Reader } from './pair'
import { type FileRow, toFile } from './serialize'
import type { ThreadRow } from './thread-lock'

export const previewKey = (key: string) => key.replace(/\.webp$/, '.preview.webp')

const columns = sql`id, name, type, bytes, width, height, duration_ms, poster_key IS NOT NULL AS has_poster, created_at`

const removeStored = async (config: Context['config'], key: string) => {
  const files = openPrivateFiles(config)
  await files.remove(key)
  if (key.endsWith('.webp')) await files.remove(previewKey(key))
}

/** Removes the contents of files that no row names any more. */
export const removeStoredFiles = async (config: Context['config'], keys: readonly string[]): Promise<void> => {
  for (const key of keys) await removeStored(config, key)
}

/** Deletes the files that a creator has sent; returns the keys of their contents. */
export const deleteMessageFilesOf = async (trx: Db, instagramerId: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string; poster_key: string | null }>`DELETE FROM message_files
    WHERE instagramer_id = ${instagramerId} AND author = 'instagramer' RETURNING key, poster_key`.execute(trx)
  return rows.flatMap(({ key, poster_key: poster }) => (poster ? [key, poster] : [key]))
}

const unnamed = { picture: 'Bild', film: 'Film', document: 'Dokument' } as const
const nameOf = ({ name, kind }: Taken) =>
  kind === 'document' ? `${(name.replace(/\.pdf$/iu, '') || unnamed[kind]).slice(0, 190)}.pdf` : name || unnamed[kind]
type Taken = Awaited<ReturnType<typeof takeMedia>>[number]

/** Attaches the caller's files to a message, in the given order. If any of them is not there, it fails and nothing is sent. */
export const attachFiles = async (
  trx: Db,
  caller: Reader,
  {
    thread,
    messageId,
    fileIds,
  }: { thread: Pick<ThreadRow, 'brand_id' | 'id' | 'instagramer_id'>; messageId: string; fileIds: readonly string[] },
): Promise<FileRow[]> => {
  if (fileIds.length === 0) return []
  const taken = await takeMedia(trx, caller, { threadId: thread.id, ids: fileIds })
  const userId = caller.kind === 'user' ? caller.id : null
  const values = taken.map(
    (
      file,
      position,
    ) => sql`(${thread.brand_id}::uuid, ${file.id}::uuid, ${thread.instagramer_id}::uuid, ${messageId}::uuid, ${caller.kind},
      ${userId}::uuid, ${position}::integer, ${nameOf(file)}, ${file.type}, ${file.bytes}::integer, ${file.width}::integer, ${file.height}::integer,
      ${file.duration_ms}::integer, ${file.key}, ${file.poster_key}, ${file.created_at}::timestamptz)`,
  )
  const { rows } =
    await sql<FileRow>`INSERT INTO message_files (brand_id, id, instagramer_id, message_id, author, author_user_id, position, name,
      type, bytes, width, height, duration_ms, key, poster_key, created_at) VALUES ${sql.join(values)} RETURNING ${columns}`.execute(
      trx,
    )
  return taken.map(({ id }) => rows.find((row) => row.id === id)!)
}

export const listThreadFiles = async (
  context: Context<Reader>,
  { page, perPage, ...asked }: Query<'listThreadFiles'>,
) => {
  const { db, caller } = context
  const { brandId, instagramerId } = await pairOf(db, caller, asked, 'readMessages')
  const slice = pageOf({ ...(page && { page }), ...(perPage && { perPage }) }, pageSizes.feed)
  const from = sql`message_files WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId} AND message_id IS NOT NULL`
  const { rows, total } = await pageWithTotal(
    db,
    sql<FileRow>`SELECT ${columns} FROM ${from} ORDER BY created_at DESC, id DESC
      LIMIT ${slice.limit} OFFSET ${slice.offset}`,
    from,
  )
  const reader = readerOf(context)
  return { files: rows.map((row) => toFile(reader, row)), meta: metaOf(slice, total) }
}

/** Releases before attachments came in parts kept here what was not sent yet. */
export const unsentFilesJob = {
  name: 'unsent message files',
  everyMs: 15 * 60_000,
  run: async ({ db, config, now }: AppContext) => {
    const { rows } = await sql<{ key: string }>`DELETE FROM message_files WHERE (brand_id, id) IN (
      SELECT brand_id, id FROM message_files WHERE message_id IS NULL
        AND created_at < ${now()}::timestamptz - interval '1 day'
      LIMIT 200 FOR UPDATE SKIP LOCKED) RETURNING key`.execute(db)
    for (const { key } of rows) await removeStored(config, key)
    return rows.length
  },
}
