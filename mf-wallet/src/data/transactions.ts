import type { Account, Transaction } from '@samspel/api'
import { createPagedLists, prepend } from '@samspel/store'
import { createPayout, createTransaction, listTransactions } from './actions'

/** Transactions by account, newest first; mounted at `transactionLists`. What is booked goes to the front (T-42). */
export const transactionLists = createPagedLists({
  name: 'transactionLists',
  fetch: (accountId, page) => listTransactions({ params: { id: accountId }, query: { page } }),
  on: (lists, action) => {
    if (!createTransaction.success.match(action) && !createPayout.success.match(action)) return lists
    const { transaction } = action.payload.data
    // A list that was never fetched would look complete with one line.
    return lists[transaction.accountId] ? prepend(lists, transaction.accountId, transaction.id) : lists
  },
})

/** The balances after a transaction, öre: a debit adds, any other type subtracts (T-43). The server's answer has the last word. */
export const afterTransaction = <A extends Pick<Account, 'balance' | 'availableBalance'>>(account: A, { transactionType, amount }: Pick<Transaction, 'transactionType' | 'amount'>): A => {
  const change = transactionType === 'debit' ? amount : -amount
  return { ...account, balance: account.balance + change, availableBalance: account.availableBalance + change }
}
