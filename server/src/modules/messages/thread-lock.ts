import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Pair, Side } from './pair'

export interface ThreadRow {
  brand_id: string
  id: string
  instagramer_id: string
  last_seq: number
  last_message_at: string | null
  brand_blocked_at: string | null
  creator_blocked_at: string | null
  closed_for: Side | null
}

/** Locks the pair's thread, creating it if necessary. Writers wait for each other, so that messages have a single order. */
export const lockThread = async (trx: Db, { brandId, instagramerId }: Pair): Promise<ThreadRow> => {
  await sql`INSERT INTO threads (brand_id, id, instagramer_id) VALUES (${brandId}, ${uuidv7()}, ${instagramerId})
    ON CONFLICT (brand_id, instagramer_id) DO NOTHING`.execute(trx)
  const {
    rows: [thread],
  } =
    await sql<ThreadRow>`SELECT * FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId} FOR UPDATE`.execute(
      trx,
    )
  if (!thread) throw new Error('A thread is gone in its own transaction')
  return thread
}

/** Who has blocked the thread, from the point of view of `side`. */
export const blockOf = (
  thread: Pick<ThreadRow, 'brand_blocked_at' | 'creator_blocked_at' | 'closed_for'>,
  side: Side,
): 'none' | 'mine' | 'theirs' | 'platform' => {
  const [mine, theirs] =
    side === 'user'
      ? [thread.brand_blocked_at, thread.creator_blocked_at]
      : [thread.creator_blocked_at, thread.brand_blocked_at]
  if (thread.closed_for === side) return 'platform'
  return mine ? 'mine' : theirs ? 'theirs' : 'none'
}

/** Refuses writing when either side or the platform has blocked the thread. */
export const requireOpen = (thread: ThreadRow, side: Side): void => {
  if (blockOf(thread, side) !== 'none') throw new AppError('blocked')
}
