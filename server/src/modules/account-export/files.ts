import { sql } from 'kysely'
import type { Context } from '../../context'
import { isKey, openPrivateFiles, openStorage, type StoredFile } from '../uploads'
import type { Reader } from './rows'

export interface OwnFile {
  /** Where it lies in the archive. */
  path: string
  /** Undefined when the storage no longer has it. */
  open: () => Promise<StoredFile | undefined>
}

const tidy = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-80)

/**
 * The files that the tables of the export name: the reader's uploads, what came in parts, and those of the reader's messages. Never one that somebody else has
 * not sent yet.
 */
export const filesFor = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  { scope, id }: Reader,
): Promise<OwnFile[]> => {
  const owner = sql.ref(scope === 'user' ? 'user_id' : 'instagramer_id')
  const uploads = await sql<{ url: string }>`SELECT url FROM uploads WHERE ${owner} = ${id} ORDER BY id`.execute(db)
  const whose =
    scope === 'user'
      ? sql`author_user_id = ${id}`
      : sql`instagramer_id = ${id} AND (message_id IS NOT NULL OR author = 'instagramer')`
  const sent = await sql<{
    id: string
    name: string
    key: string
  }>`SELECT id, name, key FROM message_files WHERE ${whose} ORDER BY id`.execute(db)
  const media = await sql<{
    id: string
    name: string
    key: string
  }>`SELECT id, name, key FROM media_files WHERE ${owner} = ${id} AND key IS NOT NULL ORDER BY id`.execute(db)
  const { originals } = openStorage(config)
  const files = openPrivateFiles(config)
  // Stored pictures are WebP whatever their name said.
  const own = (folder: string, { id: fileId, name, key }: { id: string; name: string; key: string }): OwnFile => ({
    path: `files/${folder}/${fileId}-${tidy(name.replace(/\.[^.]*$/, ''))}${/\.\w+$/.exec(key)?.[0] ?? ''}`,
    open: () => files.open(key),
  })
  return [
    ...uploads.rows.flatMap(({ url }) => {
      const key = url.replace(/^\/uploads\//, '')
      return isKey(key) ? [{ path: `files/uploads/${key}`, open: () => originals.open(key) }] : []
    }),
    ...sent.rows.map((row) => own('messages', row)),
    ...media.rows.map((row) => own('media', row)),
  ]
}
