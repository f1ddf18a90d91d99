export {
  accountChanged,
  type AccountRow,
  brandAccount,
  closeCreatorAccount,
  creatorAccount,
  lockAccounts,
  platformAccount,
  waitingOn,
} from './accounts'
export { type LedgerFault, ledgerFaults } from './audit'
export { moveBetween } from './between'
export { cardFee, collectClaim, giveBack, isBooked, moveOwn, takeBack } from './card'
export {
  adjust,
  type Booking,
  fee,
  feeBack,
  fund,
  payout,
  type PayoutEnd,
  payoutFailed,
  payoutPaid,
  refund,
} from './commands'
export { endHold } from './end-hold'
export { holdFee, type HoldOwner, lackingForHold, type Moved, raiseHold, releaseHold, returnHold } from './holds'
export { type Posted } from './posting'
export { payCreator, type Transfer } from './transfers'
