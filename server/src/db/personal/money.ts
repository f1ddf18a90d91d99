import { type RawBuilder, sql } from 'kysely'
import { booked, kept, plain, type Plans, unnamed } from './answers'

const accountsOf = (id: string) => sql`SELECT id FROM accounts WHERE instagramer_id = ${id}`
const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
const ofAccount = (id: string): RawBuilder<unknown> => sql`account_id IN (${accountsOf(id)})`

/** The ledger and everything that money comes and goes by. */
export const money: Plans<
  | 'accounts'
  | 'adjustments'
  | 'bank_files'
  | 'bank_transfers'
  | 'company_plans'
  | 'company_book_accounts'
  | 'holds'
  | 'invoice_lines'
  | 'invoice_mails'
  | 'invoice_payments'
  | 'invoice_series'
  | 'invoices'
  | 'ledger_entries'
  | 'ledger_transactions'
  | 'payment_events'
  | 'payment_reversals'
  | 'payments'
  | 'payout_batch_rows'
  | 'payout_batches'
  | 'payout_events'
  | 'payouts'
  | 'plan_invoices'
  | 'reconciliations'
  | 'tax_registrations'
  | 'tax_standings'
  | 'unpaid_fees'
> = {
  accounts: {
    creator: { of: creator, told: ['id', 'name', 'currency', 'balance', 'held', 'created_at'], as: 'wallet' },
    columns: { ...plain('purpose', 'currency', 'holds_of'), name: unnamed },
  },
  ledger_entries: {
    creator: {
      of: ofAccount,
      told: ['id', 'transaction_id', 'amount', 'currency', 'counterpart', 'available_at', 'created_at'],
      as: 'transactions',
    },
    columns: { currency: 'plain', counterpart: booked },
  },
  ledger_transactions: {
    creator: {
      of: (id) => sql`id IN (SELECT transaction_id FROM ledger_entries WHERE account_id IN (${accountsOf(id)}))`,
      told: [
        'id',
        'kind',
        'title',
        'campaign_id',
        'participation_id',
        'store_participation_id',
        'mention_id',
        'created_at',
      ],
      as: 'bookings',
    },
    columns: { title: booked, reference: booked },
  },
  holds: {
    creator: {
      of: creator,
      told: [
        'id',
        'campaign_id',
        'participation_id',
        'store_participation_id',
        'amount',
        'state',
        'return_reason',
        'created_at',
        'settled_at',
      ],
    },
    columns: {},
  },
  payouts: {
    creator: {
      of: ofAccount,
      told: [
        'id',
        'transaction_id',
        'amount',
        'state',
        'bank_account_last_four',
        'created_at',
        'expected_at',
        'settled_at',
        'retry_of',
        'attempt',
        'failure_code',
        'failure_text',
      ],
    },
    columns: { bank_account_last_four: booked, retry_of: 'plain', failure_code: booked, failure_text: booked },
  },
  payout_batch_rows: {
    creator: {
      of: (id) => sql`payout_id IN (SELECT id FROM payouts WHERE account_id IN (${accountsOf(id)}))`,
      told: ['payout_id', 'state', 'amount', 'bank_name', 'last_four', 'result_code', 'result_text', 'settled_at'],
      as: 'payout_orders',
    },
    columns: {
      bank_name: booked,
      last_four: booked,
      fingerprint: booked,
      stop_reason: 'plain',
      stop_note: booked,
      result_code: booked,
      result_text: booked,
    },
  },
  tax_registrations: {
    creator: { of: creator, told: ['f_tax_since', 'recorded_at'] },
    columns: { f_tax_since: kept('the tax of past years, seven years by law') },
  },
  tax_standings: {
    creator: { of: creator, told: ['since', 'country_code', 'f_tax_from'] },
    columns: {
      since: 'plain',
      country_code: kept('the tax of past years, seven years by law'),
      f_tax_from: kept('the tax of past years, seven years by law'),
    },
  },
  adjustments: { columns: { reason: booked, decline_reason: booked } },
  bank_files: { columns: { ...plain('kind', 'message_id', 'file_name', 'digest'), content: booked, outcome: booked } },
  bank_transfers: { columns: { reference: booked, sender: booked, bank_reference: 'plain' } },
  company_plans: { columns: plain('past_due_since', 'paid_until', 'ends_on', 'ended_on', 'invoice_url', 'synced_at') },
  company_book_accounts: { columns: plain('account') },
  invoice_series: { columns: {} },
  // Who stands on an invoice as a company's reference stays there: accounts are kept as they were issued.
  invoices: {
    columns: { ...plain('currency', 'seller', 'reference', 'period_from', 'period_to'), buyer: booked, reason: booked },
  },
  invoice_lines: { columns: { title_sv: booked, title_en: booked } },
  invoice_payments: { columns: {} },
  invoice_mails: { columns: { address: booked } },
  payment_events: { columns: plain('kind', 'outcome') },
  payment_reversals: { columns: { reason: booked } },
  plan_invoices: { columns: plain('period_from', 'period_to') },
  payments: {
    columns: { ...plain('currency', 'checkout_url', 'paid_with'), card_last_four: booked, reference: booked },
  },
  payout_batches: { columns: { checksum: 'plain', return_reason: booked } },
  payout_events: { columns: { act: 'plain', note: booked } },
  reconciliations: { columns: { result: booked } },
  unpaid_fees: { columns: plain('month') },
}
