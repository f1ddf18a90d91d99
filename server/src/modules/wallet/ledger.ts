export { accountChanged, bankAccount, brandAccount, creatorAccount } from './accounts'
export { holdForParticipation, releaseHold, returnHold, returnHolds, type Moved } from './holds'
export { payCreator, type Transfer } from './transfers'
export { post, type Entry, type Posted, type Posting } from './posting'
