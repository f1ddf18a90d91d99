/**
 * What happens that a company's own systems can be told of. `ping` is sent by the test button alone. Who adds one adds its trigger in a
 * migration and its name beside the screen (mf-auth/src/features/company/api).
 */
export const webhookKinds = [
  'application.made',
  'application.approved',
  'application.rejected',
  'post.made',
  'post.approved',
  'post.rejected',
  'payment.released',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** `waiting` is tried again; `failed` is not, unless somebody sends it again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why nothing is sent to an address: switched off, no answer for days, or the receiver said that it is gone (410). */
export const webhookPauses = ['by_hand', 'failing', 'gone'] as const
export type WebhookPause = (typeof webhookPauses)[number]

/** Days in which a delivery is tried, and for which the log keeps it. */
export const webhookDays = { tries: 3, kept: 30 } as const
/** Characters of an answer that the log keeps. */
export const webhookAnswerLength = 200
