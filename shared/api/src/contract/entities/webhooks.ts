import { Type } from 'typebox'
import { deliveryStates, webhookKinds, webhookPauses } from '../../webhooks'
import { Count, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'

/** An address of a company's own systems that is told of what happens. The secret is answered once. */
export const Webhook = Shape({
  id: Id,
  url: Text(500),
  kinds: Type.Array(OneOf(webhookKinds)),
  /** Null: all brands of the company, also those that are added. */
  brandIds: Nullable(Type.Array(Id)),
  /** Null while it is sent to. */
  pausedAs: Nullable(OneOf(webhookPauses)),
  createdAt: Instant,
  /** Deliveries that wait for another try, and those that were given up and not sent again. */
  waitingCount: Count,
  failedCount: Count,
})

/** One thing that was told to one address. */
export const WebhookDelivery = Shape({
  id: Id,
  /** A kind, or `ping`. */
  kind: Text(40),
  brandId: Nullable(Id),
  state: OneOf(deliveryStates),
  attempts: Count,
  /** The last answer: status, milliseconds and its first characters; or why there was none. */
  status: Nullable(Count),
  tookMs: Nullable(Count),
  answer: Nullable(Text(200)),
  fault: Nullable(OneOf(['timeout', 'refused', 'not_public', 'tls', 'redirect', 'unknown'])),
  /** What was sent, as JSON. */
  body: Text(4_000),
  createdAt: Instant,
  triedAt: Nullable(Instant),
  /** When it is tried next, while it waits. */
  nextAt: Nullable(Instant),
})
