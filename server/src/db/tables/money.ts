import type { ColumnType } from 'kysely'
import type { Auto, Json } from './column'

export interface Accounts {
  id: string
  owner_type: 'brand' | 'instagramer' | 'platform' | 'hold'
  brand_id: string | null
  instagramer_id: string | null
  purpose: Auto<string>
  name: string
  currency: Auto<string>
  balance: Auto<number>
  held: Auto<number>
  /** For an account that holds money: the account it holds money for. */
  holds_of: Auto<string | null>
  closed_at: Auto<string | null>
  /** The account the money belongs to. */
  main_id: ColumnType<string, never, never>
  created_at: Auto<string>
}

export interface LedgerTransactions {
  id: string
  kind: 'deposit' | 'hold' | 'return' | 'fee' | 'earning' | 'payout' | 'refund' | 'adjustment' | 'dispute' | 'move'
  title: string
  brand_id: string | null
  campaign_id: string | null
  participation_id: string | null
  store_participation_id: Auto<string | null>
  mention_id: string | null
  hold_id: Auto<string | null>
  created_by: string | null
  created_at: Auto<string>
  reference: Auto<string | null>
}

export interface LedgerEntries {
  id: string
  transaction_id: string
  account_id: string
  amount: number
  currency: Auto<string>
  counterpart: string | null
  available_at: string | null
  created_at: Auto<string>
}

export interface Holds {
  brand_id: string
  id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  campaign_id: string
  instagramer_id: string
  account_id: string
  amount: number
  state: Auto<'held' | 'released' | 'returned'>
  created_at: Auto<string>
  settled_at: string | null
  return_reason: 'removed' | 'cancelled' | 'archived' | 'not_delivered' | null
  brand_told_at: string | null
}

export interface Payouts {
  id: string
  account_id: string
  transaction_id: string
  amount: number
  state: Auto<'requested' | 'paid' | 'failed'>
  bank_account_last_four: string
  created_at: Auto<string>
  expected_at: string
  settled_at: string | null
  retry_of: Auto<string | null>
  attempt: Auto<number>
  failure_code: Auto<string | null>
  failure_text: Auto<string | null>
}

export interface Adjustments {
  id: string
  kind: Auto<'adjustment' | 'deposit' | 'refund'>
  account_id: string
  amount: number
  reason: string
  state: 'pending' | 'booked' | 'declined'
  requested_by: string
  decided_by: Auto<string | null>
  decline_reason: Auto<string | null>
  transaction_id: Auto<string | null>
  created_at: string
  decided_at: Auto<string | null>
}

export interface Reconciliations {
  id: string
  /** The night, as a day in Stockholm; null for a run that somebody started. */
  night: string | null
  started_by: string | null
  ran_at: string
  differences: number
  result: Json<unknown>
}
