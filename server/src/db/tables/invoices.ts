import type { Auto, Json } from './column'

export interface InvoiceSeries {
  year: number
  last_number: number
}

export interface Invoices {
  id: string
  company_id: string
  brand_id: string | null
  series_year: number
  series_number: number
  kind: 'invoice' | 'credit'
  credits_id: string | null
  issued_on: string
  due_on: string
  period_from: string | null
  period_to: string | null
  currency: Auto<string>
  seller: Json<Record<string, unknown>>
  buyer: Json<Record<string, unknown>>
  vat_rule: 'domestic' | 'reverse_charge' | 'eu_without_number' | 'outside'
  vat_rate: number
  net: number
  vat: number
  total: number
  reference: string
  reason: string | null
  plan_invoice_id: string | null
  reversal_id: string | null
  created_by: string | null
  created_at: string
}

export interface InvoiceLines {
  invoice_id: string
  position: number
  kind: 'plan' | 'credit'
  title_sv: string
  title_en: string
  quantity: number
  net: number
  vat: number
  total: number
}

export interface InvoicePayments {
  invoice_id: string
  transaction_id: string
  /** Öre; less than nothing for what was taken back. */
  amount: number
  created_at: string
}

export interface InvoiceMails {
  invoice_id: string
  address: string
  outbox_id: string
  created_at: string
}

export interface CompanyBookAccounts {
  company_id: string
  purpose: 'wallet' | 'bank' | 'creator_fees' | 'subscription' | 'vat' | 'other'
  account: string
}

/** The tables of invoices and of the books that are made of them. */
export interface InvoiceTables {
  company_book_accounts: CompanyBookAccounts
  invoice_lines: InvoiceLines
  invoice_mails: InvoiceMails
  invoice_payments: InvoicePayments
  invoices: Invoices
  invoice_series: InvoiceSeries
}
