import { sql } from 'kysely'
import type { Db } from '../../../db/transact'

/** What platform staff may book alone. */
export const adjustmentLimits = {
  /** Öre: more than this needs a second member of staff. */
  approvalAbove: 10_000_00,
  /** Öre: the same over all accounts, so that nobody divides a large sum over many. */
  approvalAboveInAll: 50_000_00,
  /** What one member of staff has booked by hand on the account in so many hours counts together, so that nobody divides a large sum. */
  withinHours: 24,
} as const

interface ByHand {
  accountId: string
  userId: string
  now: Date
}

/**
 * Öre that somebody has booked by hand on an account, and on all, lately with nobody else looking, in either direction and by whatever way: adjustments,
 * deposits and refunds, transfers that they entered themselves, invoices that they credited. Of a transfer that the brand had announced, only the difference.
 */
const bookedAlone = async (db: Db, { accountId, userId, now }: ByHand): Promise<{ here: number; inAll: number }> => {
  const since = new Date(now.getTime() - adjustmentLimits.withinHours * 3_600_000)
  const { rows } = await sql<{
    here: number
    in_all: number
  }>`SELECT coalesce(sum(amount) FILTER (WHERE account_id = ${accountId}), 0)::bigint AS here, coalesce(sum(amount), 0)::bigint AS in_all FROM (
      SELECT account_id, abs(amount) AS amount FROM adjustments
      WHERE requested_by = ${userId} AND state = 'booked' AND decided_by IS NULL AND created_at > ${since}
      UNION ALL SELECT t.account_id, abs(t.amount - coalesce(p.amount, 0)) FROM bank_transfers t
      LEFT JOIN payments p ON p.transaction_id = t.transaction_id
      WHERE t.created_by = ${userId} AND t.settled_by = ${userId} AND t.state = 'booked' AND t.settled_at > ${since}
      UNION ALL SELECT a.id, abs(i.total) FROM invoices i JOIN accounts a ON a.brand_id = i.brand_id
      WHERE i.created_by = ${userId} AND i.kind = 'credit' AND i.created_at > ${since}
    ) by_hand`.execute(db)
  return { here: rows[0]?.here ?? 0, inAll: rows[0]?.in_all ?? 0 }
}

/** Öre that somebody may still book by hand on the account before somebody else has to look. */
export const leftAlone = async (db: Db, who: ByHand): Promise<number> => {
  const { here, inAll } = await bookedAlone(db, who)
  return Math.max(0, Math.min(adjustmentLimits.approvalAbove - here, adjustmentLimits.approvalAboveInAll - inAll))
}

/**
 * Whether somebody else has to look at a booking by hand of so many öre. The account is locked by the caller, and whoever books here, always
 * after accounts, so that none slips by on this account or on another.
 */
export const needsSecondPerson = async (trx: Db, { amount, ...who }: ByHand & { amount: number }): Promise<boolean> => {
  await sql`SELECT FROM users WHERE id = ${who.userId} FOR NO KEY UPDATE`.execute(trx)
  return Math.abs(amount) > (await leftAlone(trx, who))
}
