export { atAmount } from './at-amount'
export { messages as sumMessages } from './messages'
export { SumField } from './SumField'
export { largestSum, toOre, useSumRules } from './use-sum-rules'
