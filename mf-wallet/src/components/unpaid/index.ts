export { UnpaidFees } from './UnpaidFees'
