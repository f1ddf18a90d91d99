import { sql } from 'kysely'
import { dayOf, startOfDayIn } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { agreementChanged } from './events'
import { makeAfterwards } from './make'
import { notifyOfLapse, notifyOfWaiting, withdrawQuestion } from './notices'
import { type ChangeRow, endChange, findVersion, lockWork } from './repository'

/** Ends questions whose last day to answer is over; what holds stays. Locks the work first, as an answer does. */
const lapse = async ({ db, live, config, now }: ClockContext, limit: number): Promise<number> => {
  const { rows } = await sql<
    ChangeRow & { work_id: string }
  >`SELECT q.*, coalesce(a.participation_id, a.store_participation_id) AS work_id
    FROM agreement_changes q JOIN agreements a ON a.brand_id = q.brand_id AND a.id = q.agreement_id
    WHERE q.state = 'open' AND q.answer_by < ${dayOf(now())} ORDER BY q.answer_by, q.id LIMIT ${limit}`.execute(db)
  for (const { work_id: workId, ...asked } of rows)
    await transact(db, async (trx) => {
      const clock = { live, config, now: now() }
      const work = await lockWork(trx, workId)
      const current = work && (await findVersion(trx, work))
      const [ended] = await endChange(trx, asked, 'lapsed', clock.now)
      if (!work || !current || ended?.numUpdatedRows === 0n) return
      await withdrawQuestion(trx, { live }, asked)
      await notifyOfLapse(trx, clock, { work, current, asked })
      await live.publish(trx, agreementChanged(work))
    })
  return rows.length
}

/** Tells creators on the day before that a question is about to lapse, once; not on the day on which it was asked. */
const warn = async ({ db, live, config, now }: ClockContext, limit: number): Promise<number> => {
  const today = dayOf(now())
  const { rows } = await sql<
    ChangeRow & { work_id: string }
  >`SELECT q.*, coalesce(a.participation_id, a.store_participation_id) AS work_id
    FROM agreement_changes q JOIN agreements a ON a.brand_id = q.brand_id AND a.id = q.agreement_id
    WHERE q.state = 'open' AND q.warned_at IS NULL AND q.answer_by BETWEEN ${today} AND ${today}::date + 1
      AND q.created_at < ${startOfDayIn('SE', today)} ORDER BY q.answer_by, q.id LIMIT ${limit}`.execute(db)
  for (const { work_id: workId, ...asked } of rows)
    await transact(db, async (trx) => {
      const clock = { live, config, now: now() }
      const work = await lockWork(trx, workId)
      const { numUpdatedRows } = await trx
        .updateTable('agreement_changes')
        .set({ warned_at: clock.now.toISOString() })
        .where('brand_id', '=', asked.brand_id)
        .where('id', '=', asked.id)
        .where('state', '=', 'open')
        .where('warned_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (work && numUpdatedRows > 0n) await notifyOfWaiting(trx, clock, { work, asked })
    })
  return rows.length
}

/**
 * Writes down what holds for work that was agreed on before agreements were written down, or by a release that did not do so yet. Locked
 * one by one, so that several instances write none twice.
 */
const writeDown = async ({ db, now }: ClockContext, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: string }>`(SELECT p.id FROM participations p WHERE p.state = 'approved'
      AND NOT EXISTS (SELECT FROM agreements WHERE brand_id = p.brand_id AND participation_id = p.id AND superseded_at IS NULL) LIMIT ${limit})
    UNION ALL (SELECT s.id FROM store_participations s WHERE s.state IN ('approved', 'picked_up')
      AND NOT EXISTS (SELECT FROM agreements WHERE brand_id = s.brand_id AND store_participation_id = s.id AND superseded_at IS NULL) LIMIT ${limit})
    LIMIT ${limit}`.execute(db)
  for (const { id } of rows)
    await transact(db, async (trx) => {
      const work = await lockWork(trx, id)
      const holds = work && (work.state === 'approved' || work.state === 'picked_up')
      if (holds && !(await findVersion(trx, work))) await makeAfterwards(trx, work, now())
    })
  return rows.length
}

/** Everything about agreements that nobody does by hand. */
export const runAgreements = async (
  context: ClockContext,
): Promise<{ written: number; lapsed: number; warned: number }> => ({
  written: await repeat((limit) => writeDown(context, limit)),
  lapsed: await repeat((limit) => lapse(context, limit)),
  warned: await repeat((limit) => warn(context, limit)),
})

export const agreementJob: Job = { name: 'agreements', everyMs: 10 * 60_000, run: runAgreements }
