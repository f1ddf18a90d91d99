export { AdjustForm } from './AdjustForm'
export { AdjustmentList } from './AdjustmentList'
