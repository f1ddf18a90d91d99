export { ComingField, comingValue } from './ComingField'
export { type ComingFault, comingFault, comingRefusal } from './faults'
