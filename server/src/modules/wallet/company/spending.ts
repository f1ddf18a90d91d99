import { type RawBuilder, sql } from 'kysely'
import { type BrandIds, inBrands } from '../../../auth/brand-scope'
import type { Db } from '../../../db/transact'

/** What was drawn from brands' accounts `a` that match, negative öre, with the day in Stockholm when it was booked: fees of creators, licences and plans. */
export const spendingOf = (accounts: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT e.amount, (e.created_at AT TIME ZONE 'Europe/Stockholm')::date AS day
    FROM account_movements e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = e.account_id
    WHERE t.kind IN ('earning', 'fee') AND ${accounts})`

/** What brands spent in a period, öre, by the day when it was booked: the sum of the wallet's months over the same days. */
export const spentBetween = async (db: Db, brandIds: BrandIds, from: string, to: string): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`SELECT coalesce(-sum(amount), 0)::bigint AS amount
    FROM ${spendingOf(sql`a.owner_type = 'brand' AND ${inBrands(sql`a.brand_id`, brandIds)}`)} spent
    WHERE day BETWEEN ${from} AND ${to}`.execute(db)
  return rows[0]?.amount ?? 0
}
