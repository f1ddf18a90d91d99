export { getLeaveTerms } from './calls'
export { EndCreator } from './EndCreator'
