import { Type } from 'typebox'
import { mentionKinds } from '../../states'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, PictureFocus, Shape, Text } from '../primitives'
import { LinkCount } from './campaigns'
import { CreatorCard } from './cards'
import { CampaignPickups } from './store-reports'

const Figures = { reach: Type.Integer(), posts: Type.Integer(), likes: Type.Integer(), comments: Type.Integer() }

/** Likes and comments of a hundred reached, one decimal; null without reach or with fewer than five of them. */
const engagement = Optional(Nullable(Type.Number()))

/** What a cost is made of, öre: fees that are held or paid, the value of what was sent or handed out, and what sending it cost. */
const CostParts = Shape({ fees: Count, goods: Count, logistics: Count })

/** Absent, all of it, where a report is shared without costs. */
const Costs = {
  costs: Optional(CostParts),
  /** Their sum. */
  cost: Optional(Count),
  costPerThousandReach: Optional(Nullable(Count)),
}

/** What links and codes gave; money in öre. Absent where there are none. */
const Sales = { clicks: Optional(Count), orders: Optional(Count), revenue: Optional(Type.Integer()) }

const ReportCampaign = Shape({
  id: Id,
  name: Text(120),
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  productImageUrl: Nullable(Text(500)),
  productImageFocus: Optional(PictureFocus),
  startAt: Nullable(Day),
  endAt: Nullable(Day),
  dueAt: Nullable(Day),
})

/** An approved post. Its figures are those of the approval, which never change. */
export const ReportPost = Shape({
  /** Of the mention; absent in what is shared. */
  id: Optional(Id),
  campaignId: Id,
  /** `number` of its creator in `creators`. */
  creatorNumber: Count,
  kind: OneOf(mentionKinds),
  day: Day,
  /** The product's own copy; it stays when the post is gone. */
  pictureUrl: Nullable(Text(500)),
  /** Where it is; absent when it is gone, and where names are not shown. */
  link: Optional(Text(2_000)),
  /** Since when it is not there any more. */
  goneAt: Optional(Instant),
  pinned: Type.Boolean(),
  reach: Count,
  /** The network has not told its reach. */
  unread: Optional(Type.Literal(true)),
  likes: Count,
  comments: Count,
  engagement,
  /** When the figures were read. */
  readAt: Nullable(Instant),
  /** The latest figures that were read so many days after the approval. */
  later: Optional(Shape({ readAt: Instant, afterDays: Count, reach: Nullable(Count) })),
  /** Of a link: its latest figures, with who says so and when. They are in no total. */
  ofLink: Optional(
    Shape({
      source: OneOf(['youtube', 'typed'] as const),
      readAt: Instant,
      views: Nullable(LinkCount),
      likes: Nullable(LinkCount),
      comments: Nullable(LinkCount),
    }),
  ),
})

/** What campaigns of one brand have given: approved posts, by day, creator and kind. Money in öre. */
export const CampaignReport = Shape({
  /** The first of `campaigns`. */
  campaign: ReportCampaign,
  /** All of them, where there are several. */
  campaigns: Optional(Type.Array(ReportCampaign)),
  /** Colour of the brand's page, `#rrggbb`; absent: the product's own. */
  accent: Optional(Text(7)),
  /** Reach that the brand wanted (reading Z9). */
  wantedReach: Count,
  /** `posts` counts all four kinds; reach, likes and comments come from Instagram posts and stories. */
  /** `unreadPosts`: how many of them the network has not told the reach of; they are not in it. */
  totals: Shape({
    ...Figures,
    ...Costs,
    ...Sales,
    engagement,
    unreadPosts: Optional(Count),
    /** Who takes part, as the list of campaigns says it. */
    participants: Count,
    /** Persons who have received something or posted; those of `creators`, each once. */
    creators: Count,
    costPerPost: Optional(Nullable(Count)),
    /** When the latest of the figures was read. */
    readAt: Optional(Nullable(Instant)),
    /** Of the posts whose last reading is made (30 days after the approval; of stories their end): their reach then, and at the approval. */
    later: Optional(Shape({ posts: Count, reach: Count, before: Count })),
  }),
  /** Medians of the brand's campaigns that ended before, the ten latest; absent when there is none. */
  earlier: Optional(
    Shape({
      campaigns: Count,
      reach: Count,
      posts: Count,
      engagement,
      costPerThousandReach: Optional(Nullable(Count)),
      costPerPost: Optional(Nullable(Count)),
    }),
  ),
  /** Post days in order, without empty ones. */
  days: Type.Array(Shape({ day: Day, ...Figures })),
  /** One for each campaign and creator. */
  creators: Type.Array(
    Shape({
      /** In the order in which they came to the campaigns, from 1: how they are called where names are not shown. */
      number: Optional(Count),
      campaignId: Optional(Id),
      /** Absent where names are not shown, and when the account is deleted. */
      creator: Optional(CreatorCard),
      ...Figures,
      ...Costs,
      ...Sales,
      code: Optional(Nullable(Text(60))),
      engagement,
    }),
  ),
  kinds: Type.Array(Shape({ kind: OneOf(mentionKinds), ...Figures })),
  /** Pinned ones first, then by reach; at most 2 000. */
  posts: Optional(Type.Array(ReportPost)),
  /** Of a campaign that is picked up at stores. */
  pickups: Optional(CampaignPickups),
})

/** A read-only address of a report. */
export const ReportLink = Shape({
  id: Id,
  campaignId: Id,
  /** What its company calls it; readers do not see it. */
  name: Optional(Text(120)),
  /** Further campaigns in it. */
  moreCampaignIds: Optional(Type.Array(Id)),
  showsCosts: Optional(Type.Boolean()),
  showsNames: Optional(Type.Boolean()),
  /** What the address ends with; absent for those who may not share, and of addresses from before they could be shown again. */
  token: Optional(Text(100)),
  /** Whom it is mailed to on Mondays; absent for those who may not share. */
  mailTo: Optional(Type.Array(Text(254))),
  createdByName: Nullable(Text(120)),
  createdAt: Instant,
  expiresAt: Instant,
  openedCount: Count,
})
