import { Type } from 'typebox'
import { campaignStates } from '../../states'
import { Count, Id, Nullable, OneOf, Shape, Text } from '../primitives'
import { StoreCampaign } from './public'
import { Shelf } from './shelf'

/** A store campaign as the staff of its brand see it: full and finished ones too, with what is taken and who waits. */
export const StoreOffer = Shape({
  ...StoreCampaign.properties,
  campaignState: OneOf(campaignStates),
  /** Places in all; null when they are not limited. */
  places: Nullable(Count),
  /** Passes that hold, and what was picked up. */
  taken: Count,
  /** Applications without an answer. */
  waiting: Count,
  /** Passes that have not been used yet. */
  booked: Count,
  /** What is given away, how many of it are free to book and how many stand on the shelf; null where that is not counted. */
  stock: Nullable(Shape({ storeProductId: Id, name: Text(120), imageUrl: Nullable(Text(500)), ...Shelf.properties })),
  /** What this member of staff may do with it now. */
  abilities: Type.Array(OneOf(['pause', 'resume'])),
})
