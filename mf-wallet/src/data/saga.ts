import { put, takeEvery } from 'redux-saga/effects'
import { bus, type Facts } from '@samspel/event-bus'
import { factChannel, queryActions, type Steps } from '@samspel/store'
import {
  accountLists,
  cancelPayment,
  checkPayment,
  createBankTransfer,
  createPayment,
  createPayout,
  createTransaction,
  getMyAccount,
  getPayment,
  getPayoutBatch,
  getWallet,
  listAwaitedTransfers,
  listBankTransfers,
  listPayoutBatches,
  listUnpaidFees,
  listWalletTransactions,
  refundPayment,
  settleBankTransfer,
} from './actions'
import {
  approveAdjustment,
  createAdjustment,
  createReconciliation,
  declineAdjustment,
  listAdjustments,
  listReconciliations,
} from './ledger'
import { transactionLists } from './transactions'

const reads = [
  getMyAccount,
  getWallet,
  listWalletTransactions,
  getPayoutBatch,
  listPayoutBatches,
  getPayment,
  listAwaitedTransfers,
  listBankTransfers,
  listUnpaidFees,
]
/** What changes where money on its way stands. */
const payments = [createPayment, cancelPayment, checkPayment, refundPayment, createBankTransfer, settleBankTransfer]

function* invalidateReads(): Steps {
  for (const { endpoint } of reads) yield put(queryActions.invalidated({ prefix: endpoint }))
}

function* refresh(accountIds?: readonly string[]): Steps {
  yield* invalidateReads()
  yield put(accountLists.invalidate())
  yield put(transactionLists.invalidate(accountIds))
}

function* handleAccountChanged({ accountId }: Facts['live:account-changed']): Steps {
  yield* refresh([accountId])
}

/** Somebody else may be at the same batch. */
function* handleBatchChanged(): Steps {
  for (const { endpoint } of [getPayoutBatch, listPayoutBatches])
    yield put(queryActions.invalidated({ prefix: endpoint }))
}

function* handleReconnected(): Steps {
  yield* refresh()
}

/** A booking changes what is on its way; the other remotes hear of it. */
function* handleBooked(action: unknown): Steps {
  if (!createPayout.success.match(action) && !createTransaction.success.match(action)) return
  yield* invalidateReads()
  yield put(queryActions.invalidated({ prefix: listAdjustments.endpoint }))
  bus.publish('wallet:changed', { accountId: action.payload.data.account.id })
}

/** What the books hold changes with each look and each correction. */
function* handleBooksChanged(action: unknown): Steps {
  for (const { endpoint } of [listAdjustments, listReconciliations])
    yield put(queryActions.invalidated({ prefix: endpoint }))
  if (!createAdjustment.success.match(action) && !approveAdjustment.success.match(action)) return
  const { id } = action.payload.data.account
  yield* refresh([id])
  bus.publish('wallet:changed', { accountId: id })
}

/** Keeps balances and transactions true; what is nowhere on screen is not asked for. */
export function* walletSaga(): Steps {
  yield takeEvery([createPayout.success.type, createTransaction.success.type], handleBooked)
  yield takeEvery(
    [createAdjustment, approveAdjustment, declineAdjustment, createReconciliation].map(({ success }) => success.type),
    handleBooksChanged,
  )
  yield takeEvery(
    payments.map(({ success }) => success.type),
    invalidateReads,
  )
  yield takeEvery(factChannel('live:account-changed'), handleAccountChanged)
  yield takeEvery(factChannel('live:payout-batch-changed'), handleBatchChanged)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
