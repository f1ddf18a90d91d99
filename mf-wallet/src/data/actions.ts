import { apiAction, createPagedLists } from '@samspel/store'

export const getMyAccount = apiAction('getMyAccount')
export const createPayout = apiAction('createPayout')
export const createTransaction = apiAction('createTransaction')
export const listAccounts = apiAction('listAccounts')
export const listTransactions = apiAction('listTransactions')
export const exportWalletTransactions = apiAction('exportWalletTransactions')
export const getReceipt = apiAction('getReceipt')
export const getWallet = apiAction('getWallet')
export const listWalletTransactions = apiAction('listWalletTransactions')
export const getTopUpOptions = apiAction('getTopUpOptions')
export const createPayment = apiAction('createPayment')
export const startCheckout = apiAction('startCheckout')
export const getPayment = apiAction('getPayment')
export const checkPayment = apiAction('checkPayment')
export const cancelPayment = apiAction('cancelPayment')
export const listAwaitedTransfers = apiAction('listAwaitedTransfers')
export const listBankTransfers = apiAction('listBankTransfers')
export const createBankTransfer = apiAction('createBankTransfer')
export const settleBankTransfer = apiAction('settleBankTransfer')
export const reportReceipt = apiAction('reportReceipt')
export const updateInstagramerMe = apiAction('updateInstagramerMe')

/** Accounts by brand, '' for all own brands; mounted at `accountLists`. */
export const accountLists = createPagedLists({
  name: 'accountLists',
  fetch: (brandId, page) => listAccounts({ query: { page, ...(brandId && { brandId }) } }),
})
