import { Type } from 'typebox'
import {
  bankFileKinds,
  bankNoteKinds,
  bankTransferStates,
  paymentMethods,
  paymentStates,
  planNames,
  planStates,
  reversalKinds,
  reversalStates,
} from '../../states'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'

/** Money that went back to a card, or is disputed by its holder, öre. */
export const PaymentReversal = Shape({
  id: Text(100),
  kind: OneOf(reversalKinds),
  state: OneOf(reversalStates),
  amount: Ore,
  /** What the account had too little for: it is taken from what comes to it next. */
  lacking: Ore,
  createdAt: Instant,
  /** For platform staff: why, and who gave it back here. */
  reason: Optional(Nullable(Text(500))),
  by: Optional(Nullable(Text(120))),
})

/** Money on its way to a brand's account, öre. */
export const Payment = Shape({
  id: Id,
  accountId: Id,
  brandId: Id,
  brandName: Text(120),
  method: OneOf(paymentMethods),
  state: OneOf(paymentStates),
  amount: Ore,
  currency: OneOf(['SEK']),
  /** What the payer of a transfer writes: digits with a check digit. */
  reference: Nullable(Text(20)),
  cardLastFour: Nullable(Text(4)),
  /** `card`, `swish`, `klarna`, as the payment provider names it; null until it is paid. */
  paidWith: Nullable(Text(40)),
  /** The line of the account that it became. */
  receiptId: Nullable(Id),
  createdAt: Instant,
  settledAt: Nullable(Instant),
  /** Where one payment is read: what has gone back of it. */
  reversals: Optional(Type.Array(PaymentReversal)),
  /** For platform staff, where one payment is read: what can be given back of it now. */
  refundable: Optional(Ore),
})

/** How accounts can be topped up here. */
export const TopUpOptions = Shape({
  /** False where no provider of card payments is set up. */
  card: Type.Boolean(),
  /** Null where no account for transfers is set up. */
  bankgiro: Nullable(Text(20)),
  receiver: Nullable(Text(120)),
  /** The company has to fill in what stands on its invoices first. */
  lacksPapers: Optional(Type.Boolean()),
})

/** What came to the platform's bank account, as the bank's file or platform staff say; öre. */
export const BankTransfer = Shape({
  id: Id,
  reference: Text(40),
  amount: Ore,
  sender: Text(120),
  receivedOn: Day,
  state: OneOf(bankTransferStates),
  /** Whose account it was booked on. */
  brandName: Nullable(Text(120)),
  /** The sum that was expected by this reference; null for an unknown one. */
  expected: Nullable(Ore),
  /** A file of the bank told of it; nobody typed it. */
  isFromBank: Type.Boolean(),
  createdAt: Instant,
})

/** A file of the bank that was read, and what became of it. */
export const BankFile = Shape({
  id: Id,
  kind: OneOf(bankFileKinds),
  /** The bank's own name for it. */
  messageId: Text(80),
  fileName: Nullable(Text(120)),
  /** Null where it came by the folder. */
  receivedBy: Nullable(Text(120)),
  receivedAt: Instant,
  /** Payouts that ended by it, or wait for another batch. */
  paid: Count,
  failed: Count,
  released: Count,
  /** Transfers: on a brand's account by their reference, for a person to decide, told of before. */
  booked: Count,
  open: Count,
  known: Count,
  notes: Type.Array(
    Shape({ kind: OneOf(bankNoteKinds), amount: Text(60), reference: Nullable(Text(80)), day: Nullable(Day) }),
  ),
})

/** A monthly fee that an account had too little for, öre. */
export const UnpaidFee = Shape({
  accountId: Id,
  brandId: Id,
  brandName: Text(120),
  logoUrl: Nullable(Text(500)),
  companyName: Text(120),
  amount: Ore,
  dueOn: Day,
  /** What the account lacks for it now. */
  lacking: Ore,
  /** It is tried again until this day. */
  triedUntil: Day,
  /** False when that day has gone: nobody asks for it any more. */
  isTried: Type.Boolean(),
})

/** What a company pays the platform for each month and brand, öre. */
export const CompanyPlan = Shape({
  name: OneOf(planNames),
  monthlyFee: Ore,
  since: Day,
  state: OneOf(planStates),
  /** By its subscription, which the payment provider charges to a card, or from the accounts of its brands. */
  paidBy: OneOf(['card', 'account']),
  /** The last day of a plan that has been cancelled, or has ended. */
  endsOn: Nullable(Day),
  /** Where a month that the card did not pay is paid. */
  invoiceUrl: Nullable(Text(2_000)),
  /** Brands that it is paid for. */
  brands: Count,
  /** The day of its next fee. */
  nextOn: Day,
  /** Fees of this month that could not be booked, of the brands that the reader acts for. */
  unpaid: Type.Array(UnpaidFee),
})
