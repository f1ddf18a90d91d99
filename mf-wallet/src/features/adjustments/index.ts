export { AdjustForm, AdjustmentList, Loading } from './lazy-parts'
