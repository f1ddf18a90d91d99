import type { Handlers } from '../../http/call'
import { cancelPayment, checkPayment, createPayment, getPayment, getTopUpOptions, startCheckout } from './commands'
import { openPlanPortal } from './portal'
import { reportReceipt } from './receipt-report'
import { refundPayment } from './refunds'
import { createBankTransfer, listAwaitedTransfers, listBankTransfers, settleBankTransfer } from './transfers'

export { carryOverAgain } from './carry-over-again'
export { catchUpJob, checkPaymentsJob } from './check-job'
export { takeTransfer } from './from-bank'
export { planJob } from './plans'
export type { Period, ReportedPayment } from './provider'
export { type BookedPayment, bookedPayments, reportedPayments } from './report'
export { settleCheckout } from './settle'
export { paymentWebhook } from './webhook'

export const paymentHandlers = {
  getTopUpOptions: (call) => getTopUpOptions(call),
  createPayment: (call) => createPayment(call, { accountId: call.params.id, ...call.body.payment }),
  startCheckout: (call) => startCheckout(call, call.params),
  getPayment: (call) => getPayment(call, call.params),
  checkPayment: (call) => checkPayment(call, call.params),
  cancelPayment: (call) => cancelPayment(call, call.params),
  refundPayment: async (call) => {
    await refundPayment(call, { id: call.params.id, ...call.body.refund })
    return getPayment(call, call.params)
  },
  openPlanPortal: (call) => openPlanPortal(call, call.params),
  listAwaitedTransfers: (call) => listAwaitedTransfers(call, call.query),
  listBankTransfers: (call) => listBankTransfers(call, call.query),
  createBankTransfer: (call) => createBankTransfer(call, call.body.bankTransfer),
  settleBankTransfer: (call) =>
    settleBankTransfer(call, { id: call.params.id, paymentId: null, ...call.body.bankTransfer }),
  reportReceipt: (call) => reportReceipt(call, { id: call.params.id, ...call.body.report }),
} satisfies Partial<Handlers>
