export { accountLists, createPayout, createTransaction, getMyAccount, updateInstagramerMe } from './actions'
export { walletSaga } from './saga'
export { transactionLists } from './transactions'
