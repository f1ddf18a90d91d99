import { wrong } from './errors'
import { emit } from './events'
import type { StripeObject, World } from './world'

/** What Stripe takes of a payment: 1.5 % and 1.80 kr; for a dispute 225 kr. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 180
const disputeFee = 225_00

const balance = (world: World, type: string, source: string, amount: number, fee = 0) =>
  world.make('txn', 'balance_transaction', {
    type,
    source,
    amount,
    fee,
    net: amount - fee,
    currency: 'sek',
    reporting_category: type,
    status: 'pending',
  })

export interface Taken {
  amount: number
  currency: string
  metadata: object
  customer?: string | null
  description?: string | null
  receipt_email?: string | null
  method: 'card' | 'swish' | 'klarna'
  last4?: string
}

/** Takes money: an intent, its charge, and what is left of it after Stripe's fee. */
export const take = (world: World, intent: StripeObject, taken: Taken): StripeObject => {
  const charge = world.make('ch', 'charge', {
    amount: taken.amount,
    amount_refunded: 0,
    currency: taken.currency,
    customer: taken.customer ?? null,
    description: taken.description ?? null,
    disputed: false,
    metadata: taken.metadata,
    paid: true,
    captured: true,
    payment_intent: intent.id,
    receipt_email: taken.receipt_email ?? null,
    refunded: false,
    status: 'succeeded',
    payment_method_details:
      taken.method === 'card'
        ? { type: 'card', card: { brand: 'visa', last4: taken.last4 ?? '4242' } }
        : { type: taken.method, [taken.method]: {} },
    balance_transaction: null as string | null,
  })
  charge.balance_transaction = balance(
    world,
    taken.method === 'card' ? 'charge' : 'payment',
    charge.id,
    taken.amount,
    feeOf(taken.amount),
  ).id
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: taken.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  })
  return charge
}

export const intentOf = (world: World, fields: Omit<Taken, 'method' | 'last4'>): StripeObject =>
  world.make('pi', 'payment_intent', {
    ...fields,
    customer: fields.customer ?? null,
    status: 'requires_payment_method',
    latest_charge: null,
    last_payment_error: null,
  })

const chargeOf = (world: World, id: string | undefined): StripeObject => {
  const found = world.find(id)
  const charge = found?.object === 'payment_intent' ? world.find(found.latest_charge) : found
  if (charge?.object !== 'charge') throw wrong(`No such charge: '${id ?? ''}'`, 'charge', 'resource_missing')
  return charge
}

export interface RefundAsked {
  of: string | undefined
  amount?: number | undefined
  reason?: string | null
  metadata?: object
  /** Refunds to some banks take days. */
  status?: 'succeeded' | 'pending'
}

export const refund = async (world: World, asked: RefundAsked): Promise<StripeObject> => {
  const charge = chargeOf(world, asked.of)
  const left = (charge.amount as number) - (charge.amount_refunded as number)
  const amount = asked.amount ?? left
  if (charge.disputed && openDisputeOf(world, charge.id))
    throw wrong('This charge has been charged back.', undefined, 'charge_disputed')
  if (left === 0) throw wrong(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw wrong(`Refund amount is greater than unrefunded amount on charge`, 'amount')
  const made = world.make('re', 'refund', {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: asked.reason ?? null,
    metadata: asked.metadata ?? {},
    status: asked.status ?? 'succeeded',
    balance_transaction: null as string | null,
  })
  made.balance_transaction = balance(world, 'refund', made.id, -amount).id
  charge.amount_refunded = (charge.amount_refunded as number) + amount
  charge.refunded = charge.amount_refunded === charge.amount
  await emit(world, 'refund.created', made)
  await emit(world, 'charge.refunded', charge)
  return made
}

/** The bank of the card did not take the money back: it is on Stripe's balance again. */
export const failRefund = async (world: World, made: StripeObject): Promise<void> => {
  const charge = chargeOf(world, made.charge as string)
  Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  made.failure_balance_transaction = balance(world, 'refund_failure', made.id, made.amount as number).id
  charge.amount_refunded = (charge.amount_refunded as number) - (made.amount as number)
  charge.refunded = false
  await emit(world, 'refund.failed', made)
}

const openDisputeOf = (world: World, chargeId: string) =>
  world
    .all('dispute')
    .find(({ charge, status }) => charge === chargeId && !['won', 'lost', 'warning_closed'].includes(status as string))

/** The holder of a card disputes what was taken: Stripe gives the money back until it is decided. */
export const dispute = async (
  world: World,
  { of, amount, reason = 'fraudulent' }: { of: string | undefined; amount?: number | undefined; reason?: string },
): Promise<StripeObject> => {
  const charge = chargeOf(world, of)
  const made = world.make('du', 'dispute', {
    amount: amount ?? (charge.amount as number) - (charge.amount_refunded as number),
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
    is_charge_refundable: false,
    balance_transactions: [] as StripeObject[],
    evidence_details: { due_by: world.seconds() + 10 * 86_400, has_evidence: false, past_due: false },
  })
  charge.disputed = true
  await emit(world, 'charge.dispute.created', made)
  made.balance_transactions.push(balance(world, 'adjustment', made.id, -made.amount, disputeFee))
  await emit(world, 'charge.dispute.funds_withdrawn', made)
  return made
}

export const decideDispute = async (world: World, made: StripeObject, isWon: boolean): Promise<void> => {
  made.status = isWon ? 'won' : 'lost'
  await emit(world, 'charge.dispute.closed', made)
  if (!isWon) return
  ;(made.balance_transactions as StripeObject[]).push(balance(world, 'adjustment', made.id, made.amount as number))
  await emit(world, 'charge.dispute.funds_reinstated', made)
}

/** Stripe pays out what it holds. */
export const payOut = (world: World): StripeObject => {
  const held = world.all('balance_transaction').reduce((sum, { net }) => sum + (net as number), 0)
  const made = world.make('po', 'payout', { amount: held, currency: 'sek', status: 'paid' })
  balance(world, 'payout', made.id, -held)
  return made
}
