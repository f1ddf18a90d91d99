import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { issueInvoice, numberOf } from './issue'
import { creditLine, notRefundedLine } from './lines'
import type { BuyerParty, SellerParty } from './parties'
import { splitTotal, type VatRule } from './vat'

/** An invoice that can be credited, with what is left of it, öre. */
export interface Creditable {
  id: string
  number: string
  companyId: string
  brandId: string | null
  /** The month of a plan that was paid by card; null for what an account paid. */
  planInvoiceId: string | null
  seller: SellerParty
  buyer: BuyerParty
  rule: VatRule
  total: number
  left: number
  leftVat: number
}

interface Row {
  id: string
  series_year: number
  series_number: number
  company_id: string
  brand_id: string | null
  plan_invoice_id: string | null
  seller: SellerParty
  buyer: BuyerParty
  vat_rule: VatRule
  total: number
  left: number
  left_vat: number
}

/** Locks an invoice (never a credit) by its id or the month of a plan that it is for. */
export const lockInvoice = async (
  trx: Db,
  by: { id: string } | { planInvoiceId: string },
): Promise<Creditable | undefined> => {
  const where = 'id' in by ? sql`i.id = ${by.id}` : sql`i.plan_invoice_id = ${by.planInvoiceId}`
  await sql`SELECT FROM invoices i WHERE ${where} AND i.kind = 'invoice' FOR NO KEY UPDATE`.execute(trx)
  const { rows } =
    await sql<Row>`SELECT i.id, i.series_year, i.series_number, i.company_id, i.brand_id, i.plan_invoice_id, i.seller, i.buyer,
      i.vat_rule, i.total, (i.total + coalesce(c.total, 0))::bigint AS left, (i.vat + coalesce(c.vat, 0))::bigint AS left_vat
    FROM invoices i LEFT JOIN LATERAL (SELECT sum(total) AS total, sum(vat) AS vat FROM invoices WHERE credits_id = i.id) c ON true
    WHERE ${where} AND i.kind = 'invoice'`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    number: numberOf({ year: row.series_year, number: row.series_number }),
    companyId: row.company_id,
    brandId: row.brand_id,
    planInvoiceId: row.plan_invoice_id,
    seller: row.seller,
    buyer: row.buyer,
    rule: row.vat_rule,
    total: row.total,
    left: row.left,
    leftVat: row.left_vat,
  }
}

/** What of a part of an invoice is VAT, öre: the last part has all that the parts before have left, so that nothing stays by rounding. */
export const vatOfPart = ({ rule, left, leftVat }: Creditable, amount: number): number =>
  amount === left ? leftVat : splitTotal(amount, rule).vat

/** What of a credit that a refund made is VAT, öre; 0 where it made none. */
export const vatOfCredit = async (trx: Db, reversalId: string): Promise<number> => {
  const { rows } = await sql<{
    vat: number
  }>`SELECT -vat AS vat FROM invoices WHERE reversal_id = ${reversalId}`.execute(trx)
  return rows[0]?.vat ?? 0
}

interface Credit {
  invoice: Creditable
  /** Öre, more than nothing. */
  amount: number
  reason: string
  reasonEn?: string
  transactionId: string
  reversalId?: string
  createdBy?: string | null
  now: Date
}

/** Issues the credit of an invoice, or of a part of it, with the parties that the invoice names. */
export const issueCredit = (
  trx: Db,
  config: Pick<Config, 'seller' | 'appUrl'>,
  { invoice, amount, reason, reasonEn, transactionId, reversalId, createdBy = null, now }: Credit,
): Promise<{ id: string; number: string }> =>
  issueInvoice(trx, config, {
    ...invoice,
    lines: [creditLine({ number: invoice.number, reason, reasonEn, total: -amount, vat: -vatOfPart(invoice, amount) })],
    transactionId,
    planInvoiceId: null,
    credits: { id: invoice.id, reason, reversalId: reversalId ?? null },
    createdBy,
    now,
  })

/** Invoices anew what a credit took back, because its money did not arrive. */
export const issueAgain = async (
  trx: Db,
  config: Pick<Config, 'seller' | 'appUrl'>,
  {
    invoice,
    reversalId,
    transactionId,
    now,
  }: Pick<Credit, 'invoice' | 'transactionId' | 'now'> & { reversalId: string },
): Promise<void> => {
  const { rows } = await sql<{ total: number; vat: number }>`SELECT -total AS total, -vat AS vat FROM invoices
    WHERE reversal_id = ${reversalId}`.execute(trx)
  const [credit] = rows
  if (!credit) return
  await issueInvoice(trx, config, {
    ...invoice,
    lines: [notRefundedLine({ number: invoice.number, ...credit })],
    transactionId,
    planInvoiceId: null,
    now,
  })
}
