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
export { walletSaga } from './saga'
export { transactionLists } from './transactions'
