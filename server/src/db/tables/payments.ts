import type { BankFileKind, PaymentMethod, PaymentState, PlanName } from '@samspel/api'
import type { Auto } from './column'

/** Payments into a brand's account (modules/payments). */
export interface Payments {
  id: string
  brand_id: string
  account_id: string
  method: PaymentMethod
  state: PaymentState
  amount: number
  currency: Auto<string>
  provider: 'stripe' | null
  session_id: Auto<string | null>
  checkout_url: Auto<string | null>
  intent_id: Auto<string | null>
  checkout_tries: Auto<number>
  paid_with: Auto<string | null>
  card_last_four: Auto<string | null>
  reference: string | null
  transaction_id: Auto<string | null>
  created_by: string | null
  created_at: string
  settled_at: Auto<string | null>
}

export interface PaymentEvents {
  id: string
  kind: string
  payment_id: string | null
  outcome: string
  created_at: string
  received_at: string
}

/** Transfers received on the platform's bank account. */
export interface BankTransfers {
  id: string
  reference: string
  amount: number
  sender: string
  received_on: string
  state: 'booked' | 'open' | 'sent_back'
  payment_id: string | null
  account_id: string | null
  transaction_id: string | null
  /** Null where the bank's file told of it. */
  created_by: string | null
  bank_file_id: Auto<string | null>
  bank_reference: Auto<string | null>
  created_at: string
  settled_by: string | null
  settled_at: string | null
}

/** What the bank told us in files (modules/bank). */
export interface BankFiles {
  id: string
  kind: BankFileKind
  message_id: string
  file_name: string | null
  digest: string
  content: string
  outcome: unknown
  received_by: string | null
  received_at: string
}

export interface CompanyPlans {
  company_id: string
  session_id: string
  plan: PlanName | null
  monthly_fee: number | null
  started_on: string | null
  asked_at: string
  state: Auto<'active' | 'past_due' | 'ended'>
  past_due_since: Auto<string | null>
  paid_until: Auto<string | null>
  ends_on: Auto<string | null>
  ended_on: Auto<string | null>
  invoice_url: Auto<string | null>
  synced_at: Auto<string | null>
}

/** What a month of a plan was paid by, at the payment provider. */
export interface PlanInvoices {
  id: string
  company_id: string
  amount: number
  state: 'open' | 'paid' | 'void'
  intent_id: string | null
  period_from: string
  period_to: string
  created_at: string
  paid_at: string | null
}

/** Money that goes back to a card. */
export interface PaymentReversals {
  id: string
  kind: 'refund' | 'dispute'
  payment_id: string | null
  invoice_id: string | null
  account_id: string | null
  amount: number
  state: 'pending' | 'done' | 'failed' | 'open' | 'won' | 'lost'
  reason: string | null
  taken: Auto<number>
  lacking: Auto<number>
  withdrawn: Auto<number>
  moves: Auto<number>
  created_by: string | null
  created_at: string
}

/** Monthly fees that could not be booked when due. */
export interface UnpaidFees {
  account_id: string
  /** The first day of the month. */
  month: string
  due_on: string
  amount: number
  found_at: string
}
