import { sql } from 'kysely'
import type { DraftMedia } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import type { FileReader } from '../uploads'
import { findAll, type MediaRow } from './repository'
import { toDraftMedia } from './serialize'

interface Use {
  creatorId: string
  /** The participation or pass. */
  forId: string
  ids: readonly string[]
}

const rowsOf = async (trx: Db, { creatorId, forId, ids }: Use): Promise<MediaRow[]> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM media_files
    WHERE id = ANY(${ids}::uuid[]) AND instagramer_id = ${creatorId} AND for_id = ${forId} AND purpose = 'draft' FOR UPDATE`.execute(
    trx,
  )
  if (rows.length !== new Set(ids).size) throw invalid({ media: ['not_found'] })
  return findAll(trx, ids)
}

/**
 * What a draft shows from now on, on its way or there: these files are kept, those that it no longer shows and that nobody was sent go after
 * a while. 422 at `media` not_found for another's or another draft's, limit_reached for more than ten pictures and a film.
 */
export const useMedia = async (trx: Db, use: Use, now: Date): Promise<void> => {
  const rows = await rowsOf(trx, use)
  const films = rows.filter(({ kind }) => kind === 'film').length
  if (films > mediaLimits.films || rows.length - films > mediaLimits.pictures) throw new AppError('limit_reached')
  await sql`UPDATE media_files SET used_at = CASE WHEN id = ANY(${use.ids}::uuid[]) THEN coalesce(used_at, ${now}) END, touched_at = ${now}
    WHERE instagramer_id = ${use.creatorId} AND for_id = ${use.forId} AND purpose = 'draft' AND sent_at IS NULL
      AND (used_at IS NOT NULL) <> (id = ANY(${use.ids}::uuid[]))`.execute(trx)
}

/** Marks files as sent to the other side: they are kept as long as the draft. 422 at `media` not_ready while one is on its way. */
export const sendMedia = async (trx: Db, use: Use, now: Date): Promise<void> => {
  const rows = await rowsOf(trx, use)
  if (rows.some(({ state }) => state !== 'ready')) throw invalid({ media: ['not_ready'] })
  await sql`UPDATE media_files SET used_at = coalesce(used_at, ${now}), sent_at = coalesce(sent_at, ${now})
    WHERE id = ANY(${use.ids}::uuid[])`.execute(trx)
}

/** The files of drafts as a reader sees them, in their order; one that is gone is left out. Asked once for all drafts of a list. */
export const draftMediaOf = async (
  db: Db,
  reader: FileReader,
  shown: readonly { id: string; alt: string }[],
): Promise<DraftMedia[]> => {
  if (shown.length === 0) return []
  const rows = new Map(
    (
      await findAll(
        db,
        shown.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return shown.flatMap(({ id, alt }) => {
    const row = rows.get(id)
    return row ? [toDraftMedia(reader, row, alt)] : []
  })
}
