import type { Account, FeeReturnReason, MoneyOnTheWay, Transaction } from '@samspel/api'
import type { AccountRow } from './ledger'

/** An account with what cannot be taken out yet, öre. */
export interface AccountView extends AccountRow {
  waiting: number
}

export interface EntryView {
  id: string
  account_id: string
  owner_type: AccountRow['owner_type']
  kind: Transaction['kind']
  title: string
  counterpart: string | null
  amount: number
  campaign_id: string | null
  created_at: string
  available_at: string | null
  /** Of a held fee that went back. */
  return_reason?: FeeReturnReason | null
  payment?: Transaction['payment'] | null
}

export interface PayoutView {
  id: string
  amount: number
  state: 'requested' | 'paid' | 'failed'
  bank_account_last_four: string
  created_at: string
  expected_at: string
  settled_at: string | null
  attempt: number
  failure_text: string | null
  /** Of one that was read with its batch. */
  progress?: NonNullable<MoneyOnTheWay['payout']>['progress']
  reason?: string | null
}

export const toAccount = (row: AccountView): Account => ({
  id: row.id,
  ownerType: row.owner_type === 'brand' ? 'brand' : 'instagramer',
  brandId: row.brand_id,
  instagramerId: row.instagramer_id,
  name: row.name,
  currency: 'SEK',
  balance: row.balance,
  availableBalance: row.balance - row.held - row.waiting,
})

export const toTransaction = (row: EntryView, now: Date): Transaction => ({
  id: row.id,
  accountId: row.account_id,
  transactionType: row.kind === 'fee_returned' ? 'none' : row.amount > 0 ? 'debit' : 'credit',
  ...(row.return_reason && { returnReason: row.return_reason }),
  ...(row.payment && { payment: row.payment }),
  amount: Math.abs(row.amount),
  kind: row.kind,
  title: row.title,
  counterpart: row.counterpart,
  campaignId: row.campaign_id,
  createdAt: row.created_at,
  availableAt: row.available_at && Date.parse(row.available_at) > now.getTime() ? row.available_at : null,
})

export const payoutTitle = 'Utbetalning'

export const toPayout = (row: PayoutView, now: Date): MoneyOnTheWay => ({
  id: row.id,
  state: row.state,
  title: payoutTitle,
  counterpart: null,
  amount: row.amount,
  since: row.created_at,
  at: row.state === 'requested' ? row.expected_at : row.settled_at,
  campaignId: null,
  bankAccountLastFour: row.bank_account_last_four,
  payout: {
    progress: row.progress ?? (row.state === 'requested' ? 'queued' : 'done'),
    late: row.state === 'requested' && Date.parse(row.expected_at) < now.getTime(),
    attempt: row.attempt,
    reason: row.reason ?? null,
    reasonText: row.failure_text,
  },
})
