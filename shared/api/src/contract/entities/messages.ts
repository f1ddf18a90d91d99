import { Type } from 'typebox'
import { mediaLimits } from '../../media-limits'
import { Count, Id, Instant, Nullable, OneOf, Optional, PictureFocus, Shape, Text } from '../primitives'

const Side = OneOf(['user', 'instagramer'])

/** As they are kept: pictures become WebP. */
export const messageFileTypes = ['image/webp', 'application/pdf', ...mediaLimits.filmTypes] as const

/** A file of a message. Its addresses are the caller's own and end after a while: a message that is read again has new ones. */
export const MessageFile = Shape({
  id: Id,
  name: Text(200),
  type: OneOf(messageFileTypes),
  bytes: Count,
  width: Nullable(Count),
  height: Nullable(Count),
  url: Text(500),
  /** A smaller copy of a picture, or a still of a film where there is one; null for other files. */
  previewUrl: Nullable(Text(500)),
  /** Of films, ms. */
  durationMs: Optional(Nullable(Count)),
  createdAt: Instant,
})

/** Changes of state that are told in a thread. */
export const noticeKinds = [
  'applied',
  'application_withdrawn',
  'application_approved',
  'application_rejected',
  'removed',
  'left',
  'mention_created',
  'mention_resubmitted',
  'mention_approved',
  'mention_rejected',
  'changes_requested',
  'mention_reset',
  'mention_unanswered',
  'mention_as_drafted',
  'pass_requested',
  'pass_approved',
  'pass_declined',
  'pass_ended',
  'picked_up',
  'image_requested',
  'image_accepted',
  'image_bought',
  'image_declined',
  'agreement_changed',
  'agreement_moved',
] as const

/** What a system notice tells of and leads to; the message's author is the side that did it. */
export const ThreadNotice = Shape({
  kind: OneOf(noticeKinds),
  campaignId: Nullable(Id),
  campaignName: Nullable(Text(200)),
  participationId: Nullable(Id),
  storeParticipationId: Nullable(Id),
  storeCampaignId: Nullable(Id),
  mentionId: Nullable(Id),
  imagePurchaseId: Nullable(Id),
  /** What was said with it: a reason, what is to be changed. */
  text: Nullable(Text(2_000)),
})

/** Row E-17. `instagramer` is the owner's id: the list that the message belongs to (row T-40). */
export const Message = Shape({
  id: Id,
  instagramer: Id,
  brandId: Id,
  author: Side,
  authorName: Text(120),
  body: Text(4_000),
  createdAt: Instant,
  readAt: Nullable(Instant),
  /** Place in the thread, from 1. */
  seq: Count,
  /** The writer's own key of the message. */
  clientKey: Nullable(Text(100)),
  notice: Nullable(ThreadNotice),
  files: Type.Array(MessageFile),
})

/** A conversation between one brand and one creator, as the list of threads shows it. */
export const Thread = Shape({
  id: Id,
  instagramerId: Id,
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  creatorName: Text(120),
  creatorUsername: Text(60),
  creatorAvatarUrl: Nullable(Text(500)),
  lastMessage: Nullable(
    Shape({
      body: Text(4_000),
      author: Side,
      authorName: Text(120),
      createdAt: Instant,
      notice: Nullable(OneOf(noticeKinds)),
      fileCount: Count,
      /** All of its files are pictures. */
      isPictures: Type.Boolean(),
    }),
  ),
  unreadCount: Count,
  /** Of their newest collaboration. */
  campaignName: Nullable(Text(200)),
  muted: Type.Boolean(),
  archived: Type.Boolean(),
})

/** One step of a collaboration, as the thread's side tells it. */
export const CollaborationStep = Shape({
  step: OneOf([
    'application',
    'invitation',
    'approval',
    'pickup',
    'post',
    'changes',
    'review',
    'approved_post',
    'payment',
    'end',
  ]),
  state: OneOf(['done', 'now', 'todo', 'failed']),
  /** When it was done, or the last moment for it. */
  at: Nullable(Instant),
  /** Day for what has no hour. */
  day: Nullable(Text(10)),
  /** The version of a post that was handed in again, from 2. */
  version: Nullable(Count),
  place: Nullable(Text(120)),
})

/** What is asked next of one of the two sides. */
export const Turn = Shape({
  who: OneOf(['mine', 'theirs', 'nobody']),
  ask: OneOf([
    'answer_application',
    'answer_image',
    'buy_image',
    'review_post',
    'change_post',
    'hand_in_post',
    'pick_up',
    'none',
  ]),
  until: Nullable(Text(10)),
  mentionId: Nullable(Id),
  imagePurchaseId: Nullable(Id),
})

const Collaboration = {
  campaignId: Id,
  campaignName: Text(200),
  campaignImageUrl: Nullable(Text(500)),
  campaignImageFocus: Optional(PictureFocus),
  participationId: Nullable(Id),
  storeParticipationId: Nullable(Id),
  storeCampaignId: Nullable(Id),
  state: OneOf(['pending', 'approved', 'rejected', 'requested', 'declined', 'picked_up', 'invited', 'done']),
}

/** What stands beside a thread: both sides, what has been done together, and whose turn it is. */
export const ThreadContext = Shape({
  brandId: Id,
  brandName: Text(120),
  brandLogoUrl: Nullable(Text(500)),
  /** Whom the creator last heard of at the brand. */
  staffName: Nullable(Text(120)),
  instagramerId: Id,
  creatorName: Text(120),
  creatorUsername: Text(60),
  creatorAvatarUrl: Nullable(Text(500)),
  muted: Type.Boolean(),
  archived: Type.Boolean(),
  /** Who has stopped messages: nobody, the caller's side, the other side, or the platform. */
  blocked: OneOf(['none', 'mine', 'theirs', 'platform']),
  /** A report of the caller's side that the platform has not decided. */
  reported: Type.Boolean(),
  collaboration: Nullable(
    Shape({
      ...Collaboration,
      turn: Turn,
      steps: Type.Array(CollaborationStep),
      lastDayToPost: Nullable(Text(10)),
      /** Öre. */
      fee: Nullable(Count),
      feeState: Nullable(OneOf(['held', 'paid', 'returned'])),
      /** Whole kronor of the newest licence to a picture. */
      licence: Nullable(Count),
      licenceState: Nullable(OneOf(['requested', 'pending', 'approved', 'declined'])),
    }),
  ),
  others: Type.Array(Shape(Collaboration)),
  files: Type.Array(MessageFile),
  fileCount: Count,
  values: Shape({
    firstName: Nullable(Text(120)),
    campaign: Nullable(Text(200)),
    lastDay: Nullable(Text(40)),
    daysLeft: Nullable(Text(40)),
    fee: Nullable(Text(40)),
    brand: Nullable(Text(120)),
  }),
})

/** A text that a brand writes often. */
export const MessageTemplate = Shape({
  id: Id,
  brandId: Id,
  name: Text(80),
  body: Text(4_000),
  updatedAt: Instant,
})

/** One fact of the live stream; ids only. */
export const liveFacts = [
  'message-created',
  'thread-changed',
  'mention-changed',
  'participation-changed',
  'campaign-changed',
  'account-changed',
  'payout-batch-changed',
  'image-purchase-changed',
  'store-participation-changed',
  'notices-changed',
  'message-bulk-changed',
  'registry-changed',
] as const
export const LiveFact = Shape({
  fact: OneOf(liveFacts),
  ids: Type.Record(Type.String(), Type.String()),
})
