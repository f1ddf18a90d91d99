import { Type } from 'typebox'
import { extraRoundStates, mediaFileKinds, postDraftOutcomes, postDraftStates } from '../../post-draft-states'
import { deliveryMethods } from '../../states'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { MentionChecks } from './campaigns'
import { CampaignCard, CreatorCard } from './cards'
import { DraftMedia } from './draft-media'

/** Where a comment points: at a spot of a picture or second of a film (shares of width and height, 0 to 1), or at words. */
export const DraftPlace = Type.Union([
  Shape({
    mediaId: Id,
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
    second: Optional(Type.Number({ minimum: 0, maximum: 600 })),
  }),
  Shape({ from: Count, to: Count, quote: Text(500) }),
])

export const DraftComment = Shape({
  id: Id,
  /** 1, 2, 3 in the order of their making; keeps its number in later versions. */
  number: Type.Integer({ minimum: 1 }),
  /** Of the version that it was written to. */
  version: Type.Integer({ minimum: 1 }),
  place: DraftPlace,
  text: Text(1_000),
  byName: Nullable(Text(120)),
  createdAt: Instant,
  /** When it was sent with a request for changes; null: the creator does not see it yet. */
  sentAt: Nullable(Instant),
  /** When the creator ticked it. */
  doneAt: Nullable(Instant),
})

/** What was sent once. */
export const PostDraftVersion = Shape({
  number: Type.Integer({ minimum: 1 }),
  caption: Text(2_200),
  media: Type.Array(DraftMedia),
  sentAt: Instant,
  /** How it was answered; null while it waits. `withdrawn`: the creator took it back. */
  outcome: Nullable(OneOf(postDraftOutcomes)),
  decidedAt: Nullable(Instant),
  decidedByName: Nullable(Text(120)),
  /** What the brand wrote with its request for changes. */
  note: Nullable(Text(2_000)),
})

export const postDraftAbilities = [
  'write',
  'send',
  'withdraw',
  'answerExtraRound',
  'comment',
  'approve',
  'requestChanges',
  'askExtraRound',
  'decline',
] as const

/** A draft of what is published for one piece of work. */
export const PostDraft = Shape({
  /** Of the participation, or of what is picked up. */
  id: Id,
  deliveryMethod: OneOf(deliveryMethods),
  state: OneOf(postDraftStates),
  campaign: CampaignCard,
  creator: CreatorCard,
  /** As it is being written for its creator; as it was last sent for staff. */
  caption: Text(2_200),
  media: Type.Array(DraftMedia),
  /** When what is being written was kept last; null for staff. */
  savedAt: Nullable(Instant),
  /** Newest first. */
  versions: Type.Array(PostDraftVersion),
  /** Of all versions, by number. */
  comments: Type.Array(DraftComment),
  checks: MentionChecks,
  /** Rounds that were sent, and how many were agreed; null: as many as wanted. */
  changesUsed: Count,
  changeRounds: Nullable(Count),
  extraRound: Nullable(OneOf(extraRoundStates)),
  /** The last day on which the brand answers; without an answer it is approved. Null unless `sent`. */
  answerBy: Nullable(Day),
  /** The day by which it is best sent (again), so that answer and change fit before the last day. */
  sendBy: Nullable(Day),
  /** The last day of publishing. */
  publishBy: Nullable(Day),
  abilities: Type.Array(OneOf(postDraftAbilities)),
})

/** A draft as a row of the desk. */
export const PostDraftRow = Shape({
  id: Id,
  deliveryMethod: OneOf(deliveryMethods),
  state: OneOf(postDraftStates),
  campaign: CampaignCard,
  creator: CreatorCard,
  previewUrl: Nullable(Text(500)),
  /** Of the version that was sent last. */
  version: Type.Integer({ minimum: 1 }),
  sentAt: Instant,
  answerBy: Nullable(Day),
})

/** A file on its way, or there. */
export const MediaFile = Shape({
  id: Id,
  kind: OneOf(mediaFileKinds),
  state: OneOf(['uploading', 'ready'] as const),
  name: Text(200),
  bytes: Count,
  /** Bytes of every part but the last; numbers of parts count from 1. */
  partBytes: Count,
  receivedParts: Type.Array(Type.Integer({ minimum: 1 })),
  url: Nullable(Text(500)),
  previewUrl: Nullable(Text(500)),
  width: Nullable(Count),
  height: Nullable(Count),
  durationMs: Nullable(Count),
})
