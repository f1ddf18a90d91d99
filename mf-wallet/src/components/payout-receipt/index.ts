export { PayoutReceipt } from './PayoutReceipt'
