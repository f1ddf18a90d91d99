import { emit } from './events'
import { intentOf, take } from './money'
import type { StripeObject, World } from './world'

/** The prices that somebody has set up at Stripe, a month, öre. */
export const prices = { small: 499_00, medium: 1_490_00, large: 2_990_00 } as const
export type PlanName = keyof typeof prices
export const planNames = Object.keys(prices) as PlanName[]

/** The same day of the next month; in shorter months their last one. */
const monthAfter = (seconds: number, anchor: number): number => {
  const [at, first] = [new Date(seconds * 1_000), new Date(anchor * 1_000)]
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 2, 0)).getUTCDate()
  const day = Math.min(first.getUTCDate(), last)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, day, first.getUTCHours(), first.getUTCMinutes()) / 1_000
}

interface Period {
  current_period_start: number
  current_period_end: number
  price: { unit_amount: number }
}
const itemOf = (subscription: StripeObject): Period => (subscription.items as { data: [Period] }).data[0]

const invoiceOf = (world: World, subscription: StripeObject, reason: 'subscription_create' | 'subscription_cycle') => {
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription)
  const made = world.make('in', 'invoice', {
    customer: subscription.customer,
    status: 'open',
    amount_due: price.unit_amount,
    amount_paid: 0,
    currency: 'sek',
    billing_reason: reason,
    period_start: start,
    period_end: end,
    lines: { object: 'list', has_more: false, data: [{ period: { start, end }, amount: price.unit_amount }] },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata: {} } },
    hosted_invoice_url: '',
    payments: { object: 'list', has_more: false, data: [] as object[] },
  })
  made.hosted_invoice_url = `${world.practice.publicUrl}/sandbox/payments/invoices/${made.id}`
  subscription.latest_invoice = made.id
  return made
}

/** An invoice is paid by the card of its subscription. */
export const payInvoice = async (world: World, invoice: StripeObject): Promise<void> => {
  const amount = invoice.amount_due as number
  const intent = intentOf(world, {
    amount,
    currency: 'sek',
    metadata: {},
    customer: invoice.customer as string,
    description: 'Subscription',
  })
  take(world, intent, { amount, currency: 'sek', metadata: {}, customer: invoice.customer as string, method: 'card' })
  Object.assign(invoice, { status: 'paid', amount_paid: amount, status_transitions: { paid_at: world.seconds() } })
  const payment = world.make('inpay', 'invoice_payment', {
    invoice: invoice.id,
    amount_paid: amount,
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  })
  invoice.payments = { object: 'list', has_more: false, data: [payment] }
  const subscription = subscriptionOf(world, invoice)
  await emit(world, 'invoice.paid', invoice)
  if (subscription && ['past_due', 'unpaid'].includes(subscription.status as string)) {
    subscription.status = 'active'
    await emit(world, 'customer.subscription.updated', subscription)
  }
}

const subscriptionOf = (world: World, invoice: StripeObject) =>
  world.find((invoice.parent as { subscription_details: { subscription: string } }).subscription_details.subscription)

/** Somebody takes a plan in Stripe's checkout: its first month is paid with it. */
export const takePlan = async (
  world: World,
  { plan, sessionId }: { plan: PlanName; sessionId?: string | undefined },
): Promise<StripeObject> => {
  const customer = world.make('cus', 'customer', { email: null, name: null, metadata: {} })
  const at = world.seconds()
  const subscription = world.make('sub', 'subscription', {
    customer: customer.id,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    metadata: { plan },
    start_date: at,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `si_${customer.id}`,
          object: 'subscription_item',
          current_period_start: at,
          current_period_end: monthAfter(at, at),
          quantity: 1,
          price: { id: `price_${plan}`, object: 'price', unit_amount: prices[plan], currency: 'sek' },
        },
      ],
    },
  })
  const invoice = invoiceOf(world, subscription, 'subscription_create')
  const session = world.make(
    'cs_test',
    'checkout.session',
    {
      mode: 'subscription',
      status: 'complete',
      payment_status: 'paid',
      amount_total: prices[plan],
      currency: 'sek',
      client_reference_id: null,
      customer: customer.id,
      subscription: subscription.id,
      invoice: invoice.id,
      metadata: { plan },
      payment_intent: null,
    },
    sessionId,
  )
  await emit(world, 'customer.subscription.created', subscription)
  await payInvoice(world, invoice)
  await emit(world, 'checkout.session.completed', session)
  world.save()
  return session
}

/** The next month of a subscription begins; its card pays, or is refused. */
export const renew = async (world: World, subscription: StripeObject, isPaid: boolean): Promise<StripeObject> => {
  if (subscription.cancel_at_period_end) {
    await endSubscription(world, subscription)
    return subscription
  }
  const item = itemOf(subscription)
  item.current_period_start = item.current_period_end
  item.current_period_end = monthAfter(item.current_period_start, subscription.start_date as number)
  const invoice = invoiceOf(world, subscription, 'subscription_cycle')
  await emit(world, 'customer.subscription.updated', subscription)
  await emit(world, 'invoice.finalized', invoice)
  if (isPaid) {
    await payInvoice(world, invoice)
    return invoice
  }
  subscription.status = 'past_due'
  await emit(world, 'invoice.payment_failed', invoice)
  await emit(world, 'customer.subscription.updated', subscription)
  return invoice
}

/** Ends with what has been paid for. */
export const cancelLater = async (world: World, subscription: StripeObject, isCancelled: boolean): Promise<void> => {
  subscription.cancel_at_period_end = isCancelled
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = isCancelled ? world.seconds() : null
  await emit(world, 'customer.subscription.updated', subscription)
}

export const endSubscription = async (world: World, subscription: StripeObject): Promise<void> => {
  Object.assign(subscription, { status: 'canceled', ended_at: world.seconds() })
  subscription.canceled_at ??= world.seconds()
  await emit(world, 'customer.subscription.deleted', subscription)
}
