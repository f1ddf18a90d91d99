import { Type } from 'typebox'
import { type ErrorId, errorKinds } from '../../errors'
import { applicationKinds } from '../../states'
import { Count, Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'
import { CampaignCard, CreatorCard } from './cards'
import { Proposal } from './proposals'

/** An answer that was shown as given and refused later, after the time for undo. */
export const RefusedAnswer = Shape({
  act: OneOf(['approve', 'reject']),
  /** Why, as the call was answered. */
  reason: OneOf(Object.keys(errorKinds) as ErrorId[]),
  at: Instant,
  byName: Nullable(Text(120)),
})

/** An application that waits for an answer, to a campaign or at one of its stores. `id` is its participation's, or its store participation's. */
export const Application = Shape({
  id: Id,
  kind: OneOf(applicationKinds),
  campaignId: Id,
  creator: CreatorCard,
  campaign: CampaignCard,
  motivation: Text(2_000),
  demands: Shape({ followers: Type.Boolean(), country: Type.Boolean(), category: Type.Boolean() }),
  answerBy: Instant,
  createdAt: Instant,
  /** What approving it reserves on the brand's account, öre. */
  reserves: Ore,
  /** The fee that the creator has named; null where there is one fee for all. */
  proposal: Optional(Nullable(Proposal)),
  /** What approving it takes one of, and how many are left; those with the same key share them. Nothing that is not limited. */
  limits: Type.Array(Shape({ of: OneOf(['places', 'stock']), key: Text(120), left: Count })),
  /** The last answer to it, if that was refused; it waits until it is answered anew. */
  refusal: Nullable(RefusedAnswer),
  /** Where it is picked up; null for a campaign. */
  store: Nullable(
    Shape({
      id: Id,
      storeCampaignId: Id,
      name: Text(120),
      city: Text(120),
      /** On the shelf, and what of it is booked or free; null where stock is not counted. */
      shelf: Nullable(Shape({ onShelf: Count, booked: Count, free: Count })),
      /** How many more the store can give away; null when nothing limits it. */
      placesLeft: Nullable(Count),
      /** When the creator wants to come. */
      comingAt: Nullable(Instant),
      /** Last second of the pass, if it is approved now. */
      passUntil: Instant,
    }),
  ),
})
