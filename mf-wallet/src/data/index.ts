export {
  accountLists,
  createPayout,
  createTransaction,
  exportWalletTransactions,
  getMyAccount,
  getReceipt,
  getWallet,
  listWalletTransactions,
  updateInstagramerMe,
} from './actions'
export {
  approveAdjustment,
  createAdjustment,
  createReconciliation,
  declineAdjustment,
  listAdjustments,
  listReconciliations,
} from './ledger'
export { walletSaga } from './saga'
export { transactionLists } from './transactions'
