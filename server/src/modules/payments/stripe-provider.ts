import type Stripe from 'stripe'
import { AppError } from '../../errors'
import { lazy } from '../../lazy'
import { recorded } from '../../services'
import type { PaymentProvider, ReportedPayment } from './provider'
import { checkoutOf, readSigned } from './stripe-events'

const withCard = ['payment_intent.latest_charge']
/** Hours for which a checkout can be paid. */
const openHours = 23

/** Stripe's refusals of a single record are answers; all else means that it cannot be asked now. */
const isMissing = (error: unknown): boolean =>
  (error as { type?: string }).type === 'StripeInvalidRequestError' &&
  [404, 400].includes((error as { statusCode?: number }).statusCode ?? 0)

const orUnavailable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await recorded('cards', 'payment_read', () => work)
  } catch (error) {
    throw Object.assign(new AppError('unavailable'), { cause: error })
  }
}

const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> =>
  orUnavailable(work.catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error as Error))))

/** Stripe's own package, which is large, is loaded when it is first needed. */
const open = (secretKey: string) =>
  lazy(async () => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, { maxNetworkRetries: 2, timeout: 10_000, telemetry: false })
  })

const feeOf = (subscription: Stripe.Checkout.Session['subscription']): number | null =>
  subscription && typeof subscription === 'object' ? (subscription.items.data[0]?.price.unit_amount ?? null) : null

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** Card payments by Stripe Checkout. */
export const stripeProvider = (settings: { secretKey: string; webhookSecret: string }): PaymentProvider => {
  const client = open(settings.secretKey)
  return {
    name: 'stripe',
    openCheckout: async ({ paymentId, amount, title, successUrl, cancelUrl, email, locale, now }) => {
      const stripe = await client()
      const session = await orUnavailable(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            line_items: [
              { quantity: 1, price_data: { currency: 'sek', unit_amount: amount, product_data: { name: title } } },
            ],
            client_reference_id: paymentId,
            metadata: { payment_id: paymentId },
            payment_intent_data: { metadata: { payment_id: paymentId }, description: title },
            success_url: successUrl,
            cancel_url: cancelUrl,
            locale,
            expires_at: Math.floor(now.getTime() / 1_000) + openHours * 3_600,
            ...(email && { customer_email: email }),
          },
          { idempotencyKey: `checkout-${paymentId}` },
        ),
      )
      if (!session.url) throw new AppError('unavailable')
      return { sessionId: session.id, url: session.url }
    },
    findCheckout: async (sessionId) => {
      const stripe = await client()
      const session = await orMissing(stripe.checkout.sessions.retrieve(sessionId, { expand: withCard }))
      return session && checkoutOf(session)
    },
    expireCheckout: async (sessionId) => {
      const stripe = await client()
      return (await orMissing(stripe.checkout.sessions.expire(sessionId))) !== undefined
    },
    readEvent: async (body, signature, receivedAt) => {
      const { webhooks } = await client()
      return readSigned(webhooks, { body, signature, secret: settings.webhookSecret, receivedAt })
    },
    findPlan: async (sessionId) => {
      const stripe = await client()
      const session = await orMissing(stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] }))
      if (session?.mode !== 'subscription' || session.status !== 'complete') return undefined
      return {
        plan: session.metadata?.plan ?? null,
        monthlyFee: feeOf(session.subscription),
        customerId: idOf(session.customer),
        subscriptionId: idOf(session.subscription),
        startedAt: new Date(session.created * 1_000),
      }
    },
    report: async ({ from, to }) => {
      const stripe = await client()
      const found: ReportedPayment[] = []
      const created = { gte: Math.floor(from.getTime() / 1_000), lt: Math.floor(to.getTime() / 1_000) }
      await orUnavailable(
        (async () => {
          for await (const charge of stripe.charges.list({ created, limit: 100 })) {
            // What was taken for something else than a top-up is not ours to compare.
            if (charge.paid && charge.metadata.payment_id)
              found.push({
                provider: 'stripe',
                sessionId: idOf(charge.payment_intent) ?? charge.id,
                paymentId: charge.metadata.payment_id,
                amount: charge.amount,
                currency: charge.currency.toUpperCase(),
                paidAt: new Date(charge.created * 1_000),
              })
          }
        })(),
      )
      return found
    },
  }
}
