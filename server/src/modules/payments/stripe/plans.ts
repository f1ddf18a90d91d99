import type Stripe from 'stripe'
import { planNames } from '@samspel/api'
import type { PaymentProvider, PlanInvoice, Subscription } from '../provider'
import { type Ask, dateOf, idOf } from './client'

const feeOf = (subscription: Stripe.Subscription): number | null => {
  const sums = subscription.items.data.map(({ price, quantity }) =>
    price.unit_amount === null ? null : price.unit_amount * (quantity ?? 1),
  )
  // Prices by volume have no sum of their own: the company's fee is then not known here.
  return sums.includes(null) ? null : sums.reduce<number>((all, sum) => all + (sum ?? 0), 0)
}

const states: Record<string, Subscription['state']> = {
  active: 'active',
  trialing: 'active',
  unpaid: 'unpaid',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

const invoiceStates: Record<string, PlanInvoice['state']> = { paid: 'paid', open: 'open', draft: 'open' }

const invoiceOf = (invoice: Stripe.Invoice): PlanInvoice => {
  const period = invoice.lines.data[0]?.period
  return {
    id: invoice.id!,
    amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    state: invoiceStates[invoice.status ?? ''] ?? 'void',
    intentId: idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent),
    from: dateOf(period?.start ?? invoice.period_start),
    to: dateOf(period?.end ?? invoice.period_end),
    createdAt: dateOf(invoice.created),
    url: invoice.hosted_invoice_url ?? null,
  }
}

/** So many invoices are looked at: older ones were when they were new. */
const invoicesRead = 24

export const subscriptions = ({
  ask,
  askFor,
}: Ask): Pick<PaymentProvider, 'findPlan' | 'findSubscription' | 'endSubscription' | 'openPortal'> => ({
  findPlan: async (sessionId) => {
    const session = await askFor((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] }))
    if (session?.mode !== 'subscription' || session.status !== 'complete') return undefined
    const { subscription } = session
    return {
      plan: session.metadata?.plan ?? null,
      monthlyFee: subscription && typeof subscription === 'object' ? feeOf(subscription) : null,
      customerId: idOf(session.customer),
      subscriptionId: idOf(subscription),
      startedAt: dateOf(session.created),
    }
  },
  findSubscription: async (subscriptionId) => {
    const found = await askFor((stripe) => stripe.subscriptions.retrieve(subscriptionId))
    if (!found) return undefined
    const { data: invoices } = await ask((stripe) =>
      stripe.invoices.list({ subscription: subscriptionId, limit: invoicesRead, expand: ['data.payments'] }),
    )
    const endsAt = found.cancel_at
    const paidUntil = Math.max(...found.items.data.map(({ current_period_end: end }) => end))
    return {
      id: found.id,
      plan: planNames.find((name) => name === found.metadata.plan) ?? null,
      state: states[found.status] ?? 'past_due',
      monthlyFee: feeOf(found),
      paidUntil: Number.isFinite(paidUntil) ? dateOf(paidUntil) : null,
      endsAt: endsAt === null ? null : dateOf(endsAt),
      endedAt: found.ended_at === null ? null : dateOf(found.ended_at),
      invoices: invoices.map(invoiceOf),
    }
  },
  endSubscription: async (subscriptionId) => {
    await askFor((stripe) => stripe.subscriptions.cancel(subscriptionId))
  },
  openPortal: ({ customerId, returnUrl }) =>
    ask(async (stripe) => {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
      return url
    }),
})
