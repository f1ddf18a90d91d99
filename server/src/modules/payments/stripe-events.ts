import type Stripe from 'stripe'
import { type Checkout, ForgedEvent, type ProviderEvent } from './provider'

/** Seconds that a signature is believed for; Stripe signs anew whenever it sends again. */
const tolerance = 300

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const stateOf = ({ status, payment_status: paid }: Stripe.Checkout.Session, kind?: string): Checkout['state'] => {
  if (kind === 'checkout.session.async_payment_failed') return 'failed'
  if (status === 'complete') return paid === 'unpaid' ? 'pending' : 'paid'
  return status === 'expired' ? 'expired' : 'open'
}

const cardOf = (intent: Stripe.Checkout.Session['payment_intent']): string | null => {
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null
  return (charge && typeof charge === 'object' && charge.payment_method_details?.card?.last4) || null
}

export const checkoutOf = (session: Stripe.Checkout.Session, kind?: string): Checkout => ({
  sessionId: session.id,
  paymentId: session.mode === 'payment' ? session.client_reference_id : null,
  state: stateOf(session, kind),
  amount: session.amount_total,
  currency: session.currency?.toUpperCase() ?? null,
  intentId: idOf(session.payment_intent),
  cardLastFour: cardOf(session.payment_intent),
})

const refusedCard = (intent: Stripe.PaymentIntent): Checkout => ({
  sessionId: '',
  paymentId: intent.metadata.payment_id ?? null,
  state: 'failed',
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
  intentId: intent.id,
  cardLastFour: null,
})

const aboutOf = (event: Stripe.Event): Checkout | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.mode === 'payment' ? checkoutOf(event.data.object, event.type) : undefined
    case 'payment_intent.payment_failed':
      return refusedCard(event.data.object)
    default:
      return undefined
  }
}

/** Reads word by the signature that it carries: the sandbox's goes the same way as Stripe's. */
export const readSigned = (
  webhooks: Pick<typeof Stripe.webhooks, 'constructEvent'>,
  { body, signature, secret, receivedAt }: { body: Buffer; signature: string; secret: string; receivedAt: Date },
): ProviderEvent => {
  let event: Stripe.Event
  try {
    event = webhooks.constructEvent(body, signature, secret, tolerance, undefined, receivedAt.getTime())
  } catch (error) {
    throw new ForgedEvent((error as Error).message)
  }
  const checkout = aboutOf(event)
  return { id: event.id, kind: event.type, createdAt: new Date(event.created * 1_000), ...(checkout && { checkout }) }
}
