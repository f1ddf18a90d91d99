import { Type } from 'typebox'
import { excerptMaxLength } from '../../constants'
import { campaignStates, campaignTypes, decisionStates, deliveryMethods, mentionKinds, packageNames, paymentLinkTypes, paymentTypes } from '../../states'
import { Count, CountryCode, Day, FilledText, Id, Instant, Kronor, Nullable, OneOf, Optional, PicturePath, Shape, Text, Url } from '../primitives'

/** A product variant of the editor (row E-07). `defaultProductValue` in kr. */
export const Product = Shape({
  productTitle: Text(120),
  productName: Text(120),
  productDescription: Text(2_000),
  productArticleReference: Text(120),
  defaultProductValue: Kronor,
})

/** Fields that staff write in the editor (rows E-06 to E-12). Money in whole kr, days as YYYY-MM-DD. */
export const campaignFields = {
  name: FilledText(120),
  caption: Text(500),
  excerpt: Text(excerptMaxLength),
  productImageUrl: Nullable(PicturePath),
  inspirationImageUrl: Nullable(PicturePath),
  products: Type.Array(Product, { maxItems: 20 }),
  instructions: Text(5_000),
  startAt: Nullable(Day),
  endAt: Nullable(Day),
  /** Content deadline. */
  dueAt: Nullable(Day),
  hashtags: Type.Array(Text(60), { maxItems: 30 }),
  /** Accounts to name, without @ (the editor's text field, not the entity: trap Z11). */
  mentions: Type.Array(Text(60), { maxItems: 30 }),
  country: CountryCode,
  categories: Type.Array(Id, { maxItems: 20 }),
  minFollowers: Nullable(Count),
  maxFollowers: Nullable(Count),
  isPublic: Type.Boolean(),
  deliveryMethod: OneOf(deliveryMethods),
  package: OneOf(packageNames),
  packageInfo: Text(2_000),
  logisticsCostPerParticipant: Kronor,
  /** Stock balance: how many creators can take part. */
  targetNumberOfInstagramers: Type.Integer({ minimum: 0, maximum: 100_000 }),
  enableTaxAddon: Type.Boolean(),
  communityListIds: Type.Array(Id, { maxItems: 50 }),
  enableStories: Type.Boolean(),
  paymentType: OneOf(paymentTypes),
  paymentLinkType: Nullable(OneOf(paymentLinkTypes)),
  paymentLinkTitle: Text(120),
  requireUploadedContent: Type.Boolean(),
  enablePaidCollaborations: Type.Boolean(),
  paidCollaborationPrice: Kronor,
}

/** What a caller may do with a record; the interface asks this and never re-implements a rule. */
export const campaignAbilities = [
  'edit', 'delete', 'request', 'withdraw', 'return', 'confirm', 'close', 'start', 'finish', 'archive', 'restore', 'cancel',
  'decideParticipations', 'decideMentions', 'apply',
] as const

/** Row E-05 and the editor's fields. `reach` is what was counted, `wantedReach` what the editor calls reach (trap Z9). */
export const Campaign = Shape({
  id: Id,
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  state: OneOf(campaignStates),
  type: OneOf(campaignTypes),
  ...campaignFields,
  productImageUrl: Nullable(Text(500)),
  inspirationImageUrl: Nullable(Text(500)),
  wantedReach: Count,
  reach: Type.Integer(),
  numLikes: Type.Integer(),
  numComments: Type.Integer(),
  numPosts: Type.Integer(),
  approvedMentionsCount: Type.Integer(),
  /** Reach by post day `YYYY-MM-DD`, as `campaignCalculatedReach` has it too (trap Z10); where staff ask for one campaign. */
  calculatedReach: Optional(Type.Record(Day, Type.Integer())),
  pendingMentionsCount: Count,
  pendingParticipationsCount: Count,
  approvedParticipationsCount: Count,
  rejectedParticipationsCount: Count,
  /** Total product value of the planned participants, kr. */
  value: Type.Integer({ minimum: 0 }),
  /** Value, logistics, paid collaborations and tax add-on together, kr. */
  totalCost: Type.Integer({ minimum: 0 }),
  reviewComment: Nullable(Text(2_000)),
  /** Grows by one with every save; a stale one is refused with `stale_version`. */
  version: Count,
  createdAt: Instant,
  updatedAt: Instant,
  abilities: Type.Array(OneOf(campaignAbilities)),
  /** The asking creator's own participation, if any. */
  myParticipationId: Optional(Nullable(Id)),
})

/** What a creator or a visitor sees of a campaign. */
export const campaignHistoryActs = [
  'created', 'edited', 'request', 'withdraw', 'return', 'confirm', 'close', 'start', 'finish', 'archive', 'restore', 'cancel',
  'applied', 'participation_approved', 'participation_rejected', 'participation_withdrawn', 'mention_created', 'mention_approved', 'mention_rejected', 'mention_reset',
] as const

/** One line of the campaign's history: who, when, what, and why. */
export const CampaignEvent = Shape({
  id: Id,
  campaignId: Id,
  act: OneOf(campaignHistoryActs),
  actorName: Nullable(Text(120)),
  comment: Nullable(Text(2_000)),
  createdAt: Instant,
})

/** Creator summary carried by participations and mentions. */
export const CreatorCard = Shape({
  id: Id,
  username: Text(60),
  name: Text(120),
  city: Nullable(Text(120)),
  avatarUrl: Nullable(Text(500)),
  followersCount: Count,
  engagementRate: Type.Number(),
})

/** Campaign summary carried by a creator's own participations. */
export const CampaignCard = Shape({
  id: Id,
  name: Text(120),
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  productImageUrl: Nullable(Text(500)),
  deliveryMethod: OneOf(deliveryMethods),
  state: OneOf(campaignStates),
  startAt: Nullable(Day),
  endAt: Nullable(Day),
  dueAt: Nullable(Day),
})

/** Rows E-14 and T-11. */
export const Participation = Shape({
  id: Id,
  state: OneOf(decisionStates),
  campaignId: Id,
  instagramerId: Id,
  motivation: Text(2_000),
  /** Followers within bounds, country, and category: which of the campaign's demands the creator meets. */
  demands: Shape({ followers: Type.Boolean(), country: Type.Boolean(), category: Type.Boolean() }),
  /** Agreed fee in öre; 0 when unpaid. */
  feeAmount: Count,
  decidedAt: Nullable(Instant),
  decidedByName: Nullable(Text(120)),
  decisionReason: Nullable(Text(2_000)),
  linkPostsCount: Type.Integer(),
  contentPostsCount: Type.Integer(),
  instagramPostsCount: Type.Integer(),
  instagramStoriesCount: Type.Integer(),
  createdAt: Instant,
  creator: CreatorCard,
  campaign: CampaignCard,
  abilities: Type.Array(OneOf(['approve', 'reject', 'withdraw', 'postMention'])),
})

/** Row E-15. */
export const InstagramPost = Shape({
  id: Id,
  instagramerId: Id,
  reach: Count,
  likesCount: Count,
  commentsCount: Count,
  story: Type.Boolean(),
  caption: Text(5_000),
  imageUrl: Nullable(Text(500)),
  permalink: Nullable(Text(2_000)),
  instagramCreatedAt: Instant,
  /** True when a mention already uses it. */
  used: Optional(Type.Boolean()),
})

export const LinkPost = Shape({ url: Url, title: Text(200), linkType: OneOf(paymentLinkTypes) })
export const ContentPost = Shape({ text: Text(5_000), imageUrls: Type.Array(Text(500), { maxItems: 10 }) })

/** Row E-16: exactly one of the three posts is there, chosen by `kind`. */
export const Mention = Shape({
  id: Id,
  kind: OneOf(mentionKinds),
  state: OneOf(decisionStates),
  campaignId: Nullable(Id),
  storeCampaignId: Nullable(Id),
  participationId: Id,
  instagramerId: Id,
  instagramPost: Nullable(InstagramPost),
  linkPost: Nullable(LinkPost),
  contentPost: Nullable(ContentPost),
  /** What the review panel shows: advertising label, accounts and hashtags named, days before (+) or after (-) the deadline. */
  checks: Shape({
    adLabel: OneOf(['ok', 'unclear', 'missing']),
    missingAccounts: Type.Array(Text(60)),
    missingHashtags: Type.Array(Text(60)),
    daysBeforeDue: Nullable(Type.Integer()),
  }),
  decidedAt: Nullable(Instant),
  decidedByName: Nullable(Text(120)),
  rejectReason: Nullable(Text(2_000)),
  createdAt: Instant,
  creator: CreatorCard,
  campaign: CampaignCard,
  abilities: Type.Array(OneOf(['approve', 'reject', 'reset'])),
})

/** Daily reach of a campaign, keyed by post day (row E-05). Its id is the campaign's. */
export const CampaignCalculatedReach = Shape({ id: Id, days: Type.Record(Day, Type.Integer()) })
