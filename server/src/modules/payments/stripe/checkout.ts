import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { AppError } from '../../../errors'
import type { Checkout, CheckoutRequest, PaymentProvider } from '../provider'
import { type Ask, idOf } from './client'

const withCharge = ['payment_intent.latest_charge']

const stateOf = ({ status, payment_status: paid }: Stripe.Checkout.Session, kind?: string): Checkout['state'] => {
  if (kind === 'checkout.session.async_payment_failed') return 'failed'
  if (status === 'complete') return paid === 'unpaid' ? 'pending' : 'paid'
  return status === 'expired' ? 'expired' : 'open'
}

const chargeOf = (intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | undefined => {
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null
  return charge && typeof charge === 'object' ? charge : undefined
}

/** A checkout that is complete and whose money did not come in the end is asked about by its intent. */
const isGivenUp = ({ payment_intent: intent }: Stripe.Checkout.Session): boolean =>
  Boolean(intent && typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent.status))

export const checkoutOf = (session: Stripe.Checkout.Session, kind?: string): Checkout => {
  const state = stateOf(session, kind)
  const details = chargeOf(session.payment_intent)?.payment_method_details
  return {
    sessionId: session.id,
    paymentId: session.mode === 'payment' ? session.client_reference_id : null,
    state: state === 'pending' && isGivenUp(session) ? 'failed' : state,
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    intentId: idOf(session.payment_intent),
    paidWith: details?.type ?? null,
    cardLastFour: details?.card?.last4 ?? null,
  }
}

const paramsOf = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => {
  const { paymentId, amount, title, successUrl, cancelUrl, email, customerId, locale } = request
  return {
    mode: 'payment',
    // Without a list of methods Stripe offers what the account has switched on: cards, Swish, Klarna.
    line_items: [{ quantity: 1, price_data: { currency: 'sek', unit_amount: amount, product_data: { name: title } } }],
    client_reference_id: paymentId,
    customer: customerId,
    saved_payment_method_options: { payment_method_save: 'enabled' },
    metadata: { payment_id: paymentId },
    payment_intent_data: {
      metadata: { payment_id: paymentId },
      description: title,
      ...(email && { receipt_email: email }),
    },
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale,
  }
}

/** A key may be used again with the same parameters alone: it is made of them. */
const keyOf = ({ paymentId, tries }: CheckoutRequest, params: object): string =>
  `checkout-${paymentId}-${tries}-${createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 24)}`

export const checkouts = ({
  ask,
  askFor,
}: Ask): Pick<PaymentProvider, 'openCheckout' | 'findCheckout' | 'expireCheckout' | 'makeCustomer'> => ({
  openCheckout: async (request) => {
    const params = paramsOf(request)
    const session = await ask((stripe) =>
      stripe.checkout.sessions.create(params, { idempotencyKey: keyOf(request, params) }),
    )
    if (!session.url) throw new AppError('unavailable')
    return { sessionId: session.id, url: session.url }
  },
  findCheckout: async (sessionId) => {
    const session = await askFor((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand: withCharge }))
    return session && checkoutOf(session)
  },
  expireCheckout: async (sessionId) => {
    try {
      return (await askFor((stripe) => stripe.checkout.sessions.expire(sessionId))) !== undefined
    } catch (error) {
      // One that is not open any more is refused.
      if (error instanceof AppError && error.id === 'payment_refused') return false
      throw error
    }
  },
  makeCustomer: async ({ id, name, email, after, tries }) => {
    const params = { name, ...(email && { email }), metadata: { company_id: id } }
    const content = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 24)
    const { id: customerId } = await ask((stripe) =>
      stripe.customers.create(params, { idempotencyKey: `customer-${id}-${after ?? ''}-${tries}-${content}` }),
    )
    return customerId
  },
})
