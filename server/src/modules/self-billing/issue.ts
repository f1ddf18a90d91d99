import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { type BuyerParty, type SellerOnPaper, type Split, splitTotal, sumOf, type VatRule, vatRules } from '../invoices'
import type { FeeMonth } from './fees'
import { type TellContext, tellOfInvoice } from './mails'
import { numberInWords } from './words'

/**
 * The next number of a creator. Its series stays locked until the transaction ends, so that the number is gone with it and nobody gets the one
 * after before.
 */
const takeNumber = async (trx: Db, creatorId: string): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`INSERT INTO self_billing_series (instagramer_id, last_number)
    VALUES (${creatorId}, 1) ON CONFLICT (instagramer_id) DO UPDATE SET last_number = self_billing_series.last_number + 1
    RETURNING last_number`.execute(trx)
  return rows[0]!.last_number
}

interface Line extends Split {
  entryId: string | null
  titleSv: string
  titleEn: string
}

interface Issue {
  creatorId: string
  companyId: string
  consentId: string
  /** Days, both included. */
  period: { from: string; to: string }
  seller: SellerOnPaper
  buyer: BuyerParty
  rule: VatRule
  lines: readonly Line[]
  credits?: { id: string; reason: string; createdBy: string }
}

const issue = async (
  trx: Db,
  context: TellContext,
  { creatorId, companyId, consentId, period, seller, buyer, rule, lines, credits }: Issue,
): Promise<string> => {
  const id = uuidv7()
  const { now } = context
  const sum = sumOf(lines)
  const number = await takeNumber(trx, creatorId)
  await sql`INSERT INTO self_billed_invoices (id, instagramer_id, number, company_id, consent_id, kind, credits_id, issued_on, period_from,
      period_to, seller, buyer, vat_rule, vat_rate, net, vat, total, reason, created_by, created_at)
    VALUES (${id}, ${creatorId}, ${number}, ${companyId}, ${consentId}, ${credits ? 'credit' : 'invoice'}, ${credits?.id ?? null},
      ${dayOf(now)}, ${period.from}, ${period.to}, ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(buyer)}::jsonb, ${rule},
      ${vatRules[rule].rate}, ${sum.net}, ${sum.vat}, ${sum.total}, ${credits?.reason ?? null}, ${credits?.createdBy ?? null},
      ${now})`.execute(trx)
  const rows = lines.map(
    ({ entryId, titleSv, titleEn, net, vat, total }, at) =>
      sql`(${id}::uuid, ${at + 1}::integer, ${entryId}::uuid, ${titleSv}, ${titleEn}, ${net}::bigint, ${vat}::bigint, ${total}::bigint)`,
  )
  await sql`INSERT INTO self_billed_lines (invoice_id, position, entry_id, title_sv, title_en, net, vat, total)
    VALUES ${sql.join(rows)}`.execute(trx)
  await tellOfInvoice(trx, context, {
    id,
    number: numberInWords(number),
    creatorId,
    month: period.from,
    total: sum.total,
    seller,
    buyer,
  })
  return id
}

/** The last day of a month, by its first. */
const lastDayOf = (firstDay: string): string => {
  const [year = 0, month = 0] = firstDay.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Invoices a month of a creator's fees from one company. What was paid is what was agreed: VAT, where there is some, is part of it. */
export const issueMonth = (
  trx: Db,
  context: TellContext,
  { feeMonth, ...of }: Pick<Issue, 'creatorId' | 'consentId' | 'seller' | 'buyer' | 'rule'> & { feeMonth: FeeMonth },
): Promise<string> => {
  const { companyId, month, fees } = feeMonth
  const lines = fees.map(({ entryId, title, brand, day, amount }) => {
    const words = [title, brand, day].join(', ')
    return { entryId, titleSv: words, titleEn: words, ...splitTotal(amount, of.rule) }
  })
  return issue(trx, context, { ...of, companyId, period: { from: month, to: lastDayOf(month) }, lines })
}

/** An invoice that is taken back as a whole, with the parties that it names. */
export type Credited = Omit<Issue, 'lines' | 'credits'> & Split & { id: string; number: string }

export const issueCredit = (
  trx: Db,
  context: TellContext,
  { invoice, reason, createdBy }: { invoice: Credited; reason: string; createdBy: string },
): Promise<string> => {
  const { id, number, net, vat, total, ...of } = invoice
  const line = {
    entryId: null,
    titleSv: `Kredit av ${number}, ${reason}`,
    titleEn: `Credit of ${number}, ${reason}`,
    net: -net,
    // Not minus nothing.
    vat: vat === 0 ? 0 : -vat,
    total: -total,
  }
  return issue(trx, context, { ...of, lines: [line], credits: { id, reason, createdBy } })
}
