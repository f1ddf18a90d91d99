export { shopDeliveryCleanUpJob } from './clean-up'
export { type ResultRow, resultsOf } from './results'
