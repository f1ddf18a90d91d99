import { wrong } from './errors'
import { emit } from './events'
import { type Fields, record, text } from './form'
import { intentOf, take } from './money'
import { type PlanName, planNames, takePlan } from './plans'
import type { StripeObject, World } from './world'

/** Stripe's limits for a payment in SEK, öre. */
const least = 3_00
const most = 99_999_999

const openSeconds = 24 * 3_600

/** Dynamic payment methods: what an account in Sweden offers for one payment in SEK. */
const dynamicMethods = ['card', 'klarna', 'swish']

export const openCheckout = (world: World, fields: Fields): StripeObject => {
  if (fields.payment_method_types !== undefined)
    throw wrong('Received unknown parameter: payment_method_types', 'payment_method_types', 'parameter_unknown')
  if (text(fields.mode) !== 'payment') throw wrong('This practice opens payments alone', 'mode')
  const item = record(record(fields.line_items)['0'])
  const price = record(item.price_data)
  const amount = Number(text(price.unit_amount)) * Number(text(item.quantity) ?? 1)
  if (!Number.isInteger(amount))
    throw wrong('Invalid integer', 'line_items[0][price_data][unit_amount]', 'parameter_invalid_integer')
  if (amount < least)
    throw wrong(
      'The Checkout Session’s total amount due must add up to at least 3.00 kr',
      undefined,
      'amount_too_small',
    )
  if (amount > most)
    throw wrong(
      'The Checkout Session’s total amount due must be no more than 999,999.99 kr',
      undefined,
      'amount_too_large',
    )
  const customer = text(fields.customer)
  if (customer !== undefined && !world.find(customer, 'customer'))
    throw wrong(`No such customer: '${customer}'`, 'customer', 'resource_missing')
  const chosen = Object.values(record(fields.allowed_payment_method_types)).filter((each) => typeof each === 'string')
  const intent = record(fields.payment_intent_data)
  const session = world.make('cs_test', 'checkout.session', {
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: text(price.currency) ?? 'sek',
    client_reference_id: text(fields.client_reference_id) ?? null,
    customer: customer ?? null,
    customer_email: text(fields.customer_email) ?? null,
    metadata: record(fields.metadata),
    payment_intent: null,
    payment_method_types: chosen.length > 0 ? chosen : dynamicMethods,
    success_url: text(fields.success_url) ?? '',
    cancel_url: text(fields.cancel_url) ?? '',
    locale: text(fields.locale) ?? 'auto',
    expires_at: Number(text(fields.expires_at) ?? world.seconds() + openSeconds),
    url: '',
    // What the page shows and the intent is made of.
    practice: {
      title: text(record(price.product_data).name) ?? '',
      metadata: record(intent.metadata),
      description: text(intent.description) ?? null,
      receipt_email: text(intent.receipt_email) ?? null,
    },
  })
  session.url = `${world.practice.publicUrl}/sandbox/payments/${session.id}`
  return session
}

/** Sessions of plans are taken elsewhere; here they are named by what they bought, as in `cs_test_plan_medium_7Qx2`. */
const planSession = new RegExp(`^cs_test_plan_(${planNames.join('|')})_[A-Za-z0-9]{1,40}$`)

export const findSession = async (world: World, id: string): Promise<StripeObject | undefined> => {
  const found = world.find(id, 'checkout.session')
  if (found) return lapsed(world, found)
  const plan = planSession.exec(id)?.[1] as PlanName | undefined
  return plan && takePlan(world, { plan, sessionId: id })
}

/** One whose time is over is expired, and nothing can be paid there. */
const lapsed = async (world: World, session: StripeObject): Promise<StripeObject> => {
  if (session.status === 'open' && (session.expires_at as number) <= world.seconds())
    await expireCheckout(world, session)
  return session
}

export const expireCheckout = async (world: World, session: StripeObject): Promise<StripeObject> => {
  if (session.status !== 'open')
    throw wrong('Only Checkout Sessions with a status in ["open"] can be expired.', undefined, 'resource_invalid_state')
  session.status = 'expired'
  await emit(world, 'checkout.session.expired', session)
  return session
}

const intentOfSession = (world: World, session: StripeObject): StripeObject => {
  const found = world.find(session.payment_intent)
  if (found) return found
  const {
    practice,
    amount_total: amount,
    currency,
    customer,
  } = session as unknown as {
    practice: { metadata: object; description: string | null; receipt_email: string | null }
    amount_total: number
    currency: string
    customer: string | null
  }
  const made = intentOf(world, { amount, currency, customer, ...practice })
  session.payment_intent = made.id
  return made
}

/** What somebody does on the page: pays at once, is refused, or chooses what is decided later. */
export const payCheckout = async (
  world: World,
  session: StripeObject,
  how: 'card' | 'swish' | 'klarna' | 'refused',
): Promise<void> => {
  const intent = intentOfSession(world, session)
  if (how === 'refused') {
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }
    return emit(world, 'payment_intent.payment_failed', intent)
  }
  session.status = 'complete'
  if (how === 'klarna') {
    intent.status = 'processing'
    return emit(world, 'checkout.session.completed', session)
  }
  const charge = takeFor(world, session, intent, how)
  session.payment_status = 'paid'
  await emit(world, 'charge.succeeded', charge)
  await emit(world, 'payment_intent.succeeded', intent)
  await emit(world, 'checkout.session.completed', session)
}

const takeFor = (world: World, session: StripeObject, intent: StripeObject, method: 'card' | 'swish' | 'klarna') =>
  take(world, intent, {
    amount: session.amount_total as number,
    currency: session.currency as string,
    metadata: intent.metadata as object,
    customer: session.customer as string | null,
    description: (intent.description as string | null) ?? null,
    receipt_email: (intent.receipt_email as string | null) ?? null,
    method,
  })

/** A payment that was made before this world began: nobody is told of it. */
export const paidBefore = (
  world: World,
  {
    payment,
    session,
    intent,
    amount,
    at,
  }: Record<'payment' | 'session' | 'intent', string> & Record<'amount' | 'at', number>,
): void => {
  const metadata = { payment_id: payment }
  const made = world.make('pi', 'payment_intent', { amount, currency: 'sek', metadata, customer: null }, intent)
  const charge = take(world, made, { amount, currency: 'sek', metadata, method: 'card' })
  const page = world.make(
    'cs_test',
    'checkout.session',
    {
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      amount_total: amount,
      currency: 'sek',
      client_reference_id: payment,
      metadata,
      payment_intent: intent,
    },
    session,
  )
  for (const object of [made, charge, page, world.find(charge.balance_transaction)]) if (object) object.created = at
}

/** What was decided of a payment that waited. */
export const decidePayment = async (world: World, session: StripeObject, isPaid: boolean): Promise<void> => {
  const intent = intentOfSession(world, session)
  if (isPaid) {
    takeFor(world, session, intent, 'klarna')
    session.payment_status = 'paid'
    return emit(world, 'checkout.session.async_payment_succeeded', session)
  }
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'invalid_request_error', code: 'payment_intent_payment_attempt_failed' }
  return emit(world, 'checkout.session.async_payment_failed', session)
}
