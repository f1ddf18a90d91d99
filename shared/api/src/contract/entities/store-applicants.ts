import { Type } from 'typebox'
import { Count, Day, Id, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { DemandsMet } from './demands'
import { PassEnd } from './pass-end'
import { StoreParticipation } from './public'

/** A store participation as the brand's staff see it. `code` is null: the pass is the creator's. */
export const StoreApplicant = Shape({
  ...StoreParticipation.properties,
  creator: Shape({
    id: Id,
    name: Text(200),
    handle: Nullable(Text(100)),
    imageUrl: Nullable(Text(500)),
    city: Nullable(Text(120)),
    followersCount: Count,
  }),
  /** What of the campaign's demands and wishes the creator meets, as at the offer itself. */
  demands: DemandsMet,
  /** Until when its pass can be used, on the store's clock. */
  until: Optional(Nullable(PassEnd)),
  storeName: Text(120),
  campaignName: Text(120),
  /** Why staff handed out without a code. */
  handOutReason: Optional(Nullable(Text(2_000))),
  /** What is held on the brand's account for it, was paid, or went back, öre; null when it is not paid. */
  fee: Optional(Nullable(Shape({ amount: Count, state: OneOf(['held', 'released', 'returned']) }))),
  /** What approving it holds on the brand's account, öre. */
  reserves: Optional(Count),
  /** The last day of its campaign, in whose quarter that is counted. */
  campaignEndsOn: Optional(Nullable(Day)),
  /** What the asking member of staff may do with it now. */
  abilities: Type.Array(OneOf(['approve', 'decline', 'end', 'handOut', 'undo', 'move'])),
  /** Which of them is refused for now, and why: the store has no place left. */
  refusals: Optional(Type.Array(Shape({ act: OneOf(['approve']), reason: OneOf(['campaign_full']) }))),
})

/** Another store of the campaign that has something free. */
export const StoreToMoveTo = Shape({
  storeCampaignId: Id,
  storeId: Id,
  name: Text(120),
  city: Text(120),
  address: Text(200),
  /** Metres from the store that was asked for. */
  distance: Count,
  /** On the shelf, and what of it is booked or free; null where stock is not counted. */
  shelf: Nullable(Shape({ onShelf: Count, booked: Count, free: Count })),
  /** How many more it can give away; null when nothing limits it. */
  placesLeft: Nullable(Count),
})

/** How many there are in each state, before `state` is asked for. */
export const StoreParticipationCounts = Shape({
  requested: Count,
  approved: Count,
  declined: Count,
  pickedUp: Count,
  invited: Count,
})
