import { mediaLimits } from '@samspel/api/media-limits'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { openPrivateFiles, type PrivateFiles } from '../uploads'
import { findAll, forgetPart, type MediaRow } from './repository'

export const partsOf = ({ bytes }: Pick<MediaRow, 'bytes'>): number => Math.ceil(bytes / mediaLimits.partBytes)
const yearOf = ({ created_at }: Pick<MediaRow, 'created_at'>) => new Date(created_at).getUTCFullYear()

export const partKey = (row: Pick<MediaRow, 'id' | 'created_at'>, part: number): string =>
  `media/${yearOf(row)}/${row.id}.${part}.part`
export const keyOf = (row: Pick<MediaRow, 'id' | 'created_at'>, ending: string): string =>
  `media/${yearOf(row)}/${row.id}.${ending}`
export const previewKey = (key: string): string => key.replace(/\.webp$/, '.preview.webp')
/** The small picture of a file, of a film its still; null for one that has none. */
export const keyOfPreview = ({
  kind,
  key,
  poster_key,
}: Pick<MediaRow, 'kind' | 'key' | 'poster_key'>): string | null => {
  if (kind === 'film') return poster_key
  return kind === 'picture' && key ? previewKey(key) : null
}

export const isComplete = (row: MediaRow): boolean => row.received_parts.length === partsOf(row)

/** The parts in order, one in memory at a time. One that the storage has lost is asked for again. */
export async function* partsInOrder(db: Db, files: PrivateFiles, row: MediaRow): AsyncGenerator<Buffer> {
  for (let part = 1; part <= partsOf(row); part += 1) {
    const content = await files.read(partKey(row, part))
    if (!content) {
      await forgetPart(db, row.id, part)
      throw invalid({ file: ['incomplete'] })
    }
    yield content
  }
}

export const removeParts = async (files: PrivateFiles, row: MediaRow): Promise<void> => {
  for (let part = 1; part <= partsOf(row); part += 1) await files.remove(partKey(row, part))
}

/** Keys of all that is stored of a file; parts that were never sent among them. */
export const storedKeys = (row: MediaRow): string[] => [
  ...(row.state === 'uploading' || row.received_parts.length > 0
    ? Array.from({ length: partsOf(row) }, (_, at) => partKey(row, at + 1))
    : []),
  ...(row.key ? [row.key] : []),
  ...(row.key?.endsWith('.webp') ? [previewKey(row.key)] : []),
  ...(row.poster_key ? [row.poster_key] : []),
]

/** The small pictures of files, a film's being its poster; undefined for one that has none. */
export const readPreviews = async (
  { db, config }: { db: Db; config: Config },
  ids: readonly string[],
): Promise<(Buffer | undefined)[]> => {
  const files = openPrivateFiles(config)
  const rows = new Map((await findAll(db, ids)).map((row) => [row.id, row]))
  return Promise.all(
    ids.map((id) => {
      const row = rows.get(id)
      const key = row && keyOfPreview(row)
      return key ? files.read(key) : undefined
    }),
  )
}

export const removeStoredMedia = async (config: Config, keys: readonly string[]): Promise<void> => {
  const files = openPrivateFiles(config)
  for (const key of keys) await files.remove(key)
}

/** A file that is ready, as it lies in the store of private files. */
export interface OpenMedia {
  key: string
  bytes: number
  type: string
  /** Its small picture, of a film its still. */
  stillKey: string | null
}

/** Where a file lies; undefined for one that is gone or not ready. Whether the caller may read it has been decided before. */
export const openMedia = async (db: Db, id: string): Promise<OpenMedia | undefined> => {
  const [row] = await findAll(db, [id])
  if (!row?.key || row.state !== 'ready') return undefined
  return { key: row.key, bytes: row.bytes, type: row.type, stillKey: keyOfPreview(row) }
}
