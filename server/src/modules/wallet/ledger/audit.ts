import { sql } from 'kysely'
import type { Db } from '../../../db/transact'

/** One thing in the books that is not as it must be; amounts in öre. */
export interface LedgerFault {
  fault: 'transactions_sum' | 'balance' | 'held' | 'hold' | 'owed' | 'payouts' | 'overdrawn'
  /** The account, transaction or hold it is about; null for the ledger as a whole. */
  id: string | null
  name: string | null
  /** The account to look at; null where there is none. */
  accountId: string | null
  is: number
  mustBe: number
}

/**
 * What each brand owes: the fees of approved participations, and of passes that hold or were used, that can still earn them and that no
 * transaction has paid. It is worked out from these alone, so that it can be held against what the accounts and the holds say.
 */
const owed = sql`SELECT brand_id, sum(fee_amount)::bigint AS amount FROM (
    SELECT p.brand_id, p.campaign_id, p.fee_amount FROM participations p WHERE p.state = 'approved' AND p.fee_amount > 0
      AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.kind = 'earning' AND t.participation_id = p.id)
    UNION ALL SELECT sp.brand_id, sc.campaign_id, sp.fee_amount FROM store_participations sp
      JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      WHERE sp.state IN ('approved', 'picked_up') AND sp.fee_amount > 0
      AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.kind = 'earning' AND t.store_participation_id = sp.id)) unpaid
  JOIN campaigns c USING (brand_id) WHERE c.id = unpaid.campaign_id AND c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished')
  GROUP BY brand_id`

/**
 * Everything that must hold of the books, whatever happened: all entries and those of each transaction sum to zero, a balance is the sum of
 * its entries, `held` is what is booked on the account of held money, the sum of the holds and of what open participations are owed, each
 * hold is booked as it stands, payouts on their way are those that the bank has not answered, and nobody is below zero. Answers what does
 * not hold.
 */
export const ledgerFaults = async (db: Db): Promise<LedgerFault[]> => {
  const { rows } = await sql<{
    fault: LedgerFault['fault']
    id: string | null
    name: string | null
    account_id: string | null
    is: number
    must_be: number
  }>`
    WITH books AS (
      SELECT a.id, a.name, a.main_id, a.owner_type, a.balance, a.held, coalesce(e.amount, 0) AS entries, coalesce(b.amount, 0) AS booked,
        coalesce(h.amount, 0) AS holds, coalesce(o.amount, 0) AS owed
      FROM accounts a
      LEFT JOIN (SELECT main_id, sum(amount)::bigint AS amount FROM ledger_entries JOIN accounts ON accounts.id = account_id
          GROUP BY main_id) e ON e.main_id = a.id
      LEFT JOIN (SELECT holds_of, sum(amount)::bigint AS amount FROM ledger_entries JOIN accounts ON accounts.id = account_id
          WHERE holds_of IS NOT NULL GROUP BY holds_of) b ON b.holds_of = a.id
      LEFT JOIN (SELECT account_id, sum(amount)::bigint AS amount FROM holds WHERE state = 'held'
          GROUP BY account_id) h ON h.account_id = a.id
      LEFT JOIN (${owed}) o ON o.brand_id = a.brand_id
      WHERE a.owner_type <> 'hold'
      UNION ALL SELECT a.id, a.name, a.main_id, a.owner_type, a.balance, a.held, coalesce(sum(e.amount), 0)::bigint, 0, 0, 0
        FROM accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id WHERE a.owner_type = 'hold' GROUP BY a.id
    ),
    on_hold AS (
      SELECT h.id, h.account_id, h.amount, h.state, coalesce(sum(e.amount), 0)::bigint AS booked FROM holds h
      LEFT JOIN ledger_transactions t ON t.brand_id = h.brand_id AND t.hold_id = h.id
      LEFT JOIN (ledger_entries e JOIN accounts a ON a.id = e.account_id AND a.holds_of IS NOT NULL) ON e.transaction_id = t.id
      GROUP BY h.brand_id, h.id
    )
    SELECT 'transactions_sum' AS fault, transaction_id AS id, NULL AS name, NULL::uuid AS account_id, sum(amount)::bigint AS is, 0 AS must_be FROM ledger_entries
    GROUP BY transaction_id HAVING sum(amount) <> 0
    UNION ALL SELECT 'transactions_sum', NULL, NULL, NULL, sum(amount)::bigint, 0 FROM ledger_entries HAVING sum(amount) <> 0
    UNION ALL SELECT 'balance', id, name, main_id, balance, entries FROM books WHERE balance <> entries
    UNION ALL SELECT 'held', id, name, main_id, held, booked FROM books WHERE held <> booked
    UNION ALL SELECT 'held', id, name, main_id, held, holds FROM books WHERE held <> holds
    UNION ALL SELECT 'hold', id, NULL, account_id, booked, CASE state WHEN 'held' THEN amount ELSE 0 END FROM on_hold
      WHERE booked <> CASE state WHEN 'held' THEN amount ELSE 0 END
    UNION ALL SELECT 'payouts', NULL, NULL, NULL, booked.amount, asked.amount
      FROM (SELECT coalesce(sum(balance), 0)::bigint AS amount FROM accounts WHERE owner_type = 'platform' AND purpose = 'payouts') booked,
      (SELECT coalesce(sum(amount), 0)::bigint AS amount FROM payouts WHERE state NOT IN ('paid', 'failed')) asked
      WHERE booked.amount <> asked.amount
    UNION ALL SELECT 'owed', id, name, main_id, held, owed FROM books WHERE held <> owed
    UNION ALL SELECT 'overdrawn', id, name, main_id, balance - held, 0 FROM books WHERE owner_type <> 'platform' AND (balance - held < 0 OR held < 0)
    ORDER BY fault, name, id`.execute(db)
  return rows.map(({ must_be: mustBe, account_id: accountId, ...rest }) => ({ ...rest, accountId, mustBe }))
}
