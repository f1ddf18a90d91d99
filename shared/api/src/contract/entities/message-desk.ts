import { Type } from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'
import { ThreadContext } from './messages'

/** One who would get a message to many, with what the variables stand for in their thread. */
export const BulkRecipient = Shape({
  instagramerId: Id,
  name: Text(120),
  avatarUrl: Nullable(Text(500)),
  /** Has muted the brand: gets the message without being told. */
  muted: Type.Boolean(),
  /** One side has blocked the other: gets nothing. */
  blocked: Type.Boolean(),
  values: ThreadContext.properties.values,
})

/** A message to many. `secondsLeft` is counted by the server. */
export const MessageBulk = Shape({
  id: Id,
  brandId: Id,
  campaignId: Id,
  campaignName: Text(200),
  name: Text(80),
  state: OneOf(['waiting', 'cancelled', 'sent']),
  recipientCount: Count,
  secondsLeft: Count,
  sendAt: Instant,
  byName: Text(120),
})

/** What somebody reported of a thread, for platform staff. */
export const MessageReport = Shape({
  id: Id,
  brandId: Id,
  brandName: Text(120),
  instagramerId: Id,
  creatorName: Text(120),
  reporter: OneOf(['user', 'instagramer']),
  reporterName: Text(120),
  reason: OneOf(['spam', 'rude', 'fraud', 'other']),
  text: Text(2_000),
  messageBody: Nullable(Text(4_000)),
  state: OneOf(['open', 'dismissed', 'closed']),
  note: Text(2_000),
  createdAt: Instant,
  decidedAt: Nullable(Instant),
  /** Who of the platform decided it. */
  decidedByName: Nullable(Text(120)),
  /** Whether and until when the caller may read the conversation. */
  openUntil: Nullable(Instant),
  /** Who of the platform has opened the conversation, newest first. */
  openings: Type.Array(Shape({ byName: Text(120), reason: Text(500), openedAt: Instant })),
})
