import { Type } from 'typebox'
import { creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { PayoutAnswerProblem, PayoutBatch, PayoutBatchPage, payoutBatchStates, PayoutReceipt } from '../entities'
import { rateLimits } from '../limits'
import {
  Count,
  FilledText,
  FilledWord,
  Id,
  IdParams,
  listOf,
  LocaleCode,
  Nullable,
  OneOf,
  Optional,
  Ore,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'payouts'
/** The version that the caller saw: another one since is refused with 409, which names who was first. */
const Seen = Shape({ version: Count })
const RowParams = Shape({ id: Id, payoutId: Id })

/** Payouts on their way to the bank, for platform staff; receipts and tax for those whose they are. */
export const payoutEndpoints = {
  listPayoutBatches: endpoint({
    method: 'GET',
    path: '/payout_batches',
    actors: platformStaff,
    tag,
    summary: 'Batches of payouts, the newest first, and what waits for the next one.',
    query: Shape({ ...paged, state: Optional(OneOf(payoutBatchStates)) }),
    response: Shape({
      ...listOf('payoutBatches', PayoutBatch).properties,
      waiting: Shape({ count: Count, amount: Ore, late: Count, stopped: Count }),
    }),
  }),
  getPayoutBatch: endpoint({
    method: 'GET',
    path: '/payout_batches/:id',
    actors: platformStaff,
    tag,
    summary:
      'A batch with its rows, checks, reconciliation and history. What has changed since is found and resets the approval.',
    params: IdParams,
    response: PayoutBatchPage,
  }),
  createPayoutBatch: endpoint({
    method: 'POST',
    path: '/payout_batches',
    actors: platformStaff,
    tag,
    summary:
      'Puts the payouts that wait together, at most 200; what fails a check is stopped. 422 nothing_to_pay when none can go.',
    idempotent: true,
    response: Shape({ batch: PayoutBatch }),
  }),
  approvePayoutBatch: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/approve',
    actors: platformStaff,
    tag,
    summary:
      'Approves as the second person, with the password; 422 second_person_needed or batch_differs, 409 stale_version with `by`.',
    rateLimit: rateLimits.ownPassword,
    params: IdParams,
    body: Shape({ version: Count, password: FilledWord(200) }),
    response: PayoutBatchPage,
  }),
  returnPayoutBatch: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/return',
    actors: platformStaff,
    tag,
    summary: 'Sends a batch back before it is sent to the bank: its payouts wait for another one.',
    params: IdParams,
    body: Shape({ version: Count, reason: FilledText(500) }),
    response: PayoutBatchPage,
  }),
  exportPayoutBatch: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/export',
    actors: platformStaff,
    tag,
    summary:
      'The file for the bank of an approved batch: pain.001.001.09 or CSV. Checked again before; 409 batch_changed when something has changed since.',
    params: IdParams,
    body: Shape({ version: Count, format: OneOf(['pain001', 'csv']) }),
    response: Shape({ file: Type.String(), fileName: Text(80), page: PayoutBatchPage }),
  }),
  sendPayoutBatch: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/send',
    actors: platformStaff,
    tag,
    summary: 'Marks an exported batch as sent to the bank.',
    params: IdParams,
    body: Seen,
    response: PayoutBatchPage,
  }),
  readPayoutAnswer: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/answer',
    actors: platformStaff,
    tag,
    summary:
      'Reads the answer of the bank: pain.002 or CSV. `problems` says what differs, and then nothing of it was taken.',
    params: IdParams,
    bodyBytes: 2 * 1024 * 1024,
    body: Shape({ file: FilledWord(1_900_000) }),
    response: Shape({ problems: Type.Array(PayoutAnswerProblem), page: PayoutBatchPage }),
  }),
  stopPayoutRow: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/rows/:payoutId/stop',
    actors: platformStaff,
    tag,
    summary: 'Takes a payout out of the batch with a reason: it waits for the next one, and the approval begins anew.',
    params: RowParams,
    body: Shape({ version: Count, reason: FilledText(300) }),
    response: PayoutBatchPage,
  }),
  askForPayoutDetails: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/rows/:payoutId/ask',
    actors: platformStaff,
    tag,
    summary: 'Writes to the creator of a stopped row what to put right.',
    params: RowParams,
    response: PayoutBatchPage,
  }),
  showPayoutDetails: endpoint({
    method: 'POST',
    path: '/payout_batches/:id/rows/:payoutId/details',
    actors: platformStaff,
    tag,
    summary: 'Account and personal id of a row in full; who looked and when is kept.',
    rateLimit: { max: 60, minutes: 1, per: 'caller' },
    params: RowParams,
    response: Shape({
      bankAccountNumber: Nullable(Text(40)),
      personalId: Nullable(Text(20)),
    }),
  }),
  getPayoutReceipt: endpoint({
    method: 'GET',
    path: '/payouts/:id/receipt',
    actors: creators,
    tag,
    summary: 'An own payout with every step of its way.',
    params: IdParams,
    response: Shape({ receipt: PayoutReceipt }),
  }),
  getPayoutReceiptFile: endpoint({
    method: 'GET',
    path: '/payouts/:id/receipt/file',
    actors: creators,
    tag,
    summary: 'The same as PDF in base64.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape({ locale: Optional(LocaleCode) }),
    response: Shape({ file: Type.String(), fileName: Text(80) }),
  }),
}
