import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import { messageLimits } from '@samspel/api/message-rules'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import type { AppContext } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { openPrivateFiles, readerOf } from '../uploads'
import { type Pair, pairOf, type Reader } from './pair'
import { readMessageFile, tidyName } from './read-file'
import { type FileRow, toFile } from './serialize'

export const previewKey = (key: string) => key.replace(/\.webp$/, '.preview.webp')

const ownUnsent = (caller: Reader) =>
  sql`message_id IS NULL AND author = ${caller.kind} AND ${caller.kind === 'user' ? sql`author_user_id = ${caller.id}` : sql`instagramer_id = ${caller.id}`}`

/** Stores a file for a message yet to be sent; until then only its uploader can read it. */
export const createMessageFile = async (
  context: Context<Reader>,
  { name, ...asked }: Query<'createMessageFile'>,
  readContent: () => Promise<Buffer>,
  signal: AbortSignal,
) => {
  const { db, caller, now, config } = context
  const pair = await pairOf(db, caller, asked, 'writeMessages')
  const taken = await readMessageFile(await readContent(), { owner: caller.id, signal })
  const id = uuidv7()
  const ending = taken.type === 'application/pdf' ? 'pdf' : 'webp'
  const key = `messages/${now.getUTCFullYear()}/${id}.${ending}`
  const files = openPrivateFiles(config)
  await files.put(key, taken.content, taken.type)
  if (taken.preview) await files.put(previewKey(key), taken.preview, taken.type)
  const row: FileRow = {
    id,
    name: tidyName(name, taken.type),
    type: taken.type,
    bytes: taken.content.length,
    width: taken.width,
    height: taken.height,
    created_at: now.toISOString(),
  }
  try {
    await sql`INSERT INTO message_files (brand_id, id, instagramer_id, author, author_user_id, name, type, bytes, width, height, key, created_at)
      VALUES (${pair.brandId}, ${id}, ${pair.instagramerId}, ${caller.kind}, ${caller.kind === 'user' ? caller.id : null}, ${row.name}, ${row.type},
        ${row.bytes}, ${row.width}, ${row.height}, ${key}, ${now})`.execute(db)
  } catch (error) {
    await removeStored(config, key).catch(() => undefined)
    throw error
  }
  return { file: toFile(readerOf(context), row) }
}

const removeStored = async (config: Context['config'], key: string) => {
  const files = openPrivateFiles(config)
  await files.remove(key)
  if (key.endsWith('.webp')) await files.remove(previewKey(key))
}

/** Removes the contents of files that no row names any more. */
export const removeStoredFiles = async (config: Context['config'], keys: readonly string[]): Promise<void> => {
  for (const key of keys) await removeStored(config, key)
}

/** Deletes the files that a creator has sent or was about to send; returns the keys of their contents. */
export const deleteMessageFilesOf = async (trx: Db, instagramerId: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`DELETE FROM message_files
    WHERE instagramer_id = ${instagramerId} AND author = 'instagramer' RETURNING key`.execute(trx)
  return rows.map(({ key }) => key)
}

/** Deletes an unsent file of the caller. */
export const deleteMessageFile = async ({ db, caller, config }: Context<Reader>, { id }: { id: string }) => {
  const { rows } = await sql<{
    key: string
  }>`DELETE FROM message_files WHERE id = ${id} AND ${ownUnsent(caller)} RETURNING key`.execute(db)
  if (!rows[0]) throw new AppError('not_found')
  await removeStored(config, rows[0].key)
}

/** Attaches the caller's unsent files to a message, in the given order. If any of them is gone, it fails and nothing is sent. */
export const attachFiles = async (
  trx: Db,
  caller: Reader,
  { brandId, instagramerId, messageId, fileIds }: Pair & { messageId: string; fileIds: readonly string[] },
): Promise<FileRow[]> => {
  if (fileIds.length === 0) return []
  const { rows } = await sql<FileRow & { position: number }>`UPDATE message_files f
      SET message_id = ${messageId}, position = array_position(${fileIds}::uuid[], f.id)
    WHERE f.brand_id = ${brandId} AND f.instagramer_id = ${instagramerId} AND f.id = ANY(${fileIds}::uuid[]) AND ${ownUnsent(caller)}
    RETURNING id, name, type, bytes, width, height, created_at, position`.execute(trx)
  if (rows.length !== new Set(fileIds).size) throw invalid({ fileIds: ['not_found'] })
  return rows.sort((one, other) => one.position - other.position)
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
    sql<FileRow>`SELECT id, name, type, bytes, width, height, created_at FROM ${from} ORDER BY created_at DESC, id DESC
      LIMIT ${slice.limit} OFFSET ${slice.offset}`,
    from,
  )
  const reader = readerOf(context)
  return { files: rows.map((row) => toFile(reader, row)), meta: metaOf(slice, total) }
}

export const unsentFilesJob = {
  name: 'unsent message files',
  everyMs: 15 * 60_000,
  run: async ({ db, config, now }: AppContext) => {
    const { rows } = await sql<{ key: string }>`DELETE FROM message_files WHERE (brand_id, id) IN (
      SELECT brand_id, id FROM message_files WHERE message_id IS NULL
        AND created_at < ${now()}::timestamptz - make_interval(hours => ${messageLimits.unsentFileHours})
      LIMIT 200 FOR UPDATE SKIP LOCKED) RETURNING key`.execute(db)
    for (const { key } of rows) await removeStored(config, key)
    return rows.length
  },
}
