export { listBudgets } from './calls'
export { budgetMessages } from './messages'
export { numberOf, overBy, quarterOf } from './quarter'
