import { sql } from 'kysely'
import type { BookPurpose } from '@samspel/api'
import type { Db } from '../../../db/transact'
import { numberOf } from '../issue'

/** One event in a company's own books; the rows sum to zero, öre, positive is debit. */
export interface Voucher {
  day: string
  text: string
  /** The brand whose account moved; null for what the company paid by card. */
  brand: string | null
  rows: { purpose: BookPurpose; amount: number }[]
}

interface Movement {
  day: string
  kind: string
  title: string
  counterpart: string | null
  brand: string | null
  /** Öre on the account at Samspel; 0 for what was paid by card. */
  amount: number
  invoice: { year: number; number: number; net: number; vat: number; isCredit: boolean } | null
  /** Öre of an invoice that a card paid, or that went back to it. */
  by_card: number
  /** Pays what was owed of an invoice again, whose cost has been booked. */
  settles: { year: number; number: number } | null
}

const dayIn = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE 'Europe/Stockholm')::date`

/** Of an invoice's payments `p` not the first: a dispute took that one back. */
const isLater = sql`EXISTS (SELECT FROM invoice_payments earlier WHERE earlier.invoice_id = p.invoice_id
    AND (earlier.created_at, earlier.transaction_id) < (p.created_at, p.transaction_id))`

const invoiceOf = sql`(SELECT jsonb_build_object('year', i.series_year, 'number', i.series_number, 'net', i.net, 'vat', i.vat,
    'isCredit', i.kind = 'credit') FROM invoice_payments p JOIN invoices i ON i.id = p.invoice_id
  WHERE p.transaction_id = t.id AND p.amount = i.total AND NOT ${isLater})`
const settledBy = sql`(SELECT jsonb_build_object('year', i.series_year, 'number', i.series_number)
  FROM invoice_payments p JOIN invoices i ON i.id = p.invoice_id WHERE p.transaction_id = t.id AND i.kind = 'invoice' AND ${isLater})`

/** What moved on the accounts of a company's brands, and what its card paid of invoices; days in Stockholm, both included. */
const movementsOf = async (
  db: Db,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<Movement[]> => {
  const period = (column: string) => sql`${dayIn(column)} BETWEEN ${from}::date AND ${to}::date`
  const { rows } =
    await sql<Movement>`SELECT day::text, kind, title, counterpart, brand, amount, invoice, by_card, settles FROM (
      SELECT ${dayIn('m.created_at')} AS day, t.kind, t.title, m.counterpart, b.name AS brand, m.amount, ${invoiceOf} AS invoice,
        0::bigint AS by_card, ${settledBy} AS settles, m.created_at, m.id
      FROM account_movements m JOIN ledger_transactions t ON t.id = m.transaction_id JOIN accounts a ON a.id = m.account_id
        JOIN brands b ON b.id = a.brand_id
      WHERE b.company_id = ${companyId} AND ${period('m.created_at')}
      UNION ALL
      SELECT ${dayIn('p.created_at')}, t.kind, l.title_sv, NULL, NULL, 0::bigint, jsonb_build_object('year', i.series_year, 'number',
        i.series_number, 'net', i.net, 'vat', i.vat, 'isCredit', i.kind = 'credit'), p.amount, NULL::jsonb, p.created_at, p.transaction_id
      FROM invoice_payments p JOIN invoices i ON i.id = p.invoice_id JOIN invoice_lines l ON l.invoice_id = i.id AND l.position = 1
        JOIN ledger_transactions t ON t.id = p.transaction_id
      WHERE i.company_id = ${companyId} AND ${period('p.created_at')} AND NOT EXISTS (SELECT FROM ledger_entries e
        JOIN accounts a ON a.id = e.account_id WHERE e.transaction_id = p.transaction_id AND a.brand_id IS NOT NULL)
    ) moved ORDER BY created_at, id`.execute(db)
  return rows
}

/** The other side of what moved on an account at Samspel, by the ledger's kind. */
const otherSide: Readonly<Record<string, BookPurpose>> = {
  deposit: 'bank',
  refund: 'bank',
  dispute: 'bank',
  earning: 'creator_fees',
  fee: 'subscription',
  adjustment: 'other',
}

const rowsOf = ({ kind, amount, invoice, by_card: byCard, settles }: Movement): Voucher['rows'] => {
  // A dispute moves money and leaves the invoice as it is: what it took back is owed again.
  if (byCard !== 0 && kind === 'dispute')
    return [
      { purpose: 'bank', amount: -byCard },
      { purpose: 'other', amount: byCard },
    ]
  if (invoice)
    return [
      { purpose: 'subscription', amount: invoice.net },
      { purpose: 'vat', amount: invoice.vat },
      { purpose: byCard === 0 ? 'wallet' : 'bank', amount: -(invoice.net + invoice.vat) },
    ]
  return [
    { purpose: 'wallet', amount },
    { purpose: settles ? 'other' : (otherSide[kind] ?? 'other'), amount: -amount },
  ]
}

const textOf = ({ title, counterpart, invoice, settles }: Movement): string =>
  [
    invoice && `${invoice.isCredit ? 'Kreditfaktura' : 'Faktura'} ${numberOf(invoice)}`,
    title,
    invoice || settles ? null : counterpart,
  ]
    .filter(Boolean)
    .join(', ')

/**
 * What creators have invoiced through Samspel, on the day of issue: their fees are booked as costs when they are paid, so what of them is VAT
 * is taken out again. Without VAT there is nothing to book.
 */
const selfBilledOf = async (
  db: Db,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<Voucher[]> => {
  const { rows } = await sql<{ day: string; number: string; seller: string; isCredit: boolean; vat: number }>`
    SELECT i.issued_on::text AS day, lpad(i.number::text, 4, '0') AS number, i.seller ->> 'name' AS seller,
      i.kind = 'credit' AS "isCredit", i.vat
    FROM self_billed_invoices i WHERE i.company_id = ${companyId} AND i.issued_on BETWEEN ${from} AND ${to} AND i.vat <> 0
    ORDER BY i.issued_on, i.created_at, i.number`.execute(db)
  return rows.map(({ day, number, seller, isCredit, vat }) => ({
    day,
    text: `Självfaktura${isCredit ? ', kredit' : ''} SF-${number}, ${seller}`,
    brand: null,
    rows: [
      { purpose: 'vat', amount: vat },
      { purpose: 'creator_fees', amount: -vat },
    ],
  }))
}

/** The vouchers of a period, in order of their days. */
export const vouchersOf = async (
  db: Db,
  asked: { companyId: string; from: string; to: string },
): Promise<Voucher[]> => {
  const moved = (await movementsOf(db, asked)).map((movement): Voucher => ({
    day: movement.day,
    text: textOf(movement),
    brand: movement.brand,
    rows: rowsOf(movement).filter(({ amount }) => amount !== 0),
  }))
  return [...moved, ...(await selfBilledOf(db, asked))].sort((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  )
}
