import { Type } from 'typebox'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Ore, PictureFocus, Shape, Text } from '../primitives'

/** What waits for the people of a company; a part without anything is null. Counts are those of the lists that they lead to. */
export const OverviewWaiting = Shape({
  applications: Nullable(Shape({ count: Count, dueToday: Count })),
  mentions: Nullable(Shape({ count: Count, oldestAt: Instant, username: Text(120) })),
  /** Drafts of posts, with the day by which the first is answered. */
  postDrafts: Optional(Nullable(Shape({ count: Count, answerBy: Day, username: Text(120) }))),
  /** The first brand whose money does not last for a campaign that begins soon; amounts are öre. */
  money: Nullable(
    Shape({
      lacking: Ore,
      available: Ore,
      brandName: Text(120),
      campaign: Shape({ id: Id, name: Text(120), startAt: Nullable(Day) }),
      moreBrands: Count,
    }),
  ),
  /** Conversations with something unread. */
  messages: Nullable(Shape({ count: Count, latestAt: Nullable(Instant), latestFrom: Nullable(Text(120)) })),
  /** Pictures that creators have said yes to; the amount is öre. */
  imagePurchases: Nullable(Shape({ count: Count, amount: Ore, creatorName: Text(120), moreCreators: Count })),
  /** Drafts somebody worked on lately that are not sent for review, with the last one. */
  drafts: Nullable(Shape({ count: Count, campaign: Shape({ id: Id, name: Text(120) }) })),
  /** When somebody of the company last answered an application or a post. */
  lastAnswerAt: Nullable(Instant),
})

const PeriodFigures = Shape({ reach: Count, cost: Ore, costPerThousandReach: Nullable(Count) })

/** Reach and cost of a period by week; those of a week that is cut off by the period are of its days in the period. Amounts are öre. */
export const OverviewFigures = Shape({
  from: Day,
  to: Day,
  totals: PeriodFigures,
  /** The same number of days before. */
  before: PeriodFigures,
  /** `week` is its Monday. */
  weeks: Type.Array(Shape({ week: Day, reach: Count, cost: Ore })),
})

const Compared = {
  participants: Count,
  /** 0: as many as one likes. */
  places: Count,
  approvedPosts: Count,
  reach: Count,
  wantedReach: Count,
  cost: Ore,
  costPerThousandReach: Nullable(Count),
  /** Likes and comments of 100 who were reached; null where there are too few posts to say. */
  engagement: Nullable(Type.Number({ minimum: 0 })),
}

/** A campaign that is published and not finished, beside the others; amounts are öre. */
export const ComparedCampaign = Shape({
  id: Id,
  name: Text(120),
  brandName: Text(120),
  state: OneOf(['confirmed', 'upcoming', 'ongoing']),
  productImageUrl: Nullable(Text(500)),
  productImageFocus: Optional(PictureFocus),
  endAt: Nullable(Day),
  ...Compared,
})

/** The sums of campaigns that are compared, and what a thousand reached cost on the whole. */
export const ComparedSums = Shape(Compared)
