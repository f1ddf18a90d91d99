export { TaxCard } from './TaxCard'
