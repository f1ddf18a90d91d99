export { EndCreator } from './EndCreator'
export { EndRounds } from './EndRounds'
export { FollowsOf } from './FollowsOf'
