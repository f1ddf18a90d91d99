import { type RawBuilder, sql } from 'kysely'
import type { PaymentMethod, StatementMonth, Transaction } from '@samspel/api'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import { finds } from '../../../search'
import { shownKind } from '../kinds'
import { receiptNumber } from '../own-receipt'
import type { EntryView } from '../serialize'

/** Which lines of accounts of brands and creators are asked for. Days are days in Stockholm, both included. */
export interface LineFilter {
  accountIds: readonly string[]
  kind?: Transaction['kind'] | undefined
  campaignId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Words of the title, the counterpart or the receipt's number, or a sum. */
  query?: string | undefined
  id?: string | undefined
}

export interface LineRow extends Omit<EntryView, 'payment'> {
  /** How its owner paid a deposit. */
  payment: { id: string; method: PaymentMethod; reference: string | null; cardLastFour: string | null } | null
  /** A transfer that has not come yet: it counts in no sum. */
  is_pending: boolean
  balance_after: number | null
  /** All three null on a creator's account. */
  brand_id: string | null
  brand_name: string | null
  brand_logo_url: string | null
}

export interface StatementSums {
  opening: number
  in: number
  out: number
  closing: number
}

const dayOfLine = sql`(created_at AT TIME ZONE 'Europe/Stockholm')::date`

const movesNothing = sql`h.amount, h.campaign_id, h.settled_at AS created_at, NULL::timestamptz AS available_at,
    h.return_reason, NULL::bigint AS balance_after, NULL::uuid AS transaction_id, NULL::uuid AS pending_id`

/** Held fees that went back, as lines that move nothing: to the brands that held them, and to the creators who would have earned them. */
const returnedLines = (
  accountIds: readonly string[],
) => sql`SELECT h.id, a.id AS account_id, a.owner_type, 'fee_returned' AS kind, c.name AS title, b.name AS counterpart, ${movesNothing}
  FROM accounts a JOIN holds h ON h.instagramer_id = a.instagramer_id AND h.state = 'returned'
    JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id JOIN brands b ON b.id = h.brand_id
  WHERE a.id = ANY(${accountIds}::uuid[]) AND a.owner_type = 'instagramer'
  UNION ALL SELECT h.id, h.account_id, 'brand', 'fee_returned', c.name, i.name, ${movesNothing}
  FROM holds h JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id JOIN instagramers i ON i.id = h.instagramer_id
  WHERE h.account_id = ANY(${accountIds}::uuid[]) AND h.state = 'returned'`

const entryLines = (
  accountIds: readonly string[],
) => sql`SELECT e.id, account_id, owner_type, ${shownKind} AS kind, title, counterpart, amount,
    campaign_id, e.created_at, available_at, NULL AS return_reason,
    (sum(amount) OVER (PARTITION BY account_id ORDER BY e.created_at, e.id))::bigint AS balance_after,
    transaction_id, NULL::uuid AS pending_id
  FROM account_movements e JOIN ledger_transactions t ON t.id = transaction_id JOIN accounts ON accounts.id = account_id
  WHERE account_id = ANY(${accountIds}::uuid[])`

/** Transfers that were announced and have not come. */
const pendingLines = (
  accountIds: readonly string[],
) => sql`SELECT p.id, p.account_id, 'brand' AS owner_type, 'deposit' AS kind, '' AS title, NULL AS counterpart, p.amount,
    NULL::uuid AS campaign_id, p.created_at, NULL::timestamptz AS available_at, NULL AS return_reason, NULL::bigint AS balance_after,
    NULL::uuid AS transaction_id, p.id AS pending_id
  FROM payments p WHERE p.account_id = ANY(${accountIds}::uuid[]) AND p.method = 'transfer' AND p.state = 'pending'`

/** How a deposit was paid: by the transaction that it became, or while it is still on its way. */
const paymentOfLine = sql`(SELECT jsonb_build_object('id', p.id, 'method', p.method, 'reference', p.reference, 'cardLastFour', p.card_last_four)
  FROM payments p WHERE p.id = line.pending_id OR p.transaction_id = line.transaction_id LIMIT 1)`

const wordsOfLine = sql`concat_ws(' ', ${receiptNumber(sql`id`, sql`created_at`)}, title, counterpart)`

const where = ({ id, kind, campaignId, from, to, query }: LineFilter): RawBuilder<unknown> => {
  const conditions = [
    ...(id ? [sql`id = ${id}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(campaignId ? [sql`campaign_id = ${campaignId}`] : []),
    ...(from ? [sql`${dayOfLine} >= ${from}::date`] : []),
    ...(to ? [sql`${dayOfLine} <= ${to}::date`] : []),
    ...(query ? [finds(query, { text: wordsOfLine, sums: [sql`amount`] })] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`
}

const linesOf = (filter: LineFilter) => sql`SELECT * FROM (${entryLines(filter.accountIds)}
  UNION ALL ${returnedLines(filter.accountIds)} UNION ALL ${pendingLines(filter.accountIds)}) line WHERE ${where(filter)}`

/** A page of lines, newest first, each with the brand whose account it is of. */
export const pageOfLines = (db: Db, filter: LineFilter, { limit, offset }: { limit: number; offset: number }) =>
  pageWithTotal(
    db,
    sql<LineRow>`SELECT line.*, line.pending_id IS NOT NULL AS is_pending, ${paymentOfLine} AS payment, b.id AS brand_id, b.name AS brand_name, b.logo_url AS brand_logo_url
      FROM (${linesOf(filter)}) line JOIN accounts a ON a.id = line.account_id LEFT JOIN brands b ON b.id = a.brand_id
      ORDER BY line.created_at DESC, line.id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`(${linesOf(filter)}) counted`,
  )

const monthOfLine = sql`date_trunc('month', created_at AT TIME ZONE 'Europe/Stockholm')::date`

/** The months of the lines of a page, the latest first, with what came and went in each of all lines that match: what has not come and what moves nothing count as nothing. */
export const monthsOfLines = async (
  db: Db,
  filter: LineFilter,
  lines: readonly LineRow[],
): Promise<StatementMonth[]> => {
  const [newest, oldest] = [lines[0]?.created_at, lines.at(-1)?.created_at]
  if (!newest || !oldest) return []
  const { rows } = await sql<StatementMonth>`SELECT ${monthOfLine}::text AS month,
      coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS "in", coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS "out"
    FROM (SELECT created_at, CASE WHEN transaction_id IS NULL THEN 0 ELSE amount END AS amount FROM (${linesOf(filter)}) matching) line
    WHERE ${monthOfLine} BETWEEN date_trunc('month', ${oldest}::timestamptz AT TIME ZONE 'Europe/Stockholm')::date
      AND date_trunc('month', ${newest}::timestamptz AT TIME ZONE 'Europe/Stockholm')::date
    GROUP BY 1 ORDER BY 1 DESC`.execute(db)
  return rows
}

/** What the account had before the period, what came and went in it, and what it had after. */
export const sumsOf = async (
  db: Db,
  accountId: string,
  { from, to }: Pick<LineFilter, 'from' | 'to'>,
): Promise<StatementSums> => {
  const inPeriod = where({ accountIds: [], from, to })
  const before = from ? sql`${dayOfLine} < ${from}::date` : sql`false`
  const { rows } = await sql<{ opening: number; came: number; went: number }>`SELECT
      coalesce(sum(amount) FILTER (WHERE ${before}), 0)::bigint AS opening,
      coalesce(sum(amount) FILTER (WHERE amount > 0 AND ${inPeriod}), 0)::bigint AS came,
      coalesce(-sum(amount) FILTER (WHERE amount < 0 AND ${inPeriod}), 0)::bigint AS went
    FROM account_movements WHERE account_id = ${accountId}`.execute(db)
  const { opening = 0, came = 0, went = 0 } = rows[0] ?? {}
  return { opening, in: came, out: went, closing: opening + came - went }
}

/** Whose accounts these are, for the head of a paper. */
export const ownersOf = async (db: Db, accountIds: readonly string[]): Promise<{ brand: string; company: string }[]> =>
  (
    await sql<{
      brand: string
      company: string
    }>`SELECT coalesce(b.name, a.name) AS brand, coalesce(co.name, '') AS company FROM accounts a LEFT JOIN brands b ON b.id = a.brand_id
    LEFT JOIN companies co ON co.id = b.company_id WHERE a.id = ANY(${accountIds}::uuid[]) ORDER BY b.name, b.id`.execute(
      db,
    )
  ).rows

/** Campaigns that these accounts have paid or held for, the latest first. */
export const campaignsOf = async (db: Db, accountIds: readonly string[]): Promise<{ id: string; name: string }[]> =>
  (
    await sql<{
      id: string
      name: string
    }>`SELECT c.id, c.name FROM campaigns c JOIN accounts a ON a.brand_id = c.brand_id
    WHERE a.id = ANY(${accountIds}::uuid[])
      AND (EXISTS (SELECT FROM holds h WHERE h.brand_id = c.brand_id AND h.campaign_id = c.id)
        OR EXISTS (SELECT FROM ledger_transactions t WHERE t.brand_id = c.brand_id AND t.campaign_id = c.id))
    ORDER BY c.created_at DESC, c.id DESC LIMIT 200`.execute(db)
  ).rows
