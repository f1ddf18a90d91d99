export { AllInvoicesPage as default } from './AllInvoicesPage'
