import type { Auto, Json } from './column'

/** What a creator has said yes to, and until when; written by `modules/self-billing`, as all of these. */
export interface SelfBillingConsents {
  id: string
  instagramer_id: string
  text_version: number
  given_at: string
  withdrawn_at: string | null
  /** The first day of the month from which on nothing has been issued yet. */
  issued_until: string | null
  looked_at: string | null
}

export interface SelfBillingSeries {
  instagramer_id: string
  last_number: number
}

export interface SelfBilledInvoices {
  id: string
  instagramer_id: string
  number: number
  company_id: string
  consent_id: string
  kind: 'invoice' | 'credit'
  credits_id: string | null
  issued_on: string
  period_from: string
  period_to: string
  currency: Auto<string>
  seller: Json<Record<string, unknown>>
  buyer: Json<Record<string, unknown>>
  vat_rule: 'domestic' | 'reverse_charge' | 'eu_without_number' | 'outside' | 'not_registered'
  vat_rate: number
  net: number
  vat: number
  total: number
  reason: string | null
  created_by: string | null
  created_at: string
}

export interface SelfBilledLines {
  invoice_id: string
  position: number
  /** The fee; null in a credit. */
  entry_id: string | null
  title_sv: string
  title_en: string
  net: number
  vat: number
  total: number
}

export interface SelfBillingWaits {
  instagramer_id: string
  company_id: string
  month: string
  missing: string[]
  payer_missing: string[]
  since: string
}

export interface SelfBillingTables {
  self_billing_consents: SelfBillingConsents
  self_billing_series: SelfBillingSeries
  self_billed_invoices: SelfBilledInvoices
  self_billed_lines: SelfBilledLines
  self_billing_waits: SelfBillingWaits
}
