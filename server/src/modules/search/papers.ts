import { type RawBuilder, sql } from 'kysely'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import { finds } from '../../search'
import { invoiceNumber, seenCompany } from '../invoices'
import { receiptNumber } from '../wallet'
import type { Kind } from './kind'

/** A sum in öre as `1 250,00 kr`. */
const sumInWords = (amount: RawBuilder<unknown>) =>
  sql`translate(to_char(abs(${amount}) / 100.0, 'FM999,999,990.00'), ',.', ' ,') || ' kr'`

const none = sql`NULL::text AS image_url, NULL::jsonb AS image_focus`

/** Invoices of the own company, or of all, by their number, reference or sum; names lead to companies. */
export const invoices: Kind = {
  kind: 'invoice',
  hits: (
    typed,
    { caller },
  ) => sql`SELECT 0::real AS rank, i.id, ${invoiceNumber} AS title, concat_ws(' · ', coalesce(co.legal_name, co.name), ${sumInWords(sql`i.total`)}) AS detail,
      ${none}, NULL::text AS state, i.created_at AS at, i.company_id AS place_id
    FROM invoices i JOIN companies co ON co.id = i.company_id
    WHERE ${seenCompany(sql`i.company_id`, caller as UserCaller)}
      AND ${finds(typed, { text: sql`concat_ws(' ', ${invoiceNumber}, i.reference)`, sums: [sql`i.total`] })}`,
}

/** A creator's own receipts, by number or sum. */
export const receipts: Kind = {
  kind: 'receipt',
  hits: (typed, { caller }) => {
    const number = receiptNumber(sql`l.id`, sql`l.created_at`)
    return sql`SELECT 0::real AS rank, l.id, t.title, concat_ws(' · ', ${number}, ${sumInWords(sql`l.amount`)}) AS detail,
        ${none}, NULL::text AS state, l.created_at AS at, NULL::uuid AS place_id
      FROM accounts a JOIN ledger_entries l ON l.account_id = a.id JOIN ledger_transactions t ON t.id = l.transaction_id
      WHERE a.instagramer_id = ${caller.id} AND ${finds(typed, { text: number, sums: [sql`l.amount`] })}`
  },
}

/** What moved on the accounts of the own brands, by the number of its receipt or its sum. The platform looks in the ledger of a company. */
export const companyReceipts: Kind = {
  kind: 'receipt',
  hits: (typed, { caller }) => {
    const brands = brandsWith(caller as UserCaller, 'seeMoney')
    const number = receiptNumber(sql`l.id`, sql`l.created_at`)
    return sql`SELECT 0::real AS rank, l.id, t.title, concat_ws(' · ', ${number}, ${sumInWords(sql`l.amount`)}, b.name) AS detail,
        ${none}, NULL::text AS state, l.created_at AS at, a.id AS place_id
      FROM accounts a JOIN brands b ON b.id = a.brand_id JOIN account_movements l ON l.account_id = a.id
      JOIN ledger_transactions t ON t.id = l.transaction_id
      WHERE ${brands === 'all' ? sql`false` : inBrands(sql`a.brand_id`, brands)} AND a.owner_type = 'brand'
        AND ${finds(typed, { text: number, sums: [sql`l.amount`] })}`
  },
}
