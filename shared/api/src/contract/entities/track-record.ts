import { Type } from 'typebox'
import { Count, Id, Instant, Nullable, Optional, Shape, Text } from '../primitives'

const Stars = Type.Integer({ minimum: 1, maximum: 5 })

/**
 * How a brand has treated creators in the last twelve months, at deliveries and pick-ups. Each figure is null until it rests on as many
 * cases as `fewestCases` says.
 */
export const TrackRecord = Shape({
  /** Creators whose work it has approved. */
  collaborations: Count,
  /** Days from an application to its answer: the median; an application that nobody answered counts as long as it waited. */
  answerDays: Nullable(Count),
  /** Per cent of the approved posts that were approved without a change. */
  approvedFirst: Nullable(Count),
  /** Changes asked for, per approved post. */
  changesPerPost: Nullable(Type.Number({ minimum: 0 })),
  /** Days after the promised ones until paid work was approved and its fee with it, the median; 0 is in time. */
  paidDaysLate: Nullable(Count),
  /** Mean of the creators' stars, with one decimal, and how many have given them. */
  rating: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
  ratings: Nullable(Count),
})

/**
 * How a creator has kept what was agreed in the last twelve months, at all brands, at deliveries and pick-ups. Each figure is null until it
 * rests on as many cases as `fewestCases` says.
 */
export const CreatorRecord = Shape({
  /** Agreements that were made. */
  agreed: Count,
  /** Per cent of the work with a last day that was handed in by then; what was never published is not. */
  inTime: Nullable(Count),
  /** Changes asked for, per approved post. */
  changesPerPost: Nullable(Type.Number({ minimum: 0 })),
  /** Collaborations that the creator has left for a reason of her own, and those that she never published anything for. */
  left: Nullable(Count),
  neverPosted: Nullable(Count),
})

/** What a creator says of a brand, once the work is paid. */
export const NewBrandRating = Shape({
  score: Stars,
  clearBrief: Optional(Nullable(Stars)),
  answeredInTime: Optional(Nullable(Stars)),
  fairChanges: Optional(Nullable(Stars)),
  /** To the brand alone. */
  words: Optional(Text(1_000)),
})

const given = {
  id: Id,
  score: Stars,
  clearBrief: Nullable(Stars),
  answeredInTime: Nullable(Stars),
  fairChanges: Nullable(Stars),
  words: Text(1_000),
  /** What the brand has answered. */
  reply: Nullable(Text(1_000)),
  repliedAt: Nullable(Instant),
}

/** A creator's own rating of one piece of work. */
export const OwnBrandRating = Shape({
  ...given,
  createdAt: Instant,
  /** Until when it can be changed. */
  changeableUntil: Instant,
})

/** A rating as the brand reads it: without the creator, the campaign and the day. `month` is YYYY-MM. */
export const BrandRating = Shape({ ...given, month: Text(7) })
