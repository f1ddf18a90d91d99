import { Type } from 'typebox'
import { feeReturnReasons, paymentMethods } from '../../states'
import { Count, Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'
import { CompanyPayment } from './people'

/** Row E-18. Balances in öre; `availableBalance` leaves out what is held or not yet released. */
export const Account = Shape({
  id: Id,
  ownerType: OneOf(['brand', 'instagramer']),
  brandId: Nullable(Id),
  instagramerId: Nullable(Id),
  name: Text(120),
  /** The brand's logo, or the creator's picture; in lists only. */
  imageUrl: Optional(Nullable(Text(500))),
  currency: OneOf(['SEK']),
  balance: Ore,
  availableBalance: Ore,
  /** For platform staff: the company at the card payment provider (row P-08). */
  payment: Optional(Type.Pick(CompanyPayment, ['customerId', 'subscriptionId'])),
})

/** As the owner of the account reads it: what a brand pays a creator is its `fee` or its `licence`, and the creator's `earning`. */
export const transactionKinds = [
  'deposit',
  'fee',
  'licence',
  'subscription',
  'earning',
  'payout',
  'refund',
  'adjustment',
  'move',
  'dispute',
  'fee_returned',
] as const

/**
 * Row E-18. `amount` in öre, positive; a debit adds to the account, a credit takes from it (row T-43). A returned fee was only held: it
 * moves no balance, and its type is `none`.
 */
export const Transaction = Shape({
  id: Id,
  accountId: Id,
  transactionType: OneOf(['debit', 'credit', 'none']),
  amount: Ore,
  kind: OneOf(transactionKinds),
  title: Text(200),
  counterpart: Nullable(Text(120)),
  campaignId: Nullable(Id),
  createdAt: Instant,
  /** Why a held fee went back. */
  returnReason: Optional(OneOf(feeReturnReasons)),
  /** From when the amount can be taken out; null when it already can or never does. */
  availableAt: Nullable(Instant),
  /** What the account had after it, öre; null for a fee that went back, which moves no balance. Only where one account is listed. */
  balanceAfter: Optional(Nullable(Ore)),
  /** Of a deposit that its owner made: how. A transfer that has not come yet is `isPending`: it has no balance and counts in no sum. */
  payment: Optional(
    Shape({
      id: Id,
      method: OneOf(paymentMethods),
      reference: Nullable(Text(20)),
      cardLastFour: Nullable(Text(4)),
      isPending: Type.Boolean(),
    }),
  ),
  /** Whose account it is, where several are listed. */
  brand: Optional(Shape({ id: Id, name: Text(120), logoUrl: Nullable(Text(500)) })),
})

/**
 * One step on the way to the creator: held, waiting 72 h, requested for payout, paid. `amount` in öre, `at` when the next thing happens or
 * happened.
 */
export const MoneyOnTheWay = Shape({
  id: Id,
  state: OneOf(['held', 'waiting', 'available', 'requested', 'paid', 'failed']),
  title: Text(200),
  counterpart: Nullable(Text(120)),
  amount: Ore,
  since: Instant,
  at: Nullable(Instant),
  campaignId: Nullable(Id),
  bankAccountLastFour: Nullable(Text(4)),
  /** How far a payout that was asked for has come, whether it is late, and why it was stopped or refused. */
  payout: Optional(
    Shape({
      progress: OneOf(['queued', 'batched', 'sent', 'stopped', 'done']),
      late: Type.Boolean(),
      attempt: Count,
      reason: Nullable(Text(40)),
      reasonText: Nullable(Text(300)),
    }),
  ),
})

/** A line of a creator's own account with what it was for. Öre. */
export const OwnReceipt = Shape({
  id: Id,
  number: Text(20),
  kind: OneOf(transactionKinds),
  title: Text(200),
  /** Below zero where it left the account. */
  amount: Ore,
  createdAt: Instant,
  /** From when it can, or could, be taken out; null where it never waited. */
  availableAt: Nullable(Instant),
  brand: Nullable(Shape({ id: Id, name: Text(120), logoUrl: Nullable(Text(500)) })),
  /** The company that the brand belongs to. */
  payer: Nullable(Text(200)),
  imageUrl: Nullable(Text(500)),
  participationId: Nullable(Id),
  /** Of a withdrawal: its own receipt tells its way to the bank. */
  payoutId: Nullable(Id),
  agreement: Nullable(Shape({ number: Text(20), version: Count })),
  /** What the goods are worth that came with it, as agreed. */
  goods: Nullable(Ore),
})

export const accountFaults = ['unreadable', 'wrong_check_digit', 'unknown_bank', 'iban_needed', 'invalid_iban'] as const

/** What a payout needs, masked, and whether it would pass the check before the money leaves; null where there is none yet. */
export const PayoutDetails = Shape({
  bankName: Nullable(Text(80)),
  lastFour: Nullable(Text(4)),
  isAccountValid: Nullable(Type.Boolean()),
  /** Why it would not pass; `unknown_bank` says nothing about the number. Null where it would, or where there is none. */
  accountFault: Nullable(OneOf(accountFaults)),
  isPersonalIdValid: Nullable(Type.Boolean()),
})

/** Sums of a creator's wallet, öre. */
export const WalletSummary = Shape({
  available: Ore,
  waiting: Ore,
  held: Ore,
  balance: Ore,
  /** The year so far, and what to set aside of it for tax; `setAside` is null outside Sweden, whose tax Samspel does not know (row G-06). */
  tax: Shape({ year: Type.Integer(), setAside: Nullable(Ore) }),
})
