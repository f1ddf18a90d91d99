import { releaseHours } from '../constants'

/** Both balances of an account, öre. */
export interface Balances {
  balance: number
  availableBalance: number
}

/** Balances after a transaction, öre (row T-43, literal: a debit adds its amount, any other type subtracts it). */
export const applyTransaction = (
  account: Balances,
  transaction: { transactionType?: string; amount: number },
): Balances => {
  const change = transaction.transactionType === 'debit' ? transaction.amount : -transaction.amount
  return { balance: account.balance + change, availableBalance: account.availableBalance + change }
}

/** When money released by an approved mention can be taken out (docs/architecture.md §6, wallet). */
export const availableAfter = (releasedAt: Date): Date => new Date(releasedAt.getTime() + releaseHours * 3_600_000)
