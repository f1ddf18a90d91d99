import type { BuyerParty } from './parties'
import { type InvoiceRow, numberOfRow } from './repository'

/** Who sells, as it stands on paper: Samspel, or a creator in whose name the buyer invoices itself. */
export interface SellerOnPaper {
  name: string
  street: string | null
  postalCode: string | null
  town: string | null
  /** ISO code; Sweden where it is left out. */
  country?: string
  organisationNumber: string | null
  vatNumber: string | null
  fTax: boolean
  bankgiro: string | null
  /** By which the seller is known and reached where no number tells. */
  id?: string
  email?: string | null
}

/** An invoice or a credit as PDF and UBL show it, whoever sells. */
export interface InvoiceDocument extends Pick<
  InvoiceRow,
  | 'kind'
  | 'issued_on'
  | 'due_on'
  | 'period_from'
  | 'period_to'
  | 'net'
  | 'vat'
  | 'total'
  | 'paid'
  | 'left'
  | 'vat_rule'
  | 'vat_rate'
  | 'reason'
  | 'lines'
> {
  number: string
  seller: SellerOnPaper
  buyer: BuyerParty
  /** What a payer writes; null where nothing is to be paid. */
  reference: string | null
  /** The number of the invoice that a credit takes back. */
  credits: string | null
  /** Written by the buyer in the seller's name (directive 2006/112/EC, art. 224 and 226 (10a)). */
  isSelfBilled: boolean
}

/** An invoice of Samspel's own. */
export const documentOf = (row: InvoiceRow): InvoiceDocument => ({
  ...row,
  number: numberOfRow(row),
  credits: row.credits && numberOfRow({ series_year: row.credits.year, series_number: row.credits.number }),
  isSelfBilled: false,
})
