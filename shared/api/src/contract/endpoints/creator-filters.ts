import { Type } from 'typebox'
import { audienceAges } from '../../finding'
import { instagramerStates, productPlans } from '../entities'
import { Count, CountryCode, Id, OneOf, OneOrMany, Optional, paged, Text } from '../primitives'

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** How creators are looked for, in the directory and to invite them to a campaign (rows C-33, C-34, T-24). */
export const creatorFilters = {
  ...paged,
  after: Optional(Text(300)),
  query: Optional(Text(200)),
  state: Optional(OneOrMany(OneOf(instagramerStates))),
  productPlan: Optional(OneOrMany(OneOf(productPlans))),
  countryCode: Optional(CountryCode),
  /** The creator has every one of these. */
  profileCategoryIds: Optional(OneOrMany(Id)),
  /** Keep nobody out; whoever has one of these fits better. */
  wishCategoryIds: Optional(OneOrMany(Id)),
  minFollowers: Optional(Count),
  maxFollowers: Optional(Count),
  minEngagement: Optional(Type.Number({ minimum: 0, maximum: 100 })),
  communityListId: Optional(Id),
  /** Where most of the audience is, and how much of it at least. */
  audienceCountry: Optional(CountryCode),
  minAudienceShare: Optional(Percent),
  /** One of the towns with the most of the audience, by any of its names. */
  audienceTown: Optional(Text(120)),
  /** The largest group of age. */
  audienceAge: Optional(OneOrMany(OneOf(audienceAges))),
  /** Who is more than half of the audience. */
  audienceSex: Optional(OneOf(['women', 'men'])),
  /** Öre: what was paid or asked. */
  minPrice: Optional(Count),
  maxPrice: Optional(Count),
  /** Hours from approval to the first mention, at most. */
  maxAnswerHours: Optional(Count),
  /** Whose campaigns count as own; absent, those of every brand of the caller. */
  brandId: Optional(Id),
  history: Optional(OneOf(['worked', 'new'])),
  /** Nobody who has work for others within the category now or recently, or has published for the brand recently. */
  notWithCategoryId: Optional(Id),
  notWithBrandId: Optional(Id),
  /** Days that are recent; 90 unless given. */
  notWithDays: Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  /** Nobody about whom something stands out. */
  withoutSignals: Optional(Type.Boolean()),
  /** Whom an own brand has blocked: those alone, or without them. */
  blocked: Optional(Type.Boolean()),
  /** Sorted by how much they are like this one, who is left out. */
  likeId: Optional(Id),
  sort: Optional(OneOf(['-followers', 'followers', '-engagement', 'name', '-fit', 'price', 'answer'])),
}
