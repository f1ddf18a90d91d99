import { sql } from 'kysely'
import type { PaymentReversal } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { lockAccounts } from '../wallet'
import { paymentProvider } from './open-provider'
import * as repository from './repository'
import { settleReversals } from './reversals'
import { isAnswered } from './stripe/client'

type Staff = Context<UserCaller>

interface Row {
  id: string
  kind: PaymentReversal['kind']
  state: PaymentReversal['state']
  amount: number
  lacking: number
  reason: string | null
  by_name: string | null
  created_at: string
}

/** What went back of a payment, the oldest first. Who gave it back and why is for platform staff. */
export const reversalsOf = async (db: Db, paymentId: string, isPlatform: boolean): Promise<PaymentReversal[]> => {
  const { rows } =
    await sql<Row>`SELECT r.id, r.kind, r.state, r.amount, r.lacking, r.reason, u.name AS by_name, r.created_at
    FROM payment_reversals r LEFT JOIN users u ON u.id = r.created_by WHERE r.payment_id = ${paymentId}
    ORDER BY r.created_at, r.id`.execute(db)
  return rows.map(({ id, kind, state, amount, lacking, reason, by_name: by, created_at: createdAt }) => ({
    id,
    kind,
    state,
    amount,
    lacking,
    createdAt,
    ...(isPlatform && { reason, by }),
  }))
}

/** Öre of a payment that neither went back nor are disputed, and that its account still has. */
export const refundable = async (db: Db, id: string): Promise<{ left: number; before: number }> => {
  const { rows } = await sql<{ left: number; before: number }>`SELECT
      least(p.amount - gone.amount, greatest(a.balance - a.held, 0))::bigint AS left, gone.refunded AS before
    FROM payments p JOIN accounts a ON a.id = p.account_id, LATERAL (
      SELECT coalesce(sum(r.amount) FILTER (WHERE r.state NOT IN ('failed', 'won')), 0)::bigint AS amount,
        coalesce(sum(r.amount) FILTER (WHERE r.kind = 'refund' AND r.state <> 'failed'), 0)::bigint AS refunded
      FROM payment_reversals r WHERE r.payment_id = p.id) gone
    WHERE p.id = ${id} AND p.method = 'card' AND p.state = 'paid' AND p.intent_id IS NOT NULL`.execute(db)
  return rows[0] ?? { left: 0, before: 0 }
}

/**
 * Platform staff give money back to the card that it came from. `left` is what the screen said was left: where something has gone back
 * since, nothing is done. A second try after an answer that was lost gives nothing back a second time.
 */
export const refundPayment = async (
  context: Staff,
  { id, amount, reason, left }: { id: string; amount: number; reason: string; left: number },
): Promise<void> => {
  const { db, caller, config } = context
  const provider = paymentProvider(config)
  const payment = await repository.findPayment(db, id)
  if (!payment) throw new AppError('not_found')
  if (!provider) throw new AppError('not_set_up')
  if (payment.method !== 'card' || payment.state !== 'paid' || !payment.intent_id)
    throw new AppError('illegal_transition')
  const now = await refundable(db, id)
  if (now.left !== left) throw new AppError('already_decided')
  if (amount > now.left) throw invalid({ amount: ['too_large'] })
  const tries = payment.checkout_tries
  try {
    await provider.refund({ paymentId: id, intentId: payment.intent_id, amount, before: now.before, tries })
  } catch (error) {
    if (isAnswered(error)) await repository.countTry(db, payment)
    throw error
  }
  const found = await provider.findReversals(payment.intent_id)
  await transact(db, async (trx) => {
    const locked = await repository.lockPayment(trx, sql`p.id = ${id}`)
    if (!locked || !found) throw new AppError('unavailable')
    await lockAccounts(trx, [locked.account_id])
    await settleReversals({ ...context, db: trx }, { payment: locked }, found)
    await sql`UPDATE payment_reversals SET reason = ${reason}, created_by = ${caller.id}
      WHERE id = (SELECT id FROM payment_reversals WHERE payment_id = ${id} AND kind = 'refund' AND created_by IS NULL
        AND amount = ${amount} ORDER BY created_at DESC, id DESC LIMIT 1)`.execute(trx)
  })
}
