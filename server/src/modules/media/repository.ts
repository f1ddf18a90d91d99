import { sql } from 'kysely'
import type { MediaFileKind } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Db } from '../../db/transact'

export type Owner = Pick<UserCaller | CreatorCaller, 'kind' | 'id'>

export interface MediaRow {
  id: string
  purpose: 'draft' | 'message'
  for_id: string
  kind: MediaFileKind
  name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  duration_ms: number | null
  key: string | null
  poster_key: string | null
  state: 'uploading' | 'ready'
  received_parts: number[]
  created_at: string
  used_at: string | null
  sent_at: string | null
}

export const columns = sql`id, purpose, for_id, kind, name, type, bytes, width, height, duration_ms, key, poster_key, state, received_parts,
  created_at, used_at, sent_at`
export const isOwn = ({ kind, id }: Owner) => (kind === 'user' ? sql`user_id = ${id}` : sql`instagramer_id = ${id}`)

export const findOwn = async (db: Db, owner: Owner, id: string): Promise<MediaRow | undefined> =>
  (await sql<MediaRow>`SELECT ${columns} FROM media_files WHERE id = ${id} AND ${isOwn(owner)}`.execute(db)).rows[0]

export const findAll = async (db: Db, ids: readonly string[]): Promise<MediaRow[]> =>
  (await sql<MediaRow>`SELECT ${columns} FROM media_files WHERE id = ANY(${ids}::uuid[])`.execute(db)).rows

/** Bytes of an account's files that nothing shows yet. */
export const unusedBytes = async (db: Db, owner: Owner): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`SELECT coalesce(sum(bytes), 0) AS bytes FROM media_files
    WHERE ${isOwn(owner)} AND used_at IS NULL`.execute(db)
  return Number(rows[0]!.bytes)
}

/** Whether this is a piece of work of the creator's that something can be published for. */
export const isOwnWork = async (db: Db, creatorId: string, id: string): Promise<boolean> => {
  const { rows } = await sql<{ yes: boolean }>`SELECT EXISTS (
      SELECT FROM participations WHERE id = ${id} AND instagramer_id = ${creatorId}
      UNION ALL SELECT FROM store_participations WHERE id = ${id} AND instagramer_id = ${creatorId}) AS yes`.execute(db)
  return rows[0]!.yes
}

export const insert = async (
  db: Db,
  owner: Owner,
  row: Pick<MediaRow, 'id' | 'purpose' | 'for_id' | 'kind' | 'name' | 'type' | 'bytes' | 'duration_ms'>,
  now: Date,
): Promise<MediaRow> => {
  const { rows } = await sql<MediaRow>`INSERT INTO media_files
      (id, instagramer_id, user_id, purpose, for_id, kind, name, type, bytes, duration_ms, created_at, touched_at)
    VALUES (${row.id}, ${owner.kind === 'instagramer' ? owner.id : null}, ${owner.kind === 'user' ? owner.id : null}, ${row.purpose},
      ${row.for_id}, ${row.kind}, ${row.name}, ${row.type}, ${row.bytes}, ${row.duration_ms}, ${now}, ${now})
    RETURNING ${columns}`.execute(db)
  return rows[0]!
}

/** Undefined when the file has gone, or is ready, meanwhile. */
export const addPart = async (db: Db, id: string, part: number, now: Date): Promise<MediaRow | undefined> => {
  const { rows } = await sql<MediaRow>`UPDATE media_files SET touched_at = ${now}, received_parts = ARRAY(
      SELECT DISTINCT n FROM unnest(received_parts || ${part}::integer) n ORDER BY n)
    WHERE id = ${id} AND state = 'uploading' RETURNING ${columns}`.execute(db)
  return rows[0]
}

/** Makes the client send a part again that the storage no longer has. */
export const forgetPart = async (db: Db, id: string, part: number): Promise<void> => {
  await sql`UPDATE media_files SET received_parts = array_remove(received_parts, ${part}::integer)
    WHERE id = ${id} AND state = 'uploading'`.execute(db)
}

/** Undefined when another request was first, or the file has gone. */
export const makeReady = async (
  db: Db,
  id: string,
  to: Pick<MediaRow, 'kind' | 'type' | 'bytes' | 'key'> & { width?: number; height?: number },
  now: Date,
): Promise<MediaRow | undefined> => {
  const { rows } =
    await sql<MediaRow>`UPDATE media_files SET state = 'ready', kind = ${to.kind}, type = ${to.type}, bytes = ${to.bytes},
      key = ${to.key}, width = coalesce(${to.width ?? null}, width), height = coalesce(${to.height ?? null}, height), touched_at = ${now}
    WHERE id = ${id} AND state = 'uploading' RETURNING ${columns}`.execute(db)
  return rows[0]
}

export const forgetParts = async (db: Db, id: string): Promise<void> => {
  await sql`UPDATE media_files SET received_parts = '{}' WHERE id = ${id}`.execute(db)
}

export const setPoster = async (
  db: Db,
  id: string,
  poster: { key: string; width: number; height: number },
): Promise<MediaRow | undefined> => {
  const { rows } =
    await sql<MediaRow>`UPDATE media_files SET poster_key = ${poster.key}, width = ${poster.width}, height = ${poster.height}
    WHERE id = ${id} AND kind = 'film' AND sent_at IS NULL RETURNING ${columns}`.execute(db)
  return rows[0]
}

export const deleteUnsent = async (db: Db, owner: Owner, id: string): Promise<MediaRow | undefined> => {
  const { rows } = await sql<MediaRow>`DELETE FROM media_files
    WHERE id = ${id} AND ${isOwn(owner)} AND sent_at IS NULL RETURNING ${columns}`.execute(db)
  return rows[0]
}

export const deleteOf = async (db: Db, owner: Owner): Promise<MediaRow[]> =>
  (await sql<MediaRow>`DELETE FROM media_files WHERE ${isOwn(owner)} RETURNING ${columns}`.execute(db)).rows
