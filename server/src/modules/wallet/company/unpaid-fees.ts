import { type RawBuilder, sql } from 'kysely'
import { pageSizes, type UnpaidFee } from '@samspel/api'
import { type BrandIds, inBrands } from '../../../auth/brand-scope'
import type { UserCaller } from '../../../auth/caller'
import type { Context, Query } from '../../../context'
import { dayOf } from '../../../days'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import { metaOf, pageOf } from '../../../http/page'

/** By this the ledger knows the fee of an account for a month, which is any day of it: it is booked once. */
const referenceOf = (accountId: RawBuilder<unknown>, month: RawBuilder<unknown>) =>
  sql`'monthly fee ' || ${accountId} || ' ' || to_char(${month}, 'YYYY-MM')`

/** Condition that the ledger does not have the fee of an account for a month. */
export const feeIsUnpaid = (accountId: RawBuilder<unknown>, month: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.reference = ${referenceOf(accountId, month)})`

interface Row {
  account_id: string
  brand_id: string
  brand_name: string
  logo_url: string | null
  company_name: string
  amount: number
  due_on: string
  lacking: number
  tried_until: string
}

const unpaid = sql`unpaid_fees f JOIN accounts a ON a.id = f.account_id JOIN brands b ON b.id = a.brand_id
  JOIN companies c ON c.id = b.company_id WHERE ${feeIsUnpaid(sql`f.account_id`, sql`f.month`)}`
const select = sql`SELECT f.account_id, b.id AS brand_id, b.name AS brand_name, b.logo_url, c.name AS company_name, f.amount, f.due_on::text,
  greatest(f.amount - (a.balance - a.held), 0)::bigint AS lacking,
  (f.month + interval '1 month - 1 day')::date::text AS tried_until FROM ${unpaid}`

const toUnpaidFee = (row: Row, today: string): UnpaidFee => ({
  accountId: row.account_id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  logoUrl: row.logo_url,
  companyName: row.company_name,
  amount: row.amount,
  dueOn: row.due_on,
  lacking: row.lacking,
  triedUntil: row.tried_until,
  isTried: row.tried_until >= today,
})

/** What of this month's fees could not be booked: as long as it is tried again, the company can do something about it. */
export const unpaidOfMonth = async (
  db: Db,
  { companyId, brandIds, today }: { companyId: string; brandIds: BrandIds; today: string },
): Promise<UnpaidFee[]> => {
  const { rows } = await sql<Row>`${select} AND b.company_id = ${companyId} AND ${inBrands(sql`b.id`, brandIds)}
    AND f.month = date_trunc('month', ${today}::date) ORDER BY b.name, b.id`.execute(db)
  return rows.map((row) => toUnpaidFee(row, today))
}

export const listUnpaidFees = async ({ db, now }: Context<UserCaller>, query: Query<'listUnpaidFees'>) => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`${select} ORDER BY f.month DESC, b.name, f.account_id LIMIT ${page.limit} OFFSET ${page.offset}`,
    unpaid,
  )
  const today = dayOf(now)
  return { unpaidFees: rows.map((row) => toUnpaidFee(row, today)), meta: metaOf(page, total) }
}

interface Missed {
  accountId: string
  dueOn: string
  amount: number
  now: Date
}

/** Writes down that a fee could not be booked on its day. Answers what it lacks when nobody has written it down yet, else undefined. */
export const recordUnpaid = async (
  trx: Db,
  { accountId, dueOn, amount, now }: Missed,
): Promise<{ brand: string; lacking: number; triedUntil: string } | undefined> => {
  const { rows } = await sql<{ brand: string; lacking: number; tried_until: string }>`WITH missed AS (
      INSERT INTO unpaid_fees (account_id, month, due_on, amount, found_at)
      VALUES (${accountId}, date_trunc('month', ${dueOn}::date), ${dueOn}, ${amount}, ${now}) ON CONFLICT DO NOTHING RETURNING *)
    SELECT b.name AS brand, greatest(m.amount - (a.balance - a.held), 0)::bigint AS lacking,
      (m.month + interval '1 month - 1 day')::date::text AS tried_until
    FROM missed m JOIN accounts a ON a.id = m.account_id JOIN brands b ON b.id = a.brand_id`.execute(trx)
  const [row] = rows
  return row && { brand: row.brand, lacking: row.lacking, triedUntil: row.tried_until }
}

/** The monthly fees of a brand whose day has come, and how many of them were booked on it. */
export const feesInTimeOf = async (db: Db, brandId: string): Promise<{ fees: number; feesInTime: number }> => {
  const { rows } = await sql<{ booked: number; late: number; lacking: number }>`SELECT
      (SELECT count(*) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.kind = 'fee' AND e.account_id = ANY(own.ids))::int AS booked,
      missed.late, missed.lacking
    FROM (SELECT array_agg(id) AS ids FROM accounts WHERE brand_id = ${brandId}) own,
      LATERAL (SELECT count(*)::int AS late, (count(*) FILTER (WHERE ${feeIsUnpaid(sql`f.account_id`, sql`f.month`)}))::int AS lacking
        FROM unpaid_fees f WHERE f.account_id = ANY(own.ids)) missed`.execute(db)
  const { booked, late, lacking } = rows[0]!
  const fees = booked + lacking
  return { fees, feesInTime: fees - late }
}
