import { sql } from 'kysely'
import type { PaymentState } from '@samspel/api'
import type { Context } from '../../context'
import { accountChanged, fund, notifyOfDeposit } from '../wallet'
import type { Checkout } from './provider'
import * as repository from './repository'

/** A deposit as its owner's account names it; screens say it in the reader's language. */
export const depositTitle = 'Insättning'

type Settling = Pick<Context, 'db' | 'now' | 'live' | 'config'>

/** What became of word about a checkout. `mismatch`: another sum or currency than we asked for was paid, which a person must look at. */
export type Outcome = 'paid' | 'again' | 'mismatch' | 'unknown' | 'changed' | 'nothing'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Which states word of each kind still changes: what has been paid stays, and word that comes late never opens what is closed. */
const changes: Record<'pending' | 'failed' | 'expired', readonly PaymentState[]> = {
  pending: ['created', 'failed'],
  failed: ['created', 'pending'],
  expired: ['created', 'pending', 'failed'],
}

const paymentOf = async ({ db }: Settling, { paymentId, sessionId }: Checkout) => {
  const payment = paymentId
    ? uuid.test(paymentId)
      ? await repository.lockPayment(db, sql`p.id = ${paymentId}`)
      : undefined
    : sessionId
      ? await repository.lockPayment(db, sql`p.session_id = ${sessionId}`)
      : undefined
  const isOther = payment?.session_id && sessionId && payment.session_id !== sessionId
  return payment?.method === 'card' && !isOther ? payment : undefined
}

/**
 * Carries word of a checkout over to its payment, in the caller's transaction: whatever the order in which words come, and however often,
 * the money is booked once, when and only when it was paid, in the sum and the currency that we asked for.
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
  const { sessionId, intentId, cardLastFour, state } = checkout
  if (state === 'open') return told('nothing')
  if (state !== 'paid') {
    if (!changes[state].includes(payment.state)) return told('nothing')
    await repository.changePayment(trx, id, { state, now, sessionId: sessionId || null, intentId })
    await live.publish(trx, accountChanged(account))
    return told('changed')
  }
  if (payment.state === 'paid') return told('again')
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
  await repository.changePayment(trx, id, { state: 'paid', now, transactionId, sessionId, intentId, cardLastFour })
  await notifyOfDeposit(trx, { now, live, config }, { accountId, amount: payment.amount, transactionId })
  await live.publish(trx, accountChanged(account))
  return told('paid')
}
