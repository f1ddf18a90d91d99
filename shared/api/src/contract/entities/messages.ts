import { Type } from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'

/** Row E-17. `instagramer` is the owner's id: the list that the message belongs to (row T-40). */
export const Message = Shape({
  id: Id,
  instagramer: Id,
  brandId: Id,
  author: OneOf(['user', 'instagramer']),
  authorName: Text(120),
  body: Text(4_000),
  createdAt: Instant,
  readAt: Nullable(Instant),
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
  lastMessage: Nullable(Shape({ body: Text(4_000), author: OneOf(['user', 'instagramer']), createdAt: Instant })),
  unreadCount: Count,
})

/** One fact of the live stream; ids only. */
export const liveFacts = [
  'message-created',
  'mention-changed',
  'participation-changed',
  'campaign-changed',
  'account-changed',
  'image-purchase-changed',
  'store-participation-changed',
] as const
export const LiveFact = Shape({
  fact: OneOf(liveFacts),
  ids: Type.Record(Type.String(), Type.String()),
})
