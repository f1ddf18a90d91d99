import { sql } from 'kysely'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { type ClockContext, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'

/** How many days of notices are kept. */
export const noticeDays = 400
const batch = 5_000

/**
 * The smallest id at a given time. Ids start with their time of creation, and their index is the only one that orders rows across accounts.
 */
const idAt = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Deletes expired notices, in batches. Notices that are sent only once are kept, so that they are not sent again (decision 156). */
export const cleanNotices = (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - noticeDays * dayMs)
  return repeat(async (limit) => {
    const { numAffectedRows } = await sql`DELETE FROM notices WHERE id = ANY (ARRAY (
      SELECT id FROM notices WHERE id < ${idAt(before)} AND created_at < ${before} AND once_key IS NULL
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED))`.execute(db)
    return Number(numAffectedRows ?? 0n)
  }, batch)
}

export const noticeCleanUpJob: Job = {
  name: 'notice-clean-up',
  everyMs: dayMs,
  run: ({ db, now }: ClockContext) => cleanNotices(db, now()),
}
