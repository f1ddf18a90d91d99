import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import type { UserCaller } from '../../../auth/caller'
import type { Context, Query } from '../../../context'
import { dayOf } from '../../../days'
import { invalid } from '../../../errors'
import { accountsOf } from '../book-accounts'
import { requireCompany } from '../policies'
import { type Books, sieOf } from './sie'
import { vouchersOf } from './vouchers'

type Staff = Context<UserCaller>

/** Kronor with two decimals, as sheets in the language read them. */
const kronor = (ore: number, locale: Locale): string => {
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}

const headings: Record<Locale, readonly string[]> = {
  sv: ['Verifikat', 'Datum', 'Text', 'Varumärke', 'Konto', 'Debet', 'Kredit'],
  en: ['Voucher', 'Date', 'Text', 'Brand', 'Account', 'Debit', 'Credit'],
}

const csvOf = ({ vouchers, accounts }: Books, locale: Locale): Buffer => {
  const rows = vouchers.flatMap((voucher, at) =>
    voucher.rows.map(({ purpose, amount }) => [
      `S${at + 1}`,
      voucher.day,
      voucher.text,
      voucher.brand ?? '',
      accounts[purpose],
      amount > 0 ? kronor(amount, locale) : '',
      amount < 0 ? kronor(-amount, locale) : '',
    ]),
  )
  return Buffer.from(toCsv([headings[locale], ...rows], locale))
}

/** What moved and what was invoiced, for the company's own books. */
export const exportBooks = async (
  { db, caller, now }: Staff,
  { id: companyId, from, to, format, locale = 'sv' }: { id: string } & Query<'exportBooks'>,
): Promise<{ file: string; fileName: string }> => {
  const company = await requireCompany(db, caller, companyId)
  if (from > to) throw invalid({ to: ['before_start'] })
  if (from.slice(0, 4) !== to.slice(0, 4)) throw invalid({ to: ['too_large'] })
  const [accounts, vouchers] = await Promise.all([accountsOf(db, companyId), vouchersOf(db, { companyId, from, to })])
  const books = { company, from, to, accounts, vouchers, madeOn: dayOf(now) }
  const file = format === 'sie' ? sieOf(books) : csvOf(books, locale)
  return { file: file.toString('base64'), fileName: `samspel-${from}-${to}.${format === 'sie' ? 'se' : 'csv'}` }
}

const feeHeadings: Record<Locale, readonly string[]> = {
  sv: ['Kreatör', 'Land', 'Varumärke', 'Uppdrag', 'Bildlicenser', 'Summa'],
  en: ['Creator', 'Country', 'Brand', 'Work', 'Picture licences', 'Sum'],
}

/** What each creator was paid in a year by each brand of a company, as a basis for statements of income. */
export const exportCreatorFees = async (
  { db, caller }: Staff,
  { id: companyId, year, locale = 'sv' }: { id: string } & Query<'exportCreatorFees'>,
): Promise<{ file: string; fileName: string }> => {
  await requireCompany(db, caller, companyId)
  const { rows } = await sql<{ creator: string; country: string; brand: string; work: number; licences: number }>`
    SELECT i.name AS creator, i.country_code AS country, b.name AS brand,
      coalesce(sum(e.amount) FILTER (WHERE t.hold_id IS NOT NULL), 0)::bigint AS work,
      coalesce(sum(e.amount) FILTER (WHERE t.hold_id IS NULL), 0)::bigint AS licences
    FROM ledger_transactions t JOIN brands b ON b.id = t.brand_id JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN accounts a ON a.id = e.account_id JOIN instagramers i ON i.id = a.instagramer_id
    WHERE b.company_id = ${companyId} AND t.kind = 'earning'
      AND extract(year FROM t.created_at AT TIME ZONE 'Europe/Stockholm') = ${year}
    GROUP BY i.id, b.id ORDER BY i.name, i.id, b.name`.execute(db)
  const lines = rows.map(({ creator, country, brand, work, licences }) => [
    creator,
    country,
    brand,
    kronor(work, locale),
    kronor(licences, locale),
    kronor(work + licences, locale),
  ])
  const file = Buffer.from(toCsv([feeHeadings[locale], ...lines], locale))
  return { file: file.toString('base64'), fileName: `${locale === 'sv' ? 'arvoden' : 'fees'}-${year}.csv` }
}
