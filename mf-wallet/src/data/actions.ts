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
export const listPayoutBatches = apiAction('listPayoutBatches')
export const getPayoutBatch = apiAction('getPayoutBatch')
export const createPayoutBatch = apiAction('createPayoutBatch')
export const approvePayoutBatch = apiAction('approvePayoutBatch')
export const returnPayoutBatch = apiAction('returnPayoutBatch')
export const exportPayoutBatch = apiAction('exportPayoutBatch')
export const sendPayoutBatch = apiAction('sendPayoutBatch')
export const readPayoutAnswer = apiAction('readPayoutAnswer')
export const answerBySandbox = apiAction('answerBySandbox')
export const stopPayoutRow = apiAction('stopPayoutRow')
export const askForPayoutDetails = apiAction('askForPayoutDetails')
export const showPayoutDetails = apiAction('showPayoutDetails')
export const getPayoutReceipt = apiAction('getPayoutReceipt')
export const getPayoutReceiptFile = apiAction('getPayoutReceiptFile')
export const getTax = apiAction('getTax')
export const updateTax = apiAction('updateTax')
export const exportTax = apiAction('exportTax')
export const updateInstagramerMe = apiAction('updateInstagramerMe')

/** Accounts by brand, '' for all own brands; mounted at `accountLists`. */
export const accountLists = createPagedLists({
  name: 'accountLists',
  fetch: (brandId, page) => listAccounts({ query: { page, ...(brandId && { brandId }) } }),
})
