import { sql } from 'kysely'
import { mediaLimits } from '@samspel/api/media-limits'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { enqueue } from '../../outbox/outbox'
import { deleteOf, type MediaRow, type Owner } from './repository'
import { removeStoredMedia, storedKeys } from './stored'

/** Outbox delivery that deletes the contents of files whose account is deleted, after the commit. */
export const mediaRemoval = 'media-removal'

/** Deletes an account's files, and their contents once that is final. */
export const deleteMediaOf = async (trx: Db, owner: Owner): Promise<void> => {
  const keys = (await deleteOf(trx, owner)).flatMap(storedKeys)
  if (keys.length > 0) await enqueue(trx, mediaRemoval, { keys })
}

const hourMs = 3_600_000

export const mediaCleanUpJob = {
  name: 'media-clean-up',
  everyMs: 15 * 60_000,
  run: async ({ db, config, now }: AppContext) => {
    const [unfinished, unused] = [
      new Date(now().getTime() - mediaLimits.unfinishedHours * hourMs),
      new Date(now().getTime() - mediaLimits.unusedDays * dayMs),
    ]
    const { rows } = await sql<MediaRow>`DELETE FROM media_files WHERE id IN (
      SELECT id FROM media_files WHERE (state = 'uploading' AND touched_at < ${unfinished})
          OR (used_at IS NULL AND touched_at < ${unused})
        LIMIT 200 FOR UPDATE SKIP LOCKED)
      RETURNING id, bytes, state, received_parts, key, poster_key, created_at`.execute(db)
    for (const row of rows) await removeStoredMedia(config, storedKeys(row))
    return rows.length
  },
}
