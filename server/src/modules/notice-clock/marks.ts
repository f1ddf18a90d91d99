import { sql } from 'kysely'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { Job } from '../../jobs/clock'

/**
 * Claims items that are to be notified once; returns those the caller has won. When two instances claim the same item, the second waits and
 * finds it claimed.
 */
export const takeMarks = async (
  trx: Db,
  rows: readonly { kind: string; subjectId: string }[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const { rows: taken } = await sql<{ subject_id: string }>`INSERT INTO notice_marks (kind, subject_id, created_at)
    SELECT kind, subject, ${now} FROM unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ subjectId }) => subjectId)}::uuid[])
      AS row (kind, subject) ORDER BY kind, subject ON CONFLICT DO NOTHING RETURNING subject_id`.execute(trx)
  return new Set(taken.map(({ subject_id: id }) => id))
}

/** Longer than any item can be due: we look back only a week. */
const markDays = 400

/** Deletes marks of items that can no longer become due. */
export const cleanMarks = async (db: Db, now: Date): Promise<void> => {
  await sql`DELETE FROM notice_marks WHERE created_at < ${new Date(now.getTime() - markDays * dayMs)}`.execute(db)
}

export const markCleanUpJob: Job = {
  name: 'notice-mark-clean-up',
  everyMs: dayMs,
  run: ({ db, now }) => cleanMarks(db, now()),
}
