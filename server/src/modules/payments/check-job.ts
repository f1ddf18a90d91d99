import { sql } from 'kysely'
import { transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { carryOver } from './carry-over'
import { bookCosts } from './costs'
import { paymentProvider } from './open-provider'
import { collectClaims } from './reversals'
import { settleCheckout } from './settle'

/** Word takes seconds; after this long it is asked for. */
const patienceMinutes = 30
/** Cards whose page was never opened are given up. */
const forgottenHours = 48
const atOnce = 20

type Context = Omit<AppContext, 'log'>

/**
 * Asks the provider about card payments whose webhook has not come: a lost webhook must not lose a payment. Asking twice does no harm,
 * so nothing is claimed.
 */
export const checkPayments = async ({ db, live, config, now }: Context): Promise<number> => {
  const time = now()
  await sql`UPDATE payments SET state = 'expired', settled_at = ${time} WHERE method = 'card' AND state = 'created'
    AND created_at < ${new Date(time.getTime() - forgottenHours * 3_600_000)}`.execute(db)
  await transact(db, (trx) => collectClaims(trx, { now: time }))
  const provider = paymentProvider(config)
  if (!provider) return 0
  const { rows } = await sql<{ session_id: string }>`SELECT session_id FROM payments
    WHERE state IN ('pending', 'processing', 'failed') AND method = 'card' AND session_id IS NOT NULL AND provider = ${provider.name}
      AND created_at < ${new Date(time.getTime() - patienceMinutes * 60_000)} ORDER BY created_at, id LIMIT ${atOnce}`.execute(
    db,
  )
  let settled = 0
  for (const { session_id: sessionId } of rows) {
    const checkout = await provider.findCheckout(sessionId)
    if (!checkout || checkout.state === 'open') continue
    const { outcome } = await transact(db, (trx) => settleCheckout({ db: trx, now: time, live, config }, checkout))
    if (outcome === 'paid' || outcome === 'changed') settled += 1
  }
  return settled
}

export const checkPaymentsJob: Job = {
  name: 'check-payments',
  everyMs: 300_000,
  run: async (context) => {
    await checkPayments(context)
  },
}

/** Hours that are looked back for words that were lost; the provider itself sends them again for three days. */
const hoursBack = 72

/** Carries over the words of refunds, disputes and plans that never came, and books what the provider keeps for itself. */
export const catchUp = async (context: Context): Promise<number> => {
  const { db, config, now } = context
  const provider = paymentProvider(config)
  if (!provider) return 0
  const time = now()
  const events = await provider.eventsIn({ from: new Date(time.getTime() - hoursBack * 3_600_000), to: time })
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM payment_events WHERE id = ANY(${events.map(({ id }) => id)}::text[])`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  const lost = events.filter(({ id }) => !known.has(id))
  for (const event of lost) await carryOver(context, { provider, event, now: time })
  await bookCosts(context)
  return lost.length
}

export const catchUpJob: Job = {
  name: 'payment-words',
  everyMs: 3_600_000,
  run: async (context) => {
    await catchUp(context)
  },
}
