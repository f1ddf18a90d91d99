import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { checkDigit } from '../../check-digit'
import type { Config } from '../../config'
import { addDays, dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { mailInvoice } from './mails'
import { buyerOf, type BuyerParty, type SellerParty } from './parties'
import { type Split, splitTotal, sumOf, type VatRule, vatRules } from './vat'

/** Days until an invoice that is not paid at once falls due. */
export const dueDays = 30

export interface Line {
  kind: 'plan' | 'credit'
  /** Öre in all, VAT included; less than nothing in a credit. */
  total: number
  /** What of it is VAT, where that is not worked out anew. */
  vat?: number
  quantity?: number
  titleSv: string
  titleEn: string
}

/** What a sale costs with its VAT, before it is booked: null where nobody is set up who could invoice. */
export interface Sale extends Split {
  companyId: string
  seller: SellerParty
  buyer: BuyerParty
  rule: VatRule
}

type Setting = Pick<Config, 'seller' | 'appUrl'>

/** Looks up who buys and what of `total` is VAT. To be booked and issued in the same transaction. */
export const saleTo = async (
  trx: Db,
  { seller }: Setting,
  { companyId, total }: { companyId: string; total: number },
): Promise<Sale | null> => {
  if (!seller) return null
  const { buyer, rule } = await buyerOf(trx, companyId)
  return { companyId, seller, buyer, rule, ...splitTotal(total, rule) }
}

/** The number of an invoice as people read it. */
export const numberOf = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(4, '0')}`

/** What a payer writes: the number in digits, with a check digit. */
const referenceOf = ({ year, number }: { year: number; number: number }): string => {
  const digits = `${year}${String(number).padStart(6, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/**
 * The next number of a year. The series stays locked until the transaction ends, so that the number is gone with it and nobody gets the one
 * after before. Sales lock the account of fees first, then this, so none waits for another in a circle.
 */
const takeNumber = async (trx: Db, year: number): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`INSERT INTO invoice_series (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = invoice_series.last_number + 1 RETURNING last_number`.execute(trx)
  return rows[0]!.last_number
}

const splitOf = ({ total, vat }: Line, rule: VatRule): Split =>
  vat === undefined ? splitTotal(total, rule) : { net: total - vat, vat, total }

export interface Issue {
  companyId: string
  brandId?: string | null
  seller: SellerParty
  buyer: BuyerParty
  rule: VatRule
  lines: readonly Line[]
  period?: { from: string; to: string } | null
  /** By which transaction of the ledger it is paid, or its money goes back. */
  transactionId: string | null
  planInvoiceId?: string | null
  /** The invoice that it takes back, and why. */
  credits?: { id: string; reason: string; reversalId?: string | null }
  createdBy?: string | null
  now: Date
}

/** Issues an invoice or a credit, in the transaction that books it, and queues the mail that brings it. */
export const issueInvoice = async (trx: Db, config: Setting, issue: Issue): Promise<{ id: string; number: string }> => {
  const { companyId, seller, buyer, rule, now, transactionId, credits } = issue
  const id = uuidv7()
  const issuedOn = dayOf(now)
  const year = Number(issuedOn.slice(0, 4))
  const lines = issue.lines.map((line) => ({ ...line, ...splitOf(line, rule) }))
  const sum = sumOf(lines)
  const number = await takeNumber(trx, year)
  const dueOn = transactionId ? issuedOn : addDays(issuedOn, dueDays)
  await sql`INSERT INTO invoices (id, company_id, brand_id, series_year, series_number, kind, credits_id, issued_on, due_on, period_from, period_to,
      seller, buyer, vat_rule, vat_rate, net, vat, total, reference, reason, plan_invoice_id, reversal_id, created_by, created_at)
    VALUES (${id}, ${companyId}, ${issue.brandId ?? null}, ${year}, ${number}, ${credits ? 'credit' : 'invoice'}, ${credits?.id ?? null},
      ${issuedOn}, ${dueOn}, ${issue.period?.from ?? null}, ${issue.period?.to ?? null}, ${JSON.stringify(seller)}::jsonb,
      ${JSON.stringify(buyer)}::jsonb, ${rule}, ${vatRules[rule].rate}, ${sum.net}, ${sum.vat}, ${sum.total},
      ${referenceOf({ year, number })}, ${credits?.reason ?? null}, ${issue.planInvoiceId ?? null}, ${credits?.reversalId ?? null},
      ${issue.createdBy ?? null}, ${now})`.execute(trx)
  const rows = lines.map(
    (line, at) =>
      sql`(${id}::uuid, ${at + 1}::integer, ${line.kind}, ${line.titleSv}, ${line.titleEn}, ${line.quantity ?? 1}::integer, ${line.net}::bigint, ${line.vat}::bigint, ${line.total}::bigint)`,
  )
  await sql`INSERT INTO invoice_lines (invoice_id, position, kind, title_sv, title_en, quantity, net, vat, total) VALUES ${sql.join(rows)}`.execute(
    trx,
  )
  if (transactionId) await recordPayment(trx, { invoiceId: id, transactionId, amount: sum.total, now })
  await mailInvoice(trx, config, {
    id,
    number: numberOf({ year, number }),
    isCredit: Boolean(credits),
    total: sum.total,
    buyer,
    seller,
    now,
  })
  return { id, number: numberOf({ year, number }) }
}

/** Money that came for an invoice by a transaction of the ledger; less than nothing where it was taken back. */
export const recordPayment = async (
  trx: Db,
  { invoiceId, transactionId, amount, now }: { invoiceId: string; transactionId: string; amount: number; now: Date },
): Promise<void> => {
  await sql`INSERT INTO invoice_payments (invoice_id, transaction_id, amount, created_at)
    VALUES (${invoiceId}, ${transactionId}, ${amount}, ${now}) ON CONFLICT DO NOTHING`.execute(trx)
}
