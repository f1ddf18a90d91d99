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
