import { releaseHours } from '../constants'

/** Both balances of an account, öre. */
export interface Balances {
  balance: number
  availableBalance: number
}

/** An account as a client has it: what is known of its balances, and the ids of its transactions, newest first. */
export interface AccountView extends Balances {
  ids: readonly string[]
}

/**
 * An account after a transaction: it stands at the front of the list, once (row T-42), and both balances have changed, in öre (row T-43,
 * literal: a debit adds its amount, any other type subtracts it). What is not known of the account is left out.
 */
export const applyTransaction = <V extends Partial<AccountView>>(
  view: V,
  { id, transactionType, amount }: { id?: string; transactionType?: string; amount: number },
): V => {
  const change = transactionType === 'debit' ? amount : -amount
  return {
    ...view,
    ...(view.balance !== undefined && { balance: view.balance + change }),
    ...(view.availableBalance !== undefined && { availableBalance: view.availableBalance + change }),
    ...(view.ids && id !== undefined && !view.ids.includes(id) && { ids: [id, ...view.ids] }),
  }
}

/** When money released by an approved mention can be taken out (docs/architecture.md §6, wallet). */
export const availableAfter = (releasedAt: Date): Date => new Date(releasedAt.getTime() + releaseHours * 3_600_000)
