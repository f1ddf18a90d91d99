import { type RawBuilder, sql } from 'kysely'
import type { Invoice, InvoiceDetails, InvoiceState, Locale } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { finds } from '../../search'
import { numberOf } from './issue'
import type { BuyerParty, SellerParty } from './parties'
import type { VatRule } from './vat'

export interface InvoiceRow {
  id: string
  company_id: string
  series_year: number
  series_number: number
  kind: Invoice['kind']
  issued_on: string
  due_on: string
  period_from: string | null
  period_to: string | null
  brand: Invoice['brand']
  company: { id: string; name: string }
  /** A dispute of the card that paid, which nobody has decided. */
  is_disputed: boolean
  net: number
  vat: number
  total: number
  paid: number
  left: number
  state: InvoiceState
  mail: Invoice['mail']
  seller: SellerParty
  buyer: BuyerParty
  vat_rule: VatRule
  vat_rate: number
  reference: string
  reason: string | null
  credits: { id: string; year: number; number: number } | null
  credited_by: { id: string; year: number; number: number; total: number }[]
  lines: { titleSv: string; titleEn: string; quantity: number; net: number; vat: number; total: number }[]
  payments: InvoiceDetails['payments']
}

export interface InvoiceFilter {
  companyId?: string
  id?: string
  year?: number | undefined
  state?: InvoiceState | undefined
  /** What number, payment reference or company hold. */
  words?: string | undefined
}

/** Invoices with what is worked out of them: what came for each by the ledger, what its credits have left, and its state. */
const stated = (today: string, seen: RawBuilder<unknown>) => sql`(SELECT i.*, paid.amount AS paid, gone.left,
    CASE WHEN i.kind = 'credit' OR gone.left <= 0 THEN 'credited' WHEN paid.amount >= gone.left THEN 'paid'
      WHEN i.due_on < ${today}::date THEN 'overdue' ELSE 'open' END AS state
  FROM invoices i,
    LATERAL (SELECT coalesce(sum(p.amount), 0)::bigint AS amount FROM invoice_payments p WHERE p.invoice_id = i.id) paid,
    LATERAL (SELECT (i.total + coalesce(sum(c.total), 0))::bigint AS left FROM invoices c WHERE c.credits_id = i.id) gone
  WHERE ${seen})`

const nameOfCompany = sql`(SELECT coalesce(co.legal_name, co.name) FROM companies co WHERE co.id = i.company_id)`
/** The number of invoice `i` as it stands on it, such as 2026-0012. */
export const invoiceNumber = sql`i.series_year || '-' || lpad(i.series_number::text, 4, '0')`

const where = ({ companyId, id, year, state, words }: InvoiceFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(companyId ? [sql`i.company_id = ${companyId}`] : []),
      ...(id ? [sql`i.id = ${id}`] : []),
      ...(year ? [sql`i.series_year = ${year}`] : []),
      ...(state ? [sql`i.state = ${state}`] : []),
      finds(words, {
        text: sql`concat_ws(' ', ${invoiceNumber}, i.reference, ${nameOfCompany}, (SELECT co.name FROM companies co WHERE co.id = i.company_id))`,
        sums: [sql`i.total`],
      }),
    ],
    sql` AND `,
  )

/** The outbox forgets after a week; what failed by then has been seen, or the address is known to send mail back. */
const mailState = sql`(SELECT CASE WHEN o.done_at IS NULL AND o.id IS NOT NULL THEN 'waiting' WHEN o.last_error IS NOT NULL THEN 'failed' ELSE 'sent' END
  FROM invoice_mails m LEFT JOIN outbox o ON o.id = m.outbox_id WHERE m.invoice_id = i.id)`

const columns = sql`i.id, i.company_id, i.series_year, i.series_number, i.kind, i.issued_on::text, i.due_on::text, i.period_from::text,
  i.period_to::text, i.net, i.vat, i.total, i.paid, i.left, i.state, i.seller, i.buyer, i.vat_rule, i.vat_rate, i.reference, i.reason,
  coalesce(${mailState}, 'none') AS mail,
  (SELECT jsonb_build_object('id', b.id, 'name', b.name) FROM brands b WHERE b.id = i.brand_id) AS brand,
  jsonb_build_object('id', i.company_id, 'name', ${nameOfCompany}) AS company,
  EXISTS (SELECT FROM payment_reversals r WHERE r.invoice_id = i.plan_invoice_id AND r.kind = 'dispute' AND r.state = 'open') AS is_disputed,
  (SELECT jsonb_build_object('id', o.id, 'year', o.series_year, 'number', o.series_number) FROM invoices o WHERE o.id = i.credits_id) AS credits,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'year', c.series_year, 'number', c.series_number, 'total', c.total)
    ORDER BY c.series_year, c.series_number) FROM invoices c WHERE c.credits_id = i.id), '[]') AS credited_by,
  (SELECT jsonb_agg(jsonb_build_object('titleSv', l.title_sv, 'titleEn', l.title_en, 'quantity', l.quantity, 'net', l.net, 'vat', l.vat,
    'total', l.total) ORDER BY l.position) FROM invoice_lines l WHERE l.invoice_id = i.id) AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('amount', p.amount, 'on', (p.created_at AT TIME ZONE 'Europe/Stockholm')::date::text,
    'by', CASE WHEN EXISTS (SELECT FROM ledger_entries e JOIN accounts a ON a.id = e.account_id
      WHERE e.transaction_id = p.transaction_id AND a.brand_id IS NOT NULL) THEN 'account' ELSE 'card' END,
    'brand', (SELECT a.name FROM ledger_entries e JOIN accounts a ON a.id = e.account_id
      WHERE e.transaction_id = p.transaction_id AND a.brand_id IS NOT NULL LIMIT 1))
    ORDER BY p.created_at, p.transaction_id) FROM invoice_payments p WHERE p.invoice_id = i.id), '[]') AS payments`

/** A page of invoices by date. */
export const pageOfInvoices = (
  db: Db,
  {
    filter,
    seen,
    today,
    sort = 'newest',
    limit,
    offset,
  }: {
    filter: InvoiceFilter
    seen: RawBuilder<unknown>
    today: string
    sort?: 'newest' | 'oldest' | undefined
    limit: number
    offset: number
  },
) => {
  const from = sql`${stated(today, seen)} i WHERE ${where(filter)}`
  const order = sql.raw(sort === 'oldest' ? 'ASC' : 'DESC')
  return pageWithTotal(
    db,
    sql<InvoiceRow>`SELECT ${columns} FROM ${from} ORDER BY i.issued_on ${order}, i.series_number ${order} LIMIT ${limit} OFFSET ${offset}`,
    from,
  )
}

/** What companies owe of the invoices that match, öre. */
export const owedOf = async (
  db: Db,
  { filter, seen, today }: { filter: InvoiceFilter; seen: RawBuilder<unknown>; today: string },
): Promise<number> => {
  const { rows } = await sql<{ owed: number }>`SELECT coalesce(sum(i.left - i.paid), 0)::bigint AS owed
    FROM ${stated(today, seen)} i WHERE i.state IN ('open', 'overdue') AND ${where(filter)}`.execute(db)
  return rows[0]?.owed ?? 0
}

/** One of those that may be seen. */
export const findInvoice = async (
  db: Db,
  { id, seen, today }: { id: string; seen: RawBuilder<unknown>; today: string },
): Promise<InvoiceRow | undefined> =>
  (await pageOfInvoices(db, { filter: { id }, seen, today, limit: 1, offset: 0 })).rows[0]

/** Years of which a company has invoices, the latest first. */
export const yearsOf = async (db: Db, companyId: string): Promise<number[]> => {
  const { rows } = await sql<{
    year: number
  }>`SELECT DISTINCT series_year AS year FROM invoices WHERE company_id = ${companyId}
    ORDER BY year DESC`.execute(db)
  return rows.map(({ year }) => year)
}

export const titleOf = ({ lines }: Pick<InvoiceRow, 'lines'>, locale: Locale): string =>
  lines.map(({ titleSv, titleEn }) => (locale === 'sv' ? titleSv : titleEn)).join('; ')

export const numberOfRow = (row: Pick<InvoiceRow, 'series_year' | 'series_number'>): string =>
  numberOf({ year: row.series_year, number: row.series_number })
