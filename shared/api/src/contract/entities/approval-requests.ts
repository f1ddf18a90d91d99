import { Type } from 'typebox'
import { approvalRequestKinds, approvalRequestStates } from '../../approval-requests'
import { Day, Id, Instant, Nullable, OneOf, Ore, Shape, Text } from '../primitives'
import { CreatorCard } from './cards'

export const approvalRequestAbilities = ['approve', 'decline', 'withdraw'] as const

/** What somebody may approve but has no room for, and so has asked a colleague; `amount` is öre. */
export const ApprovalRequest = Shape({
  id: Id,
  kind: OneOf(approvalRequestKinds),
  state: OneOf(approvalRequestStates),
  /** The participation, what is picked up, or the purchase. */
  subjectId: Id,
  brandId: Id,
  brandName: Text(120),
  campaign: Nullable(Shape({ id: Id, name: Text(120) })),
  creator: CreatorCard,
  /** Of what is picked up: the store. */
  storeId: Nullable(Id),
  amount: Ore,
  note: Text(500),
  askedByName: Text(120),
  /** Who has room for it now, by name. */
  answerers: Type.Array(Text(120), { maxItems: 20 }),
  /** The last day on which it can be answered. */
  lapsesOn: Day,
  decidedByName: Nullable(Text(120)),
  decidedAt: Nullable(Instant),
  reason: Nullable(Text(500)),
  createdAt: Instant,
  abilities: Type.Array(OneOf(approvalRequestAbilities)),
})
