import { Type } from 'typebox'
import { savedObstacles, savedStandings } from '../../saved-states'
import {
  Count,
  CountryCode,
  Day,
  Id,
  Instant,
  Kronor,
  Nullable,
  OneOf,
  Optional,
  PictureFocus,
  Shape,
  Text,
} from '../primitives'
import { FeeSpan } from './terms'

/** What a row says of an offer, delivered or picked up. `id` is the campaign's, and the store campaign's where it is picked up. */
export const OfferGlimpse = Shape({
  id: Id,
  kind: OneOf(['delivery', 'pickup']),
  campaignId: Id,
  name: Text(120),
  brandId: Id,
  brandName: Text(120),
  productImageUrl: Nullable(Text(500)),
  productImageFocus: Optional(PictureFocus),
  /** What is paid, and what the goods are worth; kr. */
  fee: Kronor,
  /** Between which sums creators name the fee; absent where there is one for all. */
  feeSpan: Optional(FeeSpan),
  productValue: Type.Integer({ minimum: 0 }),
  placesLeft: Nullable(Count),
  /** The last day to apply; null where it has none. */
  lastDay: Nullable(Day),
  /** Where it is picked up, and how far from the creator’s own town, in metres, where that is known. */
  store: Nullable(
    Shape({ name: Text(120), city: Text(80), distance: Nullable(Count), requiresApplication: Type.Boolean() }),
  ),
})

/** An offer that a creator has saved, and whether it can be applied to now. */
export const SavedOffer = Shape({
  ...OfferGlimpse.properties,
  standing: OneOf(savedStandings),
  /** Why the creator cannot apply; null when they can. */
  obstacle: Nullable(OneOf(savedObstacles)),
  /** The creator’s followers, and the limits. */
  followers: Shape({ own: Nullable(Count), least: Nullable(Count), most: Nullable(Count) }),
  /** Where the creator has to live, where the goods are sent. */
  country: CountryCode,
  /** Tells once when the creator can apply. */
  notifyWhenOpen: Type.Boolean(),
  /** The day on which it closed; null while it is open. */
  closedOn: Nullable(Day),
  savedAt: Instant,
})

/** How many want the places that are left, and whom the brand has chosen before. */
export const Chance = Shape({
  /** Applications that wait; `applicantsTold` stands for that many and more. */
  applicants: Count,
  /** Places that nobody has got yet; null: as many as wanted. */
  places: Nullable(Count),
  /** Between how many followers most of those had whom the brand chose in the last twelve months; null with fewer than ten. For creators. */
  chosen: Optional(Nullable(Shape({ least: Count, most: Count }))),
})
