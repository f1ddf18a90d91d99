export { ReconciliationPage as default } from './ReconciliationPage'
