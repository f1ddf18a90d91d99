import { type RawBuilder, sql } from 'kysely'

/** The day of a payout `p`, as the wallet and the assignment say it: when it arrives at the latest, or when it ended. */
export const payoutAt = sql`CASE WHEN p.state = 'requested' THEN p.expected_at ELSE p.settled_at END`

/** The entry `e` by which a hold paid its creator, on the account `a`, with the sum of what was earned after it. */
const earningOf = (
  hold: RawBuilder<unknown>,
) => sql`(SELECT e.amount, a.id AS account_id, a.balance - a.held AS there, coalesce(
    (SELECT sum(later.amount) FROM ledger_entries later JOIN ledger_transactions lt ON lt.id = later.transaction_id
      WHERE later.account_id = a.id AND later.amount > 0 AND lt.kind <> 'refund' AND (later.created_at, later.id) > (e.created_at, e.id)), 0) AS later
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount > 0
    JOIN accounts a ON a.id = e.account_id AND a.instagramer_id IS NOT NULL
  WHERE t.brand_id = ${hold}.brand_id AND t.hold_id = ${hold}.id AND t.kind = 'earning')`

/**
 * What is left on the creator's account of the fee that a hold paid: the account's money without later earnings, since the oldest are taken
 * out first. A payout that the bank refused comes back as what it was. NULL when the hold has paid nothing.
 */
export const leftOfFee = (hold: RawBuilder<unknown>) =>
  sql`(SELECT greatest(0, least(amount, there - later)) FROM ${earningOf(hold)} earned)`

/** The withdrawal that the last of a fee left with, by the same order, as jsonb. NULL while some is left, or when something else took it. */
export const withdrawalOfFee = (
  hold: RawBuilder<unknown>,
) => sql`(SELECT CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('state', p.state, 'at', ${payoutAt}) END
  FROM ${earningOf(hold)} earned
    JOIN LATERAL (SELECT o.transaction_id, sum(-o.amount) OVER (ORDER BY o.created_at DESC, o.id DESC) AS reach FROM ledger_entries o
      WHERE o.account_id = earned.account_id AND o.amount < 0
        AND NOT EXISTS (SELECT FROM payouts f WHERE f.transaction_id = o.transaction_id AND f.state = 'failed')) taken ON reach > later - there
    LEFT JOIN payouts p ON p.transaction_id = taken.transaction_id
  WHERE later >= there ORDER BY reach LIMIT 1)`
