import { type RawBuilder, sql } from 'kysely'
import type { SelfBilledInvoice } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { BuyerParty, InvoiceDocument, SellerOnPaper, VatRule } from '../invoices'
import { numberInWords } from './words'

export interface InvoiceRow {
  id: string
  instagramer_id: string
  company_id: string
  consent_id: string
  number: number
  kind: 'invoice' | 'credit'
  issued_on: string
  period_from: string
  period_to: string
  seller: SellerOnPaper
  buyer: BuyerParty
  vat_rule: VatRule
  vat_rate: number
  net: number
  vat: number
  total: number
  reason: string | null
  credits: number | null
  is_credited: boolean
  lines: { titleSv: string; titleEn: string; net: number; vat: number; total: number }[]
}

export interface Filter {
  /** Whose rows these are: an own creator's, or a company's. */
  seen: RawBuilder<unknown>
  id?: string
  payerId?: string | undefined
  year?: number | undefined
  month?: number | undefined
}

const where = ({ seen, id, payerId, year, month }: Filter): RawBuilder<unknown> =>
  sql.join(
    [
      seen,
      ...(id ? [sql`i.id = ${id}`] : []),
      ...(payerId ? [sql`i.company_id = ${payerId}`] : []),
      ...(year
        ? [sql`i.period_from >= make_date(${year}, 1, 1) AND i.period_from < make_date(${year + 1}, 1, 1)`]
        : []),
      ...(month ? [sql`extract(month FROM i.period_from) = ${month}`] : []),
    ],
    sql` AND `,
  )

const columns = sql`i.id, i.instagramer_id, i.company_id, i.consent_id, i.number, i.kind, i.issued_on::text, i.period_from::text,
  i.period_to::text, i.seller, i.buyer, i.vat_rule, i.vat_rate, i.net, i.vat, i.total, i.reason,
  (SELECT o.number FROM self_billed_invoices o WHERE o.id = i.credits_id) AS credits,
  EXISTS (SELECT FROM self_billed_invoices c WHERE c.credits_id = i.id) AS is_credited,
  (SELECT jsonb_agg(jsonb_build_object('titleSv', l.title_sv, 'titleEn', l.title_en, 'net', l.net, 'vat', l.vat, 'total', l.total)
    ORDER BY l.position) FROM self_billed_lines l WHERE l.invoice_id = i.id) AS lines`

/** A page of invoices and credits, the newest first. */
export const pageOfInvoices = (db: Db, filter: Filter, { limit, offset }: { limit: number; offset: number }) => {
  const from = sql`self_billed_invoices i WHERE ${where(filter)}`
  return pageWithTotal(
    db,
    sql<InvoiceRow>`SELECT ${columns} FROM ${from}
      ORDER BY i.issued_on DESC, i.created_at DESC, i.number DESC, i.id LIMIT ${limit} OFFSET ${offset}`,
    from,
  )
}

export const findInvoice = async (db: Db, filter: Filter): Promise<InvoiceRow | undefined> =>
  (await pageOfInvoices(db, filter, { limit: 1, offset: 0 })).rows[0]

/** Years of which there are invoices, the latest first. */
export const yearsOf = async (db: Db, seen: RawBuilder<unknown>): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`SELECT DISTINCT extract(year FROM i.period_from)::integer AS year
    FROM self_billed_invoices i WHERE ${seen} ORDER BY year DESC`.execute(db)
  return rows.map(({ year }) => year)
}

/** The companies that a creator has invoiced, by the name that each has now. */
export const payersOf = async (db: Db, creatorId: string): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{
    id: string
    name: string
  }>`SELECT co.id, coalesce(co.legal_name, co.name) AS name FROM companies co
    WHERE co.id IN (SELECT company_id FROM self_billed_invoices WHERE instagramer_id = ${creatorId}) ORDER BY name, co.id
    LIMIT 500`.execute(db)
  return rows
}

export const toInvoice = (row: InvoiceRow): SelfBilledInvoice => ({
  id: row.id,
  number: numberInWords(row.number),
  kind: row.kind,
  issuedOn: row.issued_on,
  month: row.period_from,
  payer: { id: row.company_id, name: row.buyer.name },
  creator: { id: row.instagramer_id, name: row.seller.name },
  vatRule: row.vat_rule,
  net: row.net,
  vat: row.vat,
  total: row.total,
  credits: row.credits === null ? null : numberInWords(row.credits),
  isCredited: row.is_credited,
})

/** As PDF and UBL show it: paid, since the money was moved when it was earned. */
export const toDocument = (row: InvoiceRow): InvoiceDocument => ({
  ...row,
  number: numberInWords(row.number),
  due_on: row.issued_on,
  paid: row.total,
  left: row.total,
  reference: null,
  credits: row.credits === null ? null : numberInWords(row.credits),
  lines: row.lines.map((line) => ({ ...line, quantity: 1 })),
  isSelfBilled: true,
})
