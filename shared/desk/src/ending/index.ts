export { EndCreator, type EndCreatorProps } from './EndCreator'
export { EndRounds } from './EndRounds'
export { FollowsOf } from './FollowsOf'
