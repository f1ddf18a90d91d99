export type { Choice } from './Filters'
export { Ledger } from './Ledger'
