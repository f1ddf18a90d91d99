export { getLeaveTerms } from './calls'
export { EndCreator } from './EndCreator'
export { FollowsOf } from './FollowsOf'
