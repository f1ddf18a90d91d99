export { TaxPage as default } from './TaxPage'
