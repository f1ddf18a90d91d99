export { FilterFold } from './FilterFold'
