import { sql } from 'kysely'
import type { Db } from '../../../db/transact'

/** What platform staff may book alone. */
export const adjustmentLimits = {
  /** Öre: more than this needs a second member of staff. */
  approvalAbove: 10_000_00,
  /** What one member of staff has booked by hand on the account in so many hours counts together, so that nobody divides a large sum. */
  withinHours: 24,
} as const

interface ByHand {
  accountId: string
  userId: string
  now: Date
}

/**
 * Öre that somebody has booked by hand on an account lately with nobody else looking, in either direction and by whatever way: adjustments,
 * deposits and refunds, transfers that they entered themselves. Of a transfer that the brand had announced, only the difference.
 */
const bookedAlone = async (trx: Db, { accountId, userId, now }: ByHand): Promise<number> => {
  const since = new Date(now.getTime() - adjustmentLimits.withinHours * 3_600_000)
  const { rows } = await sql<{ sum: number }>`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM (
      SELECT abs(amount) AS amount FROM adjustments
      WHERE account_id = ${accountId} AND requested_by = ${userId} AND state = 'booked' AND decided_by IS NULL AND created_at > ${since}
      UNION ALL SELECT abs(t.amount - coalesce(p.amount, 0)) FROM bank_transfers t
      LEFT JOIN payments p ON p.transaction_id = t.transaction_id
      WHERE t.account_id = ${accountId} AND t.created_by = ${userId} AND t.settled_by = ${userId} AND t.state = 'booked' AND t.settled_at > ${since}
    ) by_hand`.execute(trx)
  return rows[0]?.sum ?? 0
}

/** Whether somebody else has to look at a booking by hand of so many öre. The account is locked by the caller, so that none slips by. */
export const needsSecondPerson = async (trx: Db, { amount, ...who }: ByHand & { amount: number }): Promise<boolean> =>
  (await bookedAlone(trx, who)) + Math.abs(amount) > adjustmentLimits.approvalAbove
