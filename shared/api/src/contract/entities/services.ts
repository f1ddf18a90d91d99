import { Type } from 'typebox'
import { Count, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'

/** The services outside that Samspel is connected to. */
export const serviceNames = [
  'facebook',
  'instagram',
  'cards',
  'bank',
  'transfers',
  'mail',
  'web_push',
  'native_push',
  'files',
  'errors',
  'traces',
  'redis',
  'registry',
  'youtube',
  'tiktok',
  'breached_passwords',
  'vat_register',
] as const

/** `wrong`: its settings contradict each other, or what it did last failed. */
export const serviceStates = ['wrong', 'missing', 'practice', 'live'] as const

/** Why a service is in its state, as its settings alone say. */
export const serviceReasons = [
  'set',
  'optional',
  'not_set',
  'own_machine',
  'test_key',
  'live_key_here',
  'unusable',
  'made_up',
] as const

/** What a service did when it last worked. */
export const serviceDeeds = [
  'mail_sent',
  'push_sent',
  'account_read',
  'posts_read',
  'signed_in',
  'checkout_opened',
  'payment_read',
  'webhook',
  'file_made',
  'answer_read',
  'file_stored',
  'file_read',
  'report_sent',
  'trace_sent',
  'counted',
  'registry_read',
  'password_looked_up',
  'vat_number_asked',
  'tested',
] as const

/** Why a service cannot be tested from here. */
export const untestableReasons = ['by_hand', 'no_account', 'no_device', 'not_set'] as const

/** A service as its settings say and as its calls went. Of a key only the last four characters are told. */
export const ConnectedService = Shape({
  name: OneOf(serviceNames),
  state: OneOf(serviceStates),
  reason: OneOf(serviceReasons),
  /** The settings that the reason is about. */
  settings: Type.Array(Text(60)),
  host: Nullable(Text(255)),
  version: Nullable(Text(40)),
  keyEnd: Nullable(Text(4)),
  /** The last call that went well; `quiet`: it is longer ago than this service is ever silent. */
  worked: Nullable(Shape({ at: Instant, deed: OneOf(serviceDeeds), count: Count })),
  quiet: Type.Boolean(),
  /** A test of it may be asked for from here; otherwise why not. */
  untestable: Nullable(OneOf(untestableReasons)),
  /** The failure since then, in the service's own words. */
  failed: Nullable(Shape({ at: Instant, message: Text(300) })),
  /** What waits to be sent to it. */
  waiting: Count,
  /** What there is of it: devices that take its pushes, mails of the last 24 hours. */
  size: Nullable(Count),
})

/** Something that ends: a version of an interface, a certificate, a token. */
export const ServiceEnd = Shape({
  kind: OneOf(['api_version', 'certificate', 'tokens']),
  name: Text(255),
  service: Nullable(OneOf(serviceNames)),
  endsAt: Instant,
  /** How many end by then. */
  count: Count,
})

/**
 * A call of a service to us. `accepted`: its signature was good and it was carried over, be it when it came again or was run again.
 * `canRerun`: it was good, we failed at it, and what it told is kept.
 */
export const ReceivedWebhook = Shape({
  id: Id,
  at: Instant,
  service: OneOf(serviceNames),
  kind: Nullable(Text(120)),
  status: Count,
  ms: Count,
  accepted: Type.Boolean(),
  canRerun: Type.Boolean(),
  /** Who ran it again; the name is null once the account is gone. */
  rerun: Nullable(Shape({ at: Instant, by: Nullable(Text(255)) })),
})

/**
 * How running a call again went. `known`: what it tells had been carried over before. `outdated`: something newer has been said since.
 * `message`: why it failed, in the words of what failed.
 */
export const WebhookRerun = Shape({
  outcome: OneOf(['done', 'known', 'outdated', 'failed']),
  message: Nullable(Text(300)),
})

/** How a test of a service went. `message`: its own words, when it failed. */
export const ServiceTest = Shape({
  name: OneOf(serviceNames),
  ok: Type.Boolean(),
  ms: Count,
  message: Nullable(Text(300)),
  /** Why nothing was asked. */
  untestable: Nullable(OneOf(untestableReasons)),
})

export const ConnectedServices = Shape({
  /** Whether people outside reach this installation. */
  isPublic: Type.Boolean(),
  updatedAt: Instant,
  services: Type.Array(ConnectedService),
  ends: Type.Array(ServiceEnd),
  webhooks: Shape({
    /** Of the last 24 hours, as `refused`. */
    total: Count,
    refused: Count,
    /** Of the last 14 days: what can be run again. */
    failed: Count,
    latest: Type.Array(ReceivedWebhook),
    /** Services that used to call on most days and have not called for 24 hours. */
    silent: Type.Array(Shape({ service: OneOf(serviceNames), since: Instant })),
  }),
})
