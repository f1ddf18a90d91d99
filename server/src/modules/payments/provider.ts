import type { Locale } from '@samspel/api'

/** What a brand pays by card on the provider's page. */
export interface CheckoutRequest {
  paymentId: string
  /** Öre. */
  amount: number
  title: string
  successUrl: string
  cancelUrl: string
  email: string | undefined
  locale: Locale
  now: Date
}

/** A checkout as the provider knows it. */
export interface Checkout {
  /** Empty where the provider told of a try alone, not of the checkout. */
  sessionId: string
  /** Our payment, as we named it when we opened the checkout; null for what is not ours. */
  paymentId: string | null
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired'
  /** Öre. */
  amount: number | null
  /** Upper case. */
  currency: string | null
  intentId: string | null
  cardLastFour: string | null
}

/** Word of the provider about a checkout; `checkout` is absent for what does not concern us. */
export interface ProviderEvent {
  id: string
  kind: string
  createdAt: Date
  checkout?: Checkout
}

/** A subscription that somebody took in the provider's checkout before they signed up (row C-17). */
export interface PlanCheckout {
  plan: string | null
  /** Öre. */
  monthlyFee: number | null
  customerId: string | null
  subscriptionId: string | null
  startedAt: Date
}

/** A payment in the provider's report. */
export interface ReportedPayment {
  provider: 'stripe' | 'sandbox'
  sessionId: string
  paymentId: string | null
  /** Öre. */
  amount: number
  currency: string
  paidAt: Date
}

/** From and to, the end not included. */
export interface Period {
  from: Date
  to: Date
}

/**
 * What Samspel asks a provider of card payments. Throws AppError `unavailable` where it does not answer, and
 * `ForgedEvent` where word is not the provider's.
 */
export interface PaymentProvider {
  name: 'stripe' | 'sandbox'
  /** The same one for the same payment, however often it is asked for. */
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>
  findCheckout(sessionId: string): Promise<Checkout | undefined>
  /** Nothing can be paid there any more; true where that is so now, false where it was paid or is gone already. */
  expireCheckout(sessionId: string): Promise<boolean>
  /** Reads word that came to our address; `receivedAt` says against which clock its age is judged. */
  readEvent(body: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent>
  findPlan(sessionId: string): Promise<PlanCheckout | undefined>
  /** Every payment of a period. */
  report(period: Period): Promise<ReportedPayment[]>
}

/** Word that does not carry the provider's signature, or one that is too old to be believed. */
export class ForgedEvent extends Error {}
