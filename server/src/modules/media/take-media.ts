import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueue } from '../../outbox/outbox'
import { mediaRemoval } from './clean-up'
import { columns, isOwn, type MediaRow, type Owner } from './repository'
import { partKey } from './stored'

/**
 * Hands over files to a message that is being sent, in their order: their contents are the message's from then on, and nothing of them stays
 * here. 422 at `fileIds` not_found for another's, another thread's, or one that has been sent; not_ready for one that is on its way.
 */
export const takeMedia = async (
  trx: Db,
  owner: Owner,
  { threadId, ids }: { threadId: string; ids: readonly string[] },
): Promise<MediaRow[]> => {
  const wanted = [...new Set(ids)]
  const named = sql`id = ANY(${wanted}::uuid[]) AND ${isOwn(owner)} AND for_id = ${threadId} AND purpose = 'message'`
  const { rows: found } = await sql<
    Pick<MediaRow, 'state'>
  >`SELECT state FROM media_files WHERE ${named} FOR UPDATE`.execute(trx)
  if (found.length !== wanted.length) throw invalid({ fileIds: ['not_found'] })
  if (found.some(({ state }) => state !== 'ready')) throw invalid({ fileIds: ['not_ready'] })
  const { rows } = await sql<MediaRow>`DELETE FROM media_files WHERE ${named} RETURNING ${columns}`.execute(trx)
  // Left behind by a server that stopped while it joined them.
  const parts = rows.flatMap((row) => row.received_parts.map((part) => partKey(row, part)))
  if (parts.length > 0) await enqueue(trx, mediaRemoval, { keys: parts })
  return wanted.map((id) => rows.find((row) => row.id === id)!)
}
