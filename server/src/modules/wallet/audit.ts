import { sql } from 'kysely'
import type { Db } from '../../db/transact'

/** One thing in the books that is not as it must be; amounts in öre. */
export interface LedgerFault {
  fault: 'transactions_sum' | 'balance' | 'held' | 'owed' | 'overdrawn'
  /** The account or transaction it is about; null for the ledger as a whole. */
  id: string | null
  name: string | null
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
 * its entries, `held` is the sum of the holds and of what open participations are owed, and nobody is below zero. Answers what does not
 * hold.
 */
export const ledgerFaults = async (db: Db): Promise<LedgerFault[]> => {
  const { rows } = await sql<{
    fault: LedgerFault['fault']
    id: string | null
    name: string | null
    is: number
    must_be: number
  }>`
    WITH books AS (
      SELECT a.id, a.name, a.owner_type, a.balance, a.held, coalesce(e.amount, 0) AS entries, coalesce(h.amount, 0) AS holds, coalesce(o.amount, 0) AS owed
      FROM accounts a
      LEFT JOIN (SELECT account_id, sum(amount)::bigint AS amount FROM ledger_entries GROUP BY account_id) e ON e.account_id = a.id
      LEFT JOIN (SELECT account_id, sum(amount)::bigint AS amount FROM holds WHERE state = 'held'
          GROUP BY account_id) h ON h.account_id = a.id
      LEFT JOIN (${owed}) o ON o.brand_id = a.brand_id
    )
    SELECT 'transactions_sum' AS fault, transaction_id AS id, NULL AS name, sum(amount)::bigint AS is, 0 AS must_be FROM ledger_entries
    GROUP BY transaction_id HAVING sum(amount) <> 0
    UNION ALL SELECT 'transactions_sum', NULL, NULL, sum(amount)::bigint, 0 FROM ledger_entries HAVING sum(amount) <> 0
    UNION ALL SELECT 'balance', id, name, balance, entries FROM books WHERE balance <> entries
    UNION ALL SELECT 'held', id, name, held, holds FROM books WHERE held <> holds
    UNION ALL SELECT 'owed', id, name, held, owed FROM books WHERE held <> owed
    UNION ALL SELECT 'overdrawn', id, name, balance - held, 0 FROM books WHERE owner_type <> 'platform' AND (balance - held < 0 OR held < 0)
    ORDER BY fault, name, id`.execute(db)
  return rows.map(({ must_be: mustBe, ...rest }) => ({ ...rest, mustBe }))
}
