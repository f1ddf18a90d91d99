import { Type } from 'typebox'
import { topUpLimits } from '../../constants'
import { bankTransferStates, paymentMethods } from '../../states'
import { companyStaff, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { BankFile, BankTransfer, Payment, PayoutAnswerProblem, TopUpOptions } from '../entities'
import {
  Day,
  FilledText,
  FilledWord,
  Id,
  IdParams,
  listOf,
  Nullable,
  OneOf,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'company wallet'
const Amount = Type.Integer({ minimum: topUpLimits.least, maximum: topUpLimits.most })
const Reference = FilledText(40)

/** How money comes to brands' accounts. */
export const paymentEndpoints = {
  getTopUpOptions: endpoint({
    method: 'GET',
    path: '/wallet/top_up',
    actors: companyStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'How accounts can be topped up here: by card or not, and where transfers go.',
    response: Shape({ topUp: TopUpOptions }),
  }),
  createPayment: endpoint({
    method: 'POST',
    path: '/accounts/:id/payments',
    actors: companyStaff,
    tag,
    summary:
      'Begins to top up an own brand’s account, öre. A transfer waits with its reference from then on; a card needs `startCheckout`. 422 `papers_missing` while who the company is, or where, is not known. Needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    rateLimit: { max: 30, minutes: 15, per: 'caller' },
    body: Shape({ payment: Shape({ method: OneOf(paymentMethods), amount: Amount }) }),
    response: Shape({ payment: Payment }),
  }),
  startCheckout: endpoint({
    method: 'POST',
    path: '/payments/:id/checkout',
    actors: companyStaff,
    tag,
    summary:
      'The page on which the card is paid; the same one for as long as it is open. 422 illegal_transition when there is nothing to pay any more, 503 unavailable.',
    params: IdParams,
    rateLimit: { max: 30, minutes: 15, per: 'caller' },
    response: Shape({ url: Text(2_000) }),
  }),
  getPayment: endpoint({
    method: 'GET',
    path: '/payments/:id',
    actors: [...companyStaff, ...platformStaff],
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'One top-up of an own brand, and where it stands, with what has gone back of it; any for platform staff.',
    params: IdParams,
    response: Shape({ payment: Payment }),
  }),
  checkPayment: endpoint({
    method: 'POST',
    path: '/payments/:id/check',
    actors: companyStaff,
    tag,
    summary: 'Asks the provider where a card payment stands, should its word not have come; books what was paid.',
    params: IdParams,
    rateLimit: { max: 60, minutes: 15, per: 'caller' },
    response: Shape({ payment: Payment }),
  }),
  cancelPayment: endpoint({
    method: 'POST',
    path: '/payments/:id/cancel',
    actors: companyStaff,
    tag,
    summary:
      'Gives a top-up up that nothing has come of. What is paid stays paid; money that comes later is still booked.',
    params: IdParams,
    response: Shape({ payment: Payment }),
  }),
  refundPayment: endpoint({
    method: 'POST',
    path: '/payments/:id/refunds',
    actors: platformStaff,
    tag,
    summary:
      'Gives money back to the card, öre, and says why. `left` is what the screen said can be given back: 409 already_decided where that has changed, 422 too_large at `amount` above it.',
    params: IdParams,
    rateLimit: { max: 30, minutes: 15, per: 'caller' },
    body: Shape({
      refund: Shape({
        amount: Type.Integer({ minimum: 1, maximum: topUpLimits.most }),
        reason: FilledText(500),
        left: Type.Integer({ minimum: 1, maximum: topUpLimits.most }),
      }),
    }),
    response: Shape({ payment: Payment }),
  }),
  openPlanPortal: endpoint({
    method: 'POST',
    path: '/companies/:id/plan/portal',
    actors: companyStaff,
    beforeLetIn: 'ownCompany',
    tag: 'plans',
    summary:
      'The page of the payment provider on which the own company changes its card or ends its plan. 404 for a plan that is not paid by card.',
    params: IdParams,
    rateLimit: { max: 30, minutes: 15, per: 'caller' },
    response: Shape({ url: Text(2_000) }),
  }),
  listAwaitedTransfers: endpoint({
    method: 'GET',
    path: '/wallet/awaited_transfers',
    actors: platformStaff,
    tag,
    summary: 'Transfers that brands have said are coming, the oldest first.',
    query: Shape({ ...paged, query: Optional(Text(40)) }),
    response: listOf('payments', Payment),
  }),
  listBankTransfers: endpoint({
    method: 'GET',
    path: '/wallet/bank_transfers',
    actors: platformStaff,
    tag,
    summary: 'What came to the bank account, the newest first.',
    query: Shape({ ...paged, state: Optional(OneOf(bankTransferStates)) }),
    response: listOf('bankTransfers', BankTransfer),
  }),
  createBankTransfer: endpoint({
    method: 'POST',
    path: '/wallet/bank_transfers',
    actors: platformStaff,
    tag,
    summary:
      'Books a transfer that came, by its reference. Another sum than expected answers 422 not_equal at `amount` unless `acceptDifference`; a reference that is unknown or was paid before leaves it open, and so does a difference above the limit of what one person books by hand. Needs an Idempotency-Key.',
    idempotent: 'required',
    body: Shape({
      bankTransfer: Shape({
        reference: Reference,
        amount: Type.Integer({ minimum: 1, maximum: topUpLimits.most * 10 }),
        sender: FilledText(120),
        receivedOn: Day,
        acceptDifference: Optional(Type.Boolean()),
      }),
    }),
    response: Shape({ bankTransfer: BankTransfer }),
  }),
  settleBankTransfer: endpoint({
    method: 'PATCH',
    path: '/wallet/bank_transfers/:id',
    actors: platformStaff,
    tag,
    summary:
      'Decides an open transfer: `paymentId` books it for an announced transfer, `accountId` on that brand’s account, both null say that it was sent back. 409 already_decided, 422 second_person_needed for whoever entered it, above the limit of what one person books by hand.',
    params: IdParams,
    body: Shape({ bankTransfer: Shape({ accountId: Nullable(Id), paymentId: Optional(Nullable(Id)) }) }),
    response: Shape({ bankTransfer: BankTransfer }),
  }),
  listBankFiles: endpoint({
    method: 'GET',
    path: '/bank_files',
    actors: platformStaff,
    tag,
    summary: 'Files of the bank that were read, the newest first, with what became of each.',
    query: Shape(paged),
    response: listOf('bankFiles', BankFile),
  }),
  readBankFile: endpoint({
    method: 'POST',
    path: '/bank_files',
    actors: platformStaff,
    tag,
    summary:
      'Reads a file of the bank: camt.054 or camt.053 ends payouts and books transfers by their references, pain.002 or CSV answers the batch that it names. Taken as a whole or, with `problems`, not at all; a file that was read before changes nothing.',
    bodyBytes: 2 * 1024 * 1024,
    body: Shape({ file: FilledWord(1_900_000), fileName: Optional(Text(120)) }),
    response: Shape({
      problems: Type.Array(PayoutAnswerProblem),
      isKnown: Type.Boolean(),
      bankFile: Nullable(BankFile),
    }),
  }),
  reportReceipt: endpoint({
    method: 'POST',
    path: '/wallet/receipts/:id/report',
    actors: companyStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Tells platform staff by mail that something is wrong with a line, with its receipt.',
    params: IdParams,
    idempotent: 'required',
    rateLimit: { max: 10, minutes: 15, per: 'caller' },
    body: Shape({ report: Shape({ message: FilledText(2_000) }) }),
  }),
}
