import { Type } from 'typebox'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'

export const payoutBatchStates = ['compiled', 'approved', 'exported', 'sent', 'answered', 'returned'] as const
export const payoutStopReasons = [
  'account_missing',
  'account_invalid',
  'bank_unknown',
  'iban_needed',
  'denied_by_owner',
  'personal_id_missing',
  'personal_id_invalid',
  'details_unreadable',
  'by_staff',
] as const

const Person = Shape({ id: Id, name: Text(120), avatarUrl: Nullable(Text(500)) })
const Done = Nullable(Shape({ by: Nullable(Person), at: Instant }))

/** Payouts that go to the bank in one file, and how far it has come; sums in öre. */
export const PayoutBatch = Shape({
  id: Id,
  /** Year and number, such as `2026-48`; the bank's files name it. */
  name: Text(20),
  number: Count,
  state: OneOf(payoutBatchStates),
  /** What a change must name: another one since is refused with 409. */
  version: Count,
  checksum: Text(64),
  count: Count,
  amount: Ore,
  stoppedCount: Count,
  stoppedAmount: Ore,
  paidCount: Count,
  failedCount: Count,
  compiled: Shape({ by: Person, at: Instant }),
  approved: Done,
  exported: Done,
  sent: Done,
  returned: Done,
  returnReason: Nullable(Text(500)),
  answeredAt: Nullable(Instant),
  /** Sent on this day before 15:00 the money is on the accounts on `arrivesOn`. */
  sendBy: Day,
  arrivesOn: Day,
})

/** One payout of a batch. What leads to the account is masked. */
export const PayoutRow = Shape({
  id: Id,
  state: OneOf(['included', 'stopped', 'released', 'paid', 'failed']),
  creator: Shape({ id: Id, name: Text(120), username: Text(60), avatarUrl: Nullable(Text(500)) }),
  amount: Ore,
  /** What the ledger has for it. */
  booked: Ore,
  requestedAt: Instant,
  /** Bank days since it was asked for. */
  bankDays: Count,
  attempt: Count,
  /** Why the bank refused the attempt before. */
  /** What the bank said when it refused the try before: its code, and its own words where it gave any. */
  earlierFailureCode: Nullable(Text(10)),
  earlierFailure: Nullable(Text(300)),
  bankName: Nullable(Text(80)),
  lastFour: Nullable(Text(4)),
  checks: Shape({ account: Type.Boolean(), personalId: Nullable(Type.Boolean()) }),
  stopReason: Nullable(OneOf(payoutStopReasons)),
  /** What staff wrote. */
  stopNote: Nullable(Text(300)),
  askedAt: Nullable(Instant),
  endToEndId: Text(35),
  /** Companies in which somebody has the creator's address; absent where none is. Worth a look, and no reason to refuse. */
  sharesEmailWith: Optional(Type.Array(Text(200))),
  fTaxSince: Nullable(Day),
  /** What the bank said of it: the ISO 20022 code and its own words. */
  resultCode: Nullable(Text(10)),
  resultText: Nullable(Text(300)),
})

/** What was asked for against what the batch holds and what is booked, öre; a difference other than 0 locks the approval. */
export const PayoutReconciliation = Shape({
  requestedCount: Count,
  requested: Ore,
  stopped: Ore,
  inBatch: Ore,
  booked: Ore,
  difference: Ore,
  /** Rows that differ. */
  differing: Type.Array(Shape({ id: Id, name: Text(120), amount: Ore, booked: Ore })),
  checkedAt: Instant,
})

export const payoutActs = [
  'compiled',
  'approved',
  'approval_reset',
  'returned',
  'exported',
  'sent',
  'answered',
  'row_stopped',
  'row_changed',
  'asked_to_correct',
  'details_shown',
  'row_paid',
  'row_failed',
] as const

/** Who did what, and when; without a person the bank or the clock did it. */
export const PayoutEvent = Shape({
  id: Id,
  payoutId: Nullable(Id),
  act: OneOf(payoutActs),
  by: Nullable(Text(120)),
  creator: Nullable(Text(120)),
  note: Nullable(Text(500)),
  at: Instant,
})

export const PayoutBatchPage = Shape({
  batch: PayoutBatch,
  rows: Type.Array(PayoutRow),
  reconciliation: PayoutReconciliation,
  events: Type.Array(PayoutEvent),
  /** Files go to the bank and come from it by a folder; nobody carries them. */
  byFolder: Type.Boolean(),
})

/** Why an answer of the bank was not taken: nothing of it was. */
export const PayoutAnswerProblem = Shape({
  kind: OneOf([
    'unreadable',
    'wrong_batch',
    'unknown_batch',
    'other_content',
    'other_account',
    'wrong_count',
    'wrong_sum',
    'unknown_id',
    'twice',
    'wrong_amount',
    'wrong_status',
    'nothing',
  ]),
  endToEndId: Nullable(Text(80)),
  creator: Nullable(Text(120)),
  expected: Nullable(Text(80)),
  found: Nullable(Text(80)),
})

/** A payout as its creator files it. */
export const PayoutReceipt = Shape({
  id: Id,
  number: Text(20),
  state: OneOf(['requested', 'paid', 'failed']),
  amount: Ore,
  creator: Text(120),
  bankName: Nullable(Text(80)),
  lastFour: Text(4),
  requestedAt: Instant,
  settledAt: Nullable(Instant),
  attempt: Count,
  /** The own words of a bank that refused it, where it gave any. */
  failure: Nullable(Text(300)),
  failureCode: Nullable(Text(10)),
  steps: Type.Array(
    Shape({ step: OneOf(['requested', 'compiled', 'sent', 'paid', 'failed', 'stopped']), at: Instant }),
  ),
})
