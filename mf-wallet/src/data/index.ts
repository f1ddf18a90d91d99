export {
  accountLists,
  cancelPayment,
  checkPayment,
  createBankTransfer,
  createPayment,
  createPayout,
  createTransaction,
  exportWalletTransactions,
  getMyAccount,
  getPayment,
  getReceipt,
  getTopUpOptions,
  getWallet,
  listAwaitedTransfers,
  listBankTransfers,
  listWalletTransactions,
  reportReceipt,
  settleBankTransfer,
  startCheckout,
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
