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
  provider: 'stripe' | 'sandbox' | null
  session_id: Auto<string | null>
  checkout_url: Auto<string | null>
  intent_id: Auto<string | null>
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

/** Checkouts at the payment provider that the sandbox plays. */
export interface SandboxCheckouts {
  id: string
  payment_id: string
  amount: number
  currency: string
  title: string
  success_url: string
  cancel_url: string
  state: Auto<'open' | 'paid' | 'expired'>
  intent_id: string
  card_last_four: string | null
  created_at: string
  paid_at: string | null
}
