export { PaymentPage as default } from './PaymentPage'
