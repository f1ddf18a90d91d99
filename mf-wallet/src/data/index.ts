export { accountLists, createPayout, createTransaction, getMyAccount, updateInstagramerMe } from './actions'
export { paymentDashboardLink } from './payment-dashboard'
export { walletSaga } from './saga'
export { transactionLists } from './transactions'
