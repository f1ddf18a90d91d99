import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { type ClockContext, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { dropEnding, dueEndings, openEnding, openEndingsOf } from '../endings'
import type { EndingContext } from '../participations'
import { endCollaboration, lockWork, workKeys } from './end'

/**
 * Carries out one leaving that is still open. What came before it, an ending by the brand or a post that was handed in, leaves nothing to
 * carry out.
 */
const carryOut = async (trx: Db, clock: Omit<EndingContext, 'caller'>, workId: string): Promise<void> => {
  const work = await lockWork(trx, workId)
  const open = await openEnding(trx, workKeys(work))
  if (!open) return
  try {
    await endCollaboration(
      trx,
      { ...clock, caller: { kind: 'instagramer', id: work.instagramer_id, name: work.creator_name } },
      { id: workId, reason: open.reason, words: open.words || null, isLate: open.counts_for === null },
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await dropEnding(trx, workKeys(work))
  }
}

const runDue = async ({ db, live, config, now }: ClockContext, limit: number): Promise<number> => {
  const rows = await dueEndings(db, { now: now(), limit })
  for (const { work_id: workId } of rows)
    await transact(db, (trx) => carryOut(trx, { live, config, now: now() }, workId))
  return rows.length
}

/** Carries out at once what a creator has left and could still undo, before the account is deleted. */
export const carryOutOf = async (trx: Db, clock: Omit<EndingContext, 'caller'>, creatorId: string): Promise<void> => {
  for (const workId of await openEndingsOf(trx, creatorId)) await carryOut(trx, clock, workId)
}

/** Carries out the leavings whose time to undo is over. Returns how many. */
export const runLeavings = (context: ClockContext): Promise<number> => repeat((limit) => runDue(context, limit))

export const leavingJob: Job = { name: 'leavings', everyMs: 60_000, run: runLeavings }
