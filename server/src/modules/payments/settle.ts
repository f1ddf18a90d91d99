import { sql } from 'kysely'
import type { PaymentState } from '@samspel/api'
import { accountChanged, fund, notifyOfDeposit } from '../wallet'
import type { Checkout } from './provider'
import * as repository from './repository'
import { collectClaims } from './reversals'
import type { Settling } from './settling'

/** A deposit as its owner's account names it; screens say it in the reader's language. */
export const depositTitle = 'Insättning'

/** What became of word about a checkout. `mismatch`: another sum or currency than we asked for was paid, which a person must look at. */
export type Outcome = 'paid' | 'again' | 'mismatch' | 'unknown' | 'changed' | 'nothing'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
export const isOurs = (id: string | null): id is string => id !== null && uuid.test(id)

/** Which states word of each kind still changes: what has been paid stays, and word that comes late never opens what is closed. */
const changes: Record<'pending' | 'failed' | 'expired', readonly PaymentState[]> = {
  pending: ['created', 'pending', 'failed'],
  failed: ['created', 'pending', 'processing'],
  expired: ['created', 'pending', 'failed'],
}
/** The payer has done everything, and its answer comes later: nothing is left to do on the page. */
const stateOf = (state: 'pending' | 'failed' | 'expired'): PaymentState => (state === 'pending' ? 'processing' : state)

const paymentOf = async ({ db }: Settling, { paymentId, sessionId }: Checkout) => {
  const where = paymentId
    ? isOurs(paymentId) && sql`p.id = ${paymentId}`
    : sessionId && sql`p.session_id = ${sessionId}`
  const payment = where ? await repository.lockPayment(db, where) : undefined
  return payment?.method === 'card' ? payment : undefined
}

/**
 * Carries word of a checkout over to its payment, in the caller's transaction: whatever the order in which words come, and however often,
 * the money is booked once, when and only when it was paid, in the sum and the currency that we asked for. Of a page that was given up for
 * another only its money counts; a second payment for the same top-up is a mismatch.
 */
export const settleCheckout = async (
  context: Settling,
  checkout: Checkout,
): Promise<{ outcome: Outcome; paymentId: string | null }> => {
  const { db: trx, now, live, config } = context
  const payment = await paymentOf(context, checkout)
  if (!payment) return { outcome: 'unknown', paymentId: null }
  const { id, account_id: accountId } = payment
  const account = { id: accountId, brand_id: payment.brand_id, instagramer_id: null }
  const told = (outcome: Outcome) => ({ outcome, paymentId: id })
  const { sessionId, intentId, cardLastFour, paidWith, state } = checkout
  const isOther = Boolean(payment.session_id && sessionId && payment.session_id !== sessionId)
  if (state === 'open') return told('nothing')
  if (state !== 'paid') {
    const becomes = stateOf(state)
    if (isOther || payment.state === becomes || !changes[state].includes(payment.state)) return told('nothing')
    // A page on which everything was done is over: the next try needs another.
    const isOver = payment.state === 'processing'
    await repository.changePayment(trx, id, { state: becomes, now, sessionId: sessionId || null, intentId })
    if (isOver) await repository.closeCheckout(trx, id)
    await live.publish(trx, accountChanged(account))
    return told('changed')
  }
  if (payment.state === 'paid') {
    const isSecond = payment.intent_id && intentId && payment.intent_id !== intentId
    return told(isSecond ? 'mismatch' : 'again')
  }
  if (checkout.amount !== payment.amount || checkout.currency !== 'SEK') return told('mismatch')
  const { transactionId } = await fund(trx, {
    accountId,
    amount: payment.amount,
    currency: checkout.currency,
    title: depositTitle,
    from: 'card',
    reference: `payment ${id}`,
    now,
  })
  await repository.changePayment(trx, id, {
    state: 'paid',
    now,
    transactionId,
    sessionId,
    intentId,
    cardLastFour,
    paidWith,
  })
  await notifyOfDeposit(trx, { now, live, config }, { accountId, amount: payment.amount, transactionId })
  await collectClaims(trx, { accountId, now })
  await live.publish(trx, accountChanged(account))
  return told('paid')
}
