import { Type } from 'typebox'
import { Count, Id, Instant, Nullable, Ore, Shape, Text } from '../primitives'
import { CreatorSignal } from './finding'

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** Who follows a creator, as the network last said: whole percent of the followers that it knows this of. */
const Audience = Shape({
  women: Percent,
  men: Percent,
  /** Youngest first; `range` as the network writes it, as `25-34` and `65+`. */
  ages: Type.Array(Shape({ range: Text(20), share: Percent })),
  /** Towns with the most followers, at most four. */
  towns: Type.Array(Shape({ name: Text(120), share: Percent })),
  /** The country with the most followers: two letters. */
  countryCode: Nullable(Text(2)),
  countryShare: Nullable(Percent),
})

/** What staff read in a profile beside the creator's record. */
export const CreatorInsights = Shape({
  /** Null when the network says nothing, as of accounts with few followers. */
  audience: Nullable(Audience),
  audienceReadAt: Nullable(Instant),
  /** Whether there is an account that the network can be asked about. */
  connected: Type.Boolean(),
  /** How many collaborations have one star, two stars, … five, whatever the brand. */
  ratings: Type.Array(Count, { minItems: 5, maxItems: 5 }),
  /** Fees in öre; null until three brands have paid one. */
  fee: Nullable(Shape({ usual: Ore, lowest: Ore, highest: Ore })),
  /** What stands out about the account, with the figures that say so. */
  signals: Type.Array(CreatorSignal),
  /** What waits for the own brands, longest wait first, at most three each. */
  applications: Type.Array(Shape({ participationId: Id, campaignId: Id, campaignName: Text(120), answerBy: Instant })),
  postsToReview: Type.Array(Shape({ participationId: Id, campaignId: Id, campaignName: Text(120), count: Count })),
})

/** A note of a company's staff about a creator; nobody else sees it. */
export const CreatorNote = Shape({
  id: Id,
  instagramerId: Id,
  /** Null when the account is gone. */
  authorName: Nullable(Text(120)),
  authorAvatarUrl: Nullable(Text(500)),
  body: Text(1_000),
  createdAt: Instant,
  changedAt: Nullable(Instant),
  /** The caller wrote it, and may change and delete it. */
  own: Type.Boolean(),
})
