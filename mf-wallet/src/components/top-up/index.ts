export { TopUp, useTopUp } from './TopUp'
