export { Proposed } from './Proposed'
