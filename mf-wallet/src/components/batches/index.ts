export { BatchState } from './BatchState'
export { batchMessages } from './messages'
