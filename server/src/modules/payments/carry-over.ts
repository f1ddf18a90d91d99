import { sql } from 'kysely'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { settlePlan } from './plans'
import type { Checkout, PaymentProvider, ProviderEvent, Reversals, Subscription } from './provider'
import * as repository from './repository'
import { settleReversals } from './reversals'
import { isOurs, settleCheckout } from './settle'
import type { Settling } from './settling'

/** What the provider was asked for because of a word, before anything is written. */
interface Facts {
  checkout?: Checkout | undefined
  reversals?: Reversals | undefined
  subscription?: Subscription | undefined
}

/** The way of a payment is not in the word itself; without it the payment is booked all the same. */
const withWay = async (provider: PaymentProvider, checkout: Checkout): Promise<Checkout> => {
  if (checkout.state !== 'paid' || checkout.paidWith) return checkout
  const found = await provider.findCheckout(checkout.sessionId).catch(() => undefined)
  return { ...checkout, cardLastFour: found?.cardLastFour ?? null, paidWith: found?.paidWith ?? null }
}

/** A refund may be told of before the payment itself. */
const checkoutOfReversals = async (db: Db, provider: PaymentProvider, { paymentId }: Reversals) => {
  const payment = isOurs(paymentId) ? await repository.findPayment(db, paymentId) : undefined
  if (!payment?.session_id || payment.state === 'paid') return undefined
  return provider.findCheckout(payment.session_id)
}

const ask = async (db: Db, provider: PaymentProvider, event: ProviderEvent): Promise<Facts> => {
  const { checkout, intentId, subscriptionId } = event
  if (checkout) return { checkout: await withWay(provider, checkout) }
  if (subscriptionId) return { subscription: await provider.findSubscription(subscriptionId) }
  if (!intentId) return {}
  const reversals = await provider.findReversals(intentId)
  return { reversals, checkout: reversals && (await checkoutOfReversals(db, provider, reversals)) }
}

const invoiceOf = async (trx: Db, intentId: string): Promise<string | undefined> =>
  (await sql<{ id: string }>`SELECT id FROM plan_invoices WHERE intent_id = ${intentId} FOR NO KEY UPDATE`.execute(trx))
    .rows[0]?.id

const settleFound = async (
  context: Settling,
  reversals: Reversals,
): Promise<{ outcome: string; paymentId: string | null }> => {
  const { paymentId, intentId } = reversals
  if (isOurs(paymentId)) {
    const payment = await repository.lockPayment(context.db, sql`p.id = ${paymentId}`)
    // Of money that was never booked nothing goes back.
    if (payment?.state !== 'paid') return { outcome: 'unknown', paymentId: payment?.id ?? null }
    const isChanged = await settleReversals(context, { payment }, reversals)
    return { outcome: isChanged ? 'changed' : 'again', paymentId }
  }
  const invoiceId = await invoiceOf(context.db, intentId)
  if (!invoiceId) return { outcome: 'unknown', paymentId: null }
  const isChanged = await settleReversals(context, { invoiceId }, reversals)
  return { outcome: isChanged ? 'changed' : 'again', paymentId: null }
}

const settle = async (context: Settling, { checkout, reversals, subscription }: Facts) => {
  const paid = checkout && (await settleCheckout(context, checkout))
  if (reversals) return settleFound(context, reversals)
  if (subscription) return { outcome: await settlePlan(context, subscription), paymentId: null }
  return paid ?? { outcome: 'nothing', paymentId: null }
}

/** Word of one id is carried over once: a second request with it waits for the first, and finds it done. */
export const carryOver = async (
  { db, live, config }: Pick<AppContext, 'db' | 'live' | 'config'>,
  { provider, event, now }: { provider: PaymentProvider; event: ProviderEvent; now: Date },
): Promise<string> => {
  const { id, kind, createdAt } = event
  const { rows } = await sql`SELECT FROM payment_events WHERE id = ${id}`.execute(db)
  if (rows.length > 0) return 'known'
  const facts = await ask(db, provider, event)
  return transact(db, async (trx) => {
    const { numAffectedRows } =
      await sql`INSERT INTO payment_events (id, kind, payment_id, outcome, created_at, received_at)
      VALUES (${id}, ${kind}, NULL, 'nothing', ${createdAt}, ${now}) ON CONFLICT DO NOTHING`.execute(trx)
    if (numAffectedRows === 0n) return 'known'
    const { outcome, paymentId } = await settle({ db: trx, now, live, config }, facts)
    await sql`UPDATE payment_events SET outcome = ${outcome}, payment_id = ${paymentId} WHERE id = ${id}`.execute(trx)
    return outcome
  })
}
