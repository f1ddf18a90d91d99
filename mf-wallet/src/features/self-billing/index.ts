export { SelfBillingPage as default } from './SelfBillingPage'
