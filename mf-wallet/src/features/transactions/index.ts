export { TransactionsPage as default } from './TransactionsPage'
