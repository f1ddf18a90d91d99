import { Type } from 'typebox'
import { ledgerChannels, rightKinds, rightSources, rightStates } from '../../right-states'
import {
  communityMemberStates,
  deliveryProblemKinds,
  feeReturnReasons,
  imagePurchaseChannels,
  imagePurchaseStates,
  packageNames,
} from '../../states'
import { Count, Day, Id, Instant, Kronor, Nullable, OneOf, Optional, PictureFocus, Shape, Text } from '../primitives'
import { campaignFields } from './campaign-fields'
import { CreatorCard } from './cards'

/** A brand's list of creators that it works with and invites from (row E-10). */
export const CommunityList = Shape({
  id: Id,
  brandId: Id,
  brandName: Text(120),
  name: Text(120),
  description: Text(1_000),
  /** Creators may ask to join it from the brand's page. */
  isOpen: Type.Boolean(),
  /** Members by state (row T-22); invitations go to `approved` ones. */
  counts: Shape({ requested: Count, approved: Count, declined: Count, removed: Count, all: Count }),
  createdAt: Instant,
  updatedAt: Instant,
  /** In lists of a creator: that creator's membership. */
  memberId: Optional(Id),
})

/** A community list as a creator sees it: whether they are in it, or have asked. */
export const OpenCommunityList = Shape({
  id: Id,
  brandId: Id,
  name: Text(120),
  description: Text(1_000),
  membership: Nullable(OneOf(communityMemberStates)),
  /** The brand has asked the creator to join: a yes makes a member at once. */
  invited: Type.Boolean(),
})

/** A creator's place in a list (row T-22, first set). */
export const CommunityMember = Shape({
  id: Id,
  communityListId: Id,
  instagramerId: Id,
  state: OneOf(communityMemberStates),
  /** What the creator wrote when asking, or staff when adding. */
  note: Text(1_000),
  creator: CreatorCard,
  createdAt: Instant,
  changedAt: Instant,
})

/** What became of one row of an imported file. `line` counts from 1, the heading included. */
export const ImportRow = Shape({
  line: Count,
  value: Text(200),
  outcome: OneOf(['added', 'invited', 'already_member', 'not_found', 'invalid', 'duplicate']),
  instagramerId: Nullable(Id),
})

/** Staff have asked a creator to apply; `applied` once they did. */
export const CampaignInvitation = Shape({
  id: Id,
  campaignId: Id,
  instagramerId: Id,
  state: OneOf(['sent', 'applied', 'declined']),
  message: Text(1_000),
  communityListName: Nullable(Text(120)),
  invitedByName: Nullable(Text(120)),
  creator: CreatorCard,
  createdAt: Instant,
  /** From when a creator who declined can be asked again. */
  askAgainOn: Nullable(Day),
})

/** What is wrong with what a creator was sent; while one is open the content deadline is paused. */
export const DeliveryProblem = Shape({
  id: Id,
  kind: OneOf(deliveryProblemKinds),
  text: Text(2_000),
  pictures: Optional(Type.Array(Text(500))),
  wish: Optional(Nullable(OneOf(['new_parcel', 'leave']))),
  /** The day by which the brand answers; after it the creator may leave with the product. */
  answerBy: Optional(Day),
  reportedAt: Instant,
  answer: Nullable(Text(2_000)),
  resolvedAt: Nullable(Instant),
})

export const imagePurchaseAbilities = ['accept', 'approve', 'decline', 'download'] as const

/** A licence to use the picture of a post (rows E-32, T-23). Price in whole kr. */
export const ImagePurchase = Shape({
  id: Id,
  /**
   * requested: the creator has been asked; pending: the creator said yes, the brand has to pay; approved: paid, the original can be
   * fetched.
   */
  state: OneOf(imagePurchaseStates),
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  campaignId: Nullable(Id),
  campaignName: Nullable(Text(120)),
  instagramerId: Id,
  creator: CreatorCard,
  post: Shape({ id: Id, imageUrl: Nullable(Text(500)), caption: Text(5_000), permalink: Nullable(Text(2_000)) }),
  channels: Type.Array(OneOf(imagePurchaseChannels)),
  /** Months that the licence runs from the day it was paid. */
  durationMonths: Type.Integer({ minimum: 1, maximum: 120 }),
  price: Kronor,
  message: Text(2_000),
  /** The creator sent a picture in full size; else the post's own is the original. */
  hasOriginal: Type.Boolean(),
  requestedByName: Nullable(Text(120)),
  /** Who declined, when and why stay with the record. */
  declineReason: Nullable(Text(2_000)),
  declinedBy: Nullable(OneOf(['brand', 'creator'])),
  answeredAt: Nullable(Instant),
  decidedAt: Nullable(Instant),
  /** Last day of the licence; null until it is paid. */
  licenceEndsOn: Nullable(Day),
  createdAt: Instant,
  abilities: Type.Array(OneOf(imagePurchaseAbilities)),
})

/** One right to show a creator's picture: agreed on for a post, or bought afterwards. */
export const RightEntry = Shape({
  /** Of the post, the purchase or the film. */
  id: Id,
  kind: OneOf(rightKinds),
  source: OneOf(rightSources),
  state: OneOf(rightStates),
  brandId: Id,
  brandName: Text(120),
  campaignId: Nullable(Id),
  campaignName: Nullable(Text(120)),
  /** The work whose agreement grants it; null for what was bought. */
  workId: Nullable(Id),
  creator: Shape({ id: Id, name: Text(120), username: Text(60) }),
  /** What shows it: of a film its still. */
  pictureUrl: Nullable(Text(500)),
  /** How many files can be had of it by whoever asks: none without a right, and none for the creator, who has them. */
  fileCount: Count,
  /** Where the one file is: the right is asked again there. */
  downloadUrl: Nullable(Text(500)),
  /** Empty where the agreement grants none. */
  channels: Type.Array(OneOf(ledgerChannels)),
  startsOn: Day,
  /** The last day; null where there is no right. */
  endsOn: Nullable(Day),
  /** The creator has reported that it is in use all the same. */
  use: Nullable(Shape({ reportedAt: Instant, link: Nullable(Text(2_000)), text: Text(1_000) })),
  abilities: Type.Array(OneOf(['reportUse'])),
})

/** A package that campaigns are sold as (row T-08). Price in whole kr; null where the package has none of its own. */
export const CampaignPackage = Shape({
  name: OneOf(packageNames),
  reach: Nullable(Count),
  profiles: Nullable(Count),
  price: Nullable(Kronor),
  descriptionSv: Text(1_000),
  descriptionEn: Text(1_000),
  /** Inactive ones cannot be chosen for new campaigns. */
  active: Type.Boolean(),
  campaignsCount: Count,
})

/** The campaign as it was when the platform last answered a review; null before the first. */
export const LastReview = Shape({
  reviewedAt: Instant,
  reviewedByName: Nullable(Text(120)),
  outcome: OneOf(['return', 'confirm']),
  comment: Nullable(Text(2_000)),
  campaign: Type.Partial(
    Shape({
      ...campaignFields,
      productImageUrl: Nullable(Text(500)),
      inspirationImageUrl: Nullable(Text(500)),
      wantedReach: Count,
    }),
  ),
})

/** A campaign as a bar of the calendar. */
export const CalendarCampaign = Shape({
  id: Id,
  name: Text(120),
  brandId: Id,
  brandName: Text(120),
  state: Text(20),
  startAt: Nullable(Day),
  dueAt: Nullable(Day),
  endAt: Nullable(Day),
})

/** One finished or running collaboration of a creator, as staff read it in the profile. */
export const Collaboration = Shape({
  participationId: Id,
  campaignId: Id,
  campaignName: Text(120),
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  /** Of the approved post that reached most. */
  imageUrl: Nullable(Text(500)),
  campaignImageUrl: Nullable(Text(500)),
  campaignImageFocus: Optional(PictureFocus),
  state: Text(20),
  approvedMentionsCount: Count,
  reach: Type.Integer(),
  rating: Nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  ratingComment: Nullable(Text(1_000)),
  createdAt: Instant,
  /** The fee that was held and went back to the brand; null when none did. */
  returnedFee: Nullable(Shape({ amount: Count, at: Instant, reason: OneOf(feeReturnReasons) })),
})
