import type { Handlers } from '../../http/call'
import { createPayout, createTransaction } from './commands'
import { getMyAccount, listAccounts, listTransactions } from './queries'

export { settlePayouts } from './settle-payouts'

export const walletHandlers = { listAccounts, getMyAccount, listTransactions, createTransaction, createPayout } satisfies Partial<Handlers>
