import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../../config'
import type { SandboxCheckouts } from '../../../db/tables/payments'
import type { Db } from '../../../db/transact'
import { lazy } from '../../../lazy'
import type { Checkout, PaymentProvider } from '../provider'
import { readSigned } from '../stripe-events'
import { planOfSession } from './plans'

export const sandboxPath = '/sandbox/payments'

/** The secret by which the sandbox signs its word: nobody outside of this installation knows it. */
export const sandboxSecret = ({ sessionSecret }: Pick<Config, 'sessionSecret'>): string =>
  `whsec_${createHmac('sha256', sessionSecret).update('payments sandbox').digest('hex')}`

export const stripeWebhooks = lazy(async () => (await import('stripe')).default.webhooks)

export type SandboxRow = Omit<SandboxCheckouts, 'state'> & { state: 'open' | 'paid' | 'expired' }

export const findRow = async (db: Db, id: string): Promise<SandboxRow | undefined> =>
  (await sql<SandboxRow>`SELECT * FROM sandbox_checkouts WHERE id = ${id}`.execute(db)).rows[0]

const toCheckout = (row: SandboxRow): Checkout => ({
  sessionId: row.id,
  paymentId: row.payment_id,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  intentId: row.intent_id,
  cardLastFour: row.card_last_four,
})

/** Plays a provider on this machine, with books of its own: no money moves. */
export const sandboxProvider = (config: Config, db: Db): PaymentProvider => ({
  name: 'sandbox',
  openCheckout: async ({ paymentId, amount, title, successUrl, cancelUrl, now }) => {
    const key = paymentId.replaceAll('-', '')
    const id = `cs_test_${key}`
    await sql`INSERT INTO sandbox_checkouts (id, payment_id, amount, currency, title, success_url, cancel_url, intent_id, created_at)
      VALUES (${id}, ${paymentId}, ${amount}, 'SEK', ${title}, ${successUrl}, ${cancelUrl}, ${`pi_test_${key}`}, ${now})
      ON CONFLICT DO NOTHING`.execute(db)
    return { sessionId: id, url: `${config.appUrl}${sandboxPath}/${id}` }
  },
  findCheckout: async (sessionId) => {
    const row = await findRow(db, sessionId)
    return row && toCheckout(row)
  },
  expireCheckout: async (sessionId) => {
    const { numAffectedRows } =
      await sql`UPDATE sandbox_checkouts SET state = 'expired' WHERE id = ${sessionId} AND state = 'open'`.execute(db)
    return numAffectedRows === 1n
  },
  readEvent: async (body, signature, receivedAt) =>
    readSigned(await stripeWebhooks(), { body, signature, secret: sandboxSecret(config), receivedAt }),
  findPlan: async (sessionId) => planOfSession(sessionId),
  report: async ({ from, to }) => {
    const { rows } = await sql<SandboxRow>`SELECT * FROM sandbox_checkouts
      WHERE state = 'paid' AND paid_at >= ${from} AND paid_at < ${to} ORDER BY paid_at, id`.execute(db)
    return rows.map((row) => ({
      provider: 'sandbox',
      sessionId: row.id,
      paymentId: row.payment_id,
      amount: row.amount,
      currency: row.currency,
      paidAt: new Date(row.paid_at ?? row.created_at),
    }))
  },
})
