import type { Handlers } from '../../http/call'
import { approvePayoutBatch, getPayoutBatch, returnPayoutBatch } from './approve'
import { createPayoutBatch, listPayoutBatches } from './compile'
import { getPayoutReceipt, getPayoutReceiptFile } from './receipts'
import { askForPayoutDetails, showPayoutDetails, stopPayoutRow } from './rows'
import { exportPayoutBatch, sendPayoutBatch } from './send'

export { takeAnswer } from './answer'
export { closeBundle, type Closed, closePayout } from './debits'
export { pageOf as payoutBatchPage } from './page'
export { payoutDeliveries } from './send'

export const payoutHandlers = {
  listPayoutBatches: (call) => listPayoutBatches(call, call.query),
  getPayoutBatch: (call) => getPayoutBatch(call, call.params),
  createPayoutBatch: (call) => createPayoutBatch(call),
  approvePayoutBatch: (call) => approvePayoutBatch(call, { ...call.params, ...call.body }),
  returnPayoutBatch: (call) => returnPayoutBatch(call, { ...call.params, ...call.body }),
  exportPayoutBatch: (call) => exportPayoutBatch(call, { ...call.params, ...call.body }),
  sendPayoutBatch: (call) => sendPayoutBatch(call, { ...call.params, ...call.body }),
  stopPayoutRow: (call) => stopPayoutRow(call, { ...call.params, ...call.body }),
  askForPayoutDetails: (call) => askForPayoutDetails(call, call.params),
  showPayoutDetails: (call) => showPayoutDetails(call, call.params),
  getPayoutReceipt: (call) => getPayoutReceipt(call, call.params),
  getPayoutReceiptFile: (call) => getPayoutReceiptFile(call, { ...call.params, ...call.query }),
} satisfies Partial<Handlers>
