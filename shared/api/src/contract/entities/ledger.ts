import { Type } from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Ore, Shape, Text } from '../primitives'

/** What may be done with an adjustment that waits. */
export const adjustmentAbilities = ['approve', 'decline'] as const

/** What platform staff book by hand: a correction, money that came, money that is paid back. */
export const adjustmentKinds = ['adjustment', 'deposit', 'refund'] as const

/** What platform staff have booked by hand, or want to. `amount` in öre: positive adds to the account, negative takes from it. */
export const Adjustment = Shape({
  id: Id,
  kind: OneOf(adjustmentKinds),
  accountId: Id,
  accountName: Text(120),
  amount: Ore,
  /** Read by the owner of the account, too. */
  reason: Text(200),
  /** `pending`: a second member of staff has to look at it. */
  state: OneOf(['pending', 'booked', 'declined']),
  requestedBy: Text(120),
  /** Who approved or declined it; null while nobody has, and where nobody had to. */
  decidedBy: Nullable(Text(120)),
  declineReason: Nullable(Text(500)),
  createdAt: Instant,
  decidedAt: Nullable(Instant),
  abilities: Type.Array(OneOf(adjustmentAbilities)),
})

/** What the books are held against. */
export const reconciliationChecks = ['zero', 'balances', 'holds', 'owed', 'payouts', 'card'] as const

/** Kinds of accounts, in the order of the books. */
export const accountKinds = [
  'brand',
  'hold',
  'instagramer',
  'payouts',
  'bank',
  'card',
  'disputes',
  'claims',
  'costs',
  'fees',
  'vat',
  'adjustments',
] as const

/** One look at the books. `ledger` and `other` are the two sides of a check, öre; `found` are the differences, at most a hundred. */
export const Reconciliation = Shape({
  id: Id,
  ranAt: Instant,
  /** Null for the nightly one. */
  startedBy: Nullable(Text(120)),
  differences: Count,
  sums: Type.Array(Shape({ kind: OneOf(accountKinds), currency: Text(3), accounts: Count, amount: Ore })),
  checks: Type.Array(
    Shape({
      check: OneOf(reconciliationChecks),
      state: OneOf(['agrees', 'differs', 'not_connected']),
      ledger: Ore,
      other: Ore,
    }),
  ),
  found: Type.Array(
    Shape({
      check: OneOf(reconciliationChecks),
      /** The account, transaction, hold or payment; null for the ledger as a whole. */
      id: Nullable(Text(100)),
      name: Nullable(Text(120)),
      accountId: Nullable(Id),
      is: Ore,
      mustBe: Ore,
    }),
  ),
})
