import type Stripe from 'stripe'
import { type Checkout, ForgedEvent, type ProviderEvent } from '../provider'
import { checkoutOf } from './checkout'
import { dateOf, idOf } from './client'

/** Seconds that a signature is believed for; Stripe signs anew whenever it sends again. */
const tolerance = 300

const refusedCard = (intent: Stripe.PaymentIntent): Checkout => ({
  sessionId: '',
  paymentId: intent.metadata.payment_id ?? null,
  state: 'failed',
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
  intentId: intent.id,
  paidWith: null,
  cardLastFour: null,
})

type About = Pick<ProviderEvent, 'checkout' | 'intentId' | 'subscriptionId'>

const aboutIntent = (intent: string | { id: string } | null): About => {
  const intentId = idOf(intent)
  return intentId ? { intentId } : {}
}

const aboutSubscription = (id: string | null): About => (id ? { subscriptionId: id } : {})

/** What an event is about; nothing for what does not concern us. */
const aboutOf = (event: Stripe.Event): About => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.mode === 'payment' ? { checkout: checkoutOf(event.data.object, event.type) } : {}
    case 'payment_intent.payment_failed':
      return { checkout: refusedCard(event.data.object) }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return aboutIntent(event.data.object.payment_intent)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return aboutSubscription(event.data.object.id)
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return aboutSubscription(idOf(event.data.object.parent?.subscription_details?.subscription))
    default:
      return {}
  }
}

/** Kinds of events that concern us, for asking about those that were lost. */
export const concerning = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]

export const eventOf = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  kind: event.type,
  createdAt: dateOf(event.created),
  ...aboutOf(event),
})

const isEvent = ({ id, type, created, data }: Partial<Stripe.Event>): boolean =>
  typeof id === 'string' && typeof type === 'string' && typeof created === 'number' && typeof data?.object === 'object'

/** Reads word by the signature that it carries. */
export const readSigned = (
  webhooks: Pick<typeof Stripe.webhooks, 'constructEvent'>,
  { body, signature, secret, receivedAt }: { body: Buffer; signature: string; secret: string; receivedAt: Date },
): ProviderEvent => {
  try {
    const event = webhooks.constructEvent(body, signature, secret, tolerance, undefined, receivedAt.getTime())
    if (!isEvent(event)) throw new Error('the body is no event')
    return eventOf(event)
  } catch (error) {
    throw new ForgedEvent((error as Error).message)
  }
}
