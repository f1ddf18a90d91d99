import { Type } from 'typebox'
import { campaignStates, deliveryMethods, mentionKinds } from '../../states'
import {
  Count,
  CountryCode,
  Day,
  Id,
  Instant,
  Nullable,
  OneOf,
  Optional,
  PictureFocus,
  Shape,
  Text,
} from '../primitives'

/** What Samspel knows of a creator from their work here. */
export const CreatorFigures = Shape({
  /** Mean reach of the last 12 posts; null without posts. */
  averageReach: Nullable(Count),
  /** Approved participations, of all brands. */
  collaborationsCount: Count,
  /** Mean of the brands' ratings, 1 to 5, one decimal; null without any. */
  averageRating: Nullable(Type.Number()),
  ratingsCount: Count,
  /** Hours from approval to the first mention, the median of the last ten; null without any. */
  answerHours: Nullable(Count),
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
  /** Since when nobody may read the creator's account: the figures are as of then. Absent while they are read. */
  consentEndedAt: Optional(Instant),
  countryCode: Optional(CountryCode),
  profileCategoryIds: Optional(Type.Array(Id)),
  /** What staff judge an application by; in lists of participations and members, and in the directory. */
  figures: Optional(CreatorFigures),
})

/** Campaign summary carried by a creator's own participations. */
export const CampaignCard = Shape({
  id: Id,
  name: Text(120),
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  productImageUrl: Nullable(Text(500)),
  productImageFocus: Optional(PictureFocus),
  deliveryMethod: OneOf(deliveryMethods),
  state: OneOf(campaignStates),
  startAt: Nullable(Day),
  endAt: Nullable(Day),
  dueAt: Nullable(Day),
  /** Kinds of mentions that the campaign takes (`mentionKindsOf`). */
  mentionKinds: Type.Array(OneOf(mentionKinds)),
})
