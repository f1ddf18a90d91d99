import { Type } from 'typebox'
import { checkKeys } from '../../states'
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
  /** What colleagues ask the caller to approve; the amount is öre. */
  approvals: Optional(Nullable(Shape({ count: Count, amount: Ore, askedByName: Text(120) }))),
  /** Drafts somebody worked on lately that are not sent for review, with the last one. */
  drafts: Nullable(Shape({ count: Count, campaign: Shape({ id: Id, name: Text(120) }) })),
  /** When somebody of the company last answered an application or a post. */
  lastAnswerAt: Nullable(Instant),
})

/** `cost` is the sum of `fees`, `goods` at their shop value and `logistics`, by the day the creator was taken on. */
const PeriodFigures = Shape({
  reach: Count,
  cost: Ore,
  fees: Ore,
  goods: Ore,
  logistics: Ore,
  costPerThousandReach: Nullable(Count),
})

/** Reach and cost of a period by week; those of a week that is cut off by the period are of its days in the period. Amounts are öre. */
export const OverviewFigures = Shape({
  from: Day,
  to: Day,
  totals: PeriodFigures,
  /** The same number of days before. */
  before: PeriodFigures,
  /** `week` is its Monday. */
  weeks: Type.Array(Shape({ week: Day, reach: Count, cost: Ore })),
  /** What was drawn from the brands' accounts on these days, as the wallet's months count it; null for whoever does not see the money of all. */
  booked: Nullable(Ore),
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

const Since = { count: Count, oldestAt: Instant }

/** How many of the campaigns that wait for a review are told of one by one. */
export const platformWaitingRows = 7

/**
 * What waits for one member of the platform's staff; a part without anything is null. What they may not decide themselves, such as their own
 * bookings, is not counted. `total` sums all kinds.
 */
export const PlatformWaiting = Shape({
  total: Count,
  campaigns: Nullable(
    Shape({
      ...Since,
      /** The longest wait first, at most `platformWaitingRows`. */
      rows: Type.Array(
        Shape({
          id: Id,
          name: Text(120),
          brandName: Text(120),
          productImageUrl: Nullable(Text(500)),
          productImageFocus: Optional(PictureFocus),
          sentBy: Nullable(Text(120)),
          sentAt: Instant,
          /** What the check that the brand has seen as well finds doubtful. */
          found: Type.Array(OneOf(checkKeys)),
          /** What the brand's account lacks of the fees, öre; 0 when it lasts. */
          lacking: Ore,
        }),
      ),
    }),
  ),
  /** A version of a part of the platform that fails too often, and how many parts deviate. */
  alarm: Nullable(
    Shape({ count: Count, name: Text(63), version: Text(80), loads: Count, failures: Count, since: Instant }),
  ),
  /** Batches of payouts that somebody else has put together, the oldest of them told. */
  payouts: Nullable(Shape({ ...Since, id: Id, creators: Count, amount: Ore, compiledBy: Text(120), sendBy: Day })),
  /** Conversations that were reported, with what was said of the oldest one. */
  reports: Nullable(Shape({ ...Since, text: Text(2_000) })),
  companies: Nullable(Shape({ ...Since, names: Type.Array(Text(120)) })),
  /** Bookings by hand that somebody else has asked for, the largest of them told; öre with its sign. */
  adjustments: Nullable(Shape({ ...Since, amount: Ore, requestedBy: Text(120) })),
  /** When the caller last answered a campaign. */
  lastAnswerAt: Nullable(Instant),
})
