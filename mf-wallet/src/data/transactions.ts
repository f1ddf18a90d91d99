import { applyTransaction } from '@samspel/api'
import { createPagedLists } from '@samspel/store'
import { createPayout, createTransaction, listTransactions } from './actions'

/** Transactions by account, newest first; mounted at `transactionLists`. What is booked goes to the front (T-42). */
export const transactionLists = createPagedLists({
  name: 'transactionLists',
  fetch: (accountId, page) => listTransactions({ params: { id: accountId }, query: { page } }),
  on: (lists, action) => {
    if (!createTransaction.success.match(action) && !createPayout.success.match(action)) return lists
    const { transaction } = action.payload.data
    // It waits for a second person.
    if (!transaction) return lists
    const list = lists[transaction.accountId]
    // A list that was never fetched would look complete with one line.
    if (!list) return lists
    const { ids } = applyTransaction({ ids: list.ids }, transaction)
    if (ids === list.ids) return lists
    const meta = list.meta && { ...list.meta, totalCount: list.meta.totalCount + 1 }
    return { ...lists, [transaction.accountId]: { ...list, ids: [...ids], meta } }
  },
})
