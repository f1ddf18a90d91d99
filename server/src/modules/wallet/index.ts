import type { Handlers } from '../../http/call'
import { approveAdjustment, createAdjustment, declineAdjustment, listAdjustments } from './adjustments'
import { createPayout, createTransaction } from './commands'
import {
  creditInvoice,
  exportWalletTransactions,
  getReceipt,
  getReceiptFile,
  getWallet,
  listUnpaidFees,
  listWalletTransactions,
  payInvoice,
} from './company'
import { createMove } from './move'
import { getOwnReceipt, getOwnReceiptFile } from './own-receipt'
import { getMyAccount, listAccounts, listTransactions } from './queries'

export { needsSecondPerson } from './adjustments'
export { bankingDaysSince, sendingDays } from './banking-days'
export {
  brandMoney,
  companyPlan,
  feeIsUnpaid,
  feesInTimeOf,
  gapsIn,
  gapsOf,
  getReceipt,
  lackingFor,
  spentBetween,
} from './company'
export { monthlyFeeJob } from './company/monthly-fees'
export { monthFrom } from './company/plan'
export { leftOfFee, withdrawalOfFee } from './fee-on-account'
export {
  agreedDayToAnswer,
  isUnderway,
  lastDayOfHold,
  lastDayOfPass,
  lastDayToAnswer,
  lastEarningDay,
  termsOfMention,
} from './last-earning-day'
export {
  accountChanged,
  brandAccount,
  cardFee,
  closeCreatorAccount,
  collectClaim,
  endHold,
  fee,
  fund,
  giveBack,
  holdFee,
  type HoldOwner,
  isBooked,
  lackingForHold,
  type LedgerFault,
  ledgerFaults,
  lockAccounts,
  type Moved,
  moveOwn,
  payCreator,
  payoutFailed,
  payoutPaid,
  platformAccount,
  raiseHold,
  refund,
  releaseHold,
  returnHold,
  takeBack,
} from './ledger'
export { notifyOfDeposit, notifyOfPayout } from './notices'
export { receiptNumber } from './own-receipt'
export {
  feesOnRestore,
  holdsWithParts,
  returnedFee,
  shownHold,
  shownPassFee,
  toReturnedFee,
  wentWithArchive,
} from './returned-fees'

export const walletHandlers = {
  listAccounts: (call) => listAccounts(call, call.query),
  getMyAccount: (call) => getMyAccount(call),
  getOwnReceipt: (call) => getOwnReceipt(call, call.params),
  getOwnReceiptFile: (call) => getOwnReceiptFile(call, { ...call.params, ...call.query }),
  listTransactions: (call) => listTransactions(call, { accountId: call.params.id, ...call.query }),
  createTransaction: (call) => createTransaction(call, { accountId: call.params.id, ...call.body.transaction }),
  createMove: (call) => createMove(call, { accountId: call.params.id, ...call.body.move }),
  getWallet: (call) => getWallet(call, call.query),
  listWalletTransactions: (call) => listWalletTransactions(call, call.query),
  exportWalletTransactions: (call) => exportWalletTransactions(call, call.query),
  listUnpaidFees: (call) => listUnpaidFees(call, call.query),
  getReceiptFile: (call) => getReceiptFile(call, { ...call.params, ...call.query }),
  creditInvoice: (call) => creditInvoice(call, { ...call.params, ...call.body.credit }),
  payInvoice: (call) => payInvoice(call, { ...call.params, ...call.body.payment }),
  getReceipt: (call) => getReceipt(call, call.params),
  listAdjustments: (call) => listAdjustments(call, call.query),
  createAdjustment: (call) => createAdjustment(call, { accountId: call.params.id, ...call.body.adjustment }),
  approveAdjustment: (call) => approveAdjustment(call, call.params),
  declineAdjustment: (call) => declineAdjustment(call, { ...call.params, ...call.body }),
  createPayout: (call) => createPayout(call, { accountId: call.params.id, ...call.body.payout }),
} satisfies Partial<Handlers>
