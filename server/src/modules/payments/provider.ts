import type { Locale, PlanName } from '@samspel/api'

/** What a brand pays on the provider's page. Everything here is sent again as it is, however often the page is asked for. */
export interface CheckoutRequest {
  paymentId: string
  /** How many tries have come to nothing: each try is one page. */
  tries: number
  /** Öre. */
  amount: number
  title: string
  successUrl: string
  cancelUrl: string
  /** Where the provider mails the receipt. */
  email: string | undefined
  /** The company at the provider, which keeps its cards. */
  customerId: string
  locale: Locale
}

/** A checkout as the provider knows it. */
export interface Checkout {
  /** Empty where the provider told of a try alone, not of the checkout. */
  sessionId: string
  /** Our payment, as we named it when we opened the checkout; null for what is not ours. */
  paymentId: string | null
  /** `pending`: its payer has done everything, and the answer comes later. */
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired'
  /** Öre. */
  amount: number | null
  /** Upper case. */
  currency: string | null
  intentId: string | null
  /** `card`, `swish`, `klarna`, as the provider names it. */
  paidWith: string | null
  cardLastFour: string | null
}

/** What a word of the provider is about. What it says itself may be old: what stands is asked for. */
export interface ProviderEvent {
  id: string
  kind: string
  createdAt: Date
  checkout?: Checkout
  /** Money went back, or is disputed. */
  intentId?: string
  subscriptionId?: string
}

export interface Refund {
  id: string
  /** Öre. */
  amount: number
  state: 'pending' | 'done' | 'failed'
  createdAt: Date
}

export interface Dispute {
  id: string
  amount: number
  state: 'open' | 'won' | 'lost'
  reason: string
  /** What the provider has taken from us for it by now, its fee left out. */
  withdrawn: number
  /** How many movements that comes from. */
  moves: number
  createdAt: Date
}

/** What a payment has come to at the provider. */
export interface Reversals {
  intentId: string
  /** Ours, if it was a top-up. */
  paymentId: string | null
  refunds: Refund[]
  disputes: Dispute[]
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

export interface PlanInvoice {
  id: string
  amount: number
  state: 'open' | 'paid' | 'void'
  intentId: string | null
  from: Date
  to: Date
  createdAt: Date
  /** Where its owner pays it. */
  url: string | null
}

/** A subscription as it stands, with what it has asked for. */
export interface Subscription {
  id: string
  plan: PlanName | null
  /** `unpaid`: the provider has given up asking for its money. */
  state: 'active' | 'past_due' | 'unpaid' | 'ended'
  monthlyFee: number | null
  paidUntil: Date | null
  /** When it ends, if it has been cancelled. */
  endsAt: Date | null
  endedAt: Date | null
  invoices: PlanInvoice[]
}

/** A payment in the provider's report, öre: what is left of it after what went back. */
export interface ReportedPayment {
  intentId: string
  paymentId: string | null
  amount: number
  currency: string
  paidAt: Date
}

/** A movement on our balance at the provider that is not a payment itself. */
export interface BalanceMove {
  id: string
  /** What the provider keeps for its service, öre. */
  cost: number
  /** What it has paid to our bank. */
  paidOut: number
  at: Date
}

/** From and to, the end not included. */
export interface Period {
  from: Date
  to: Date
}

/**
 * What Samspel asks a provider of card payments. Throws AppError: `payment_key_refused`, `payment_busy`, `payment_refused` or
 * `unavailable`; and `ForgedEvent` where word is not the provider's.
 */
export interface PaymentProvider {
  name: 'stripe'
  /** The same one for the same payment and try, however often it is asked for. */
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>
  findCheckout(sessionId: string): Promise<Checkout | undefined>
  /** Nothing can be paid there any more; true where that is so now, false where it was paid or is gone already. */
  expireCheckout(sessionId: string): Promise<boolean>
  /** A company as a customer; the same one for the same company, try and `after`, the customer that was not known any more. */
  makeCustomer(company: {
    id: string
    name: string
    email: string | undefined
    after: string | null
    tries: number
  }): Promise<string>
  /** Gives money back. The same refund for the same payment, try, sum and what was refunded before. */
  refund(order: { paymentId: string; intentId: string; amount: number; before: number; tries: number }): Promise<void>
  findReversals(intentId: string): Promise<Reversals | undefined>
  /** Reads word that came to our address; `receivedAt` says against which clock its age is judged. */
  readEvent(body: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent>
  /** Words of a period, for those that were lost on their way; the oldest first. */
  eventsIn(period: Period): Promise<ProviderEvent[]>
  findPlan(sessionId: string): Promise<PlanCheckout | undefined>
  findSubscription(subscriptionId: string): Promise<Subscription | undefined>
  endSubscription(subscriptionId: string): Promise<void>
  /** A page on which a company changes its card, or ends its plan. */
  openPortal(order: { customerId: string; returnUrl: string }): Promise<string>
  /** Every payment of a period. */
  report(period: Period): Promise<ReportedPayment[]>
  movesIn(period: Period): Promise<BalanceMove[]>
}

/** Word that does not carry the provider's signature, or one that is too old to be believed. */
export class ForgedEvent extends Error {}

/** The customer that was named is gone at the provider. */
export class NoCustomer extends Error {}
