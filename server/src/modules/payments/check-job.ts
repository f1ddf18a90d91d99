import { sql } from 'kysely'
import { transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { paymentProvider } from './open-provider'
import { settleCheckout } from './settle'

/** Word takes seconds; after this long it is asked for. */
const patienceMinutes = 30
/** Cards whose page was never opened are given up. */
const forgottenHours = 48
const atOnce = 20

/**
 * Asks the provider about card payments whose webhook has not come: a lost webhook must not lose a payment. Asking twice does no harm,
 * so nothing is claimed.
 */
export const checkPayments = async ({ db, live, config, now }: Omit<AppContext, 'log'>): Promise<number> => {
  const time = now()
  await sql`UPDATE payments SET state = 'expired', settled_at = ${time} WHERE method = 'card' AND state = 'created'
    AND created_at < ${new Date(time.getTime() - forgottenHours * 3_600_000)}`.execute(db)
  const provider = paymentProvider(config, db)
  if (!provider) return 0
  const { rows } = await sql<{ session_id: string }>`SELECT session_id FROM payments
    WHERE state IN ('pending', 'failed') AND method = 'card' AND session_id IS NOT NULL AND provider = ${provider.name}
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

export const checkPaymentsJob: Job = { name: 'check-payments', everyMs: 300_000, run: checkPayments }
