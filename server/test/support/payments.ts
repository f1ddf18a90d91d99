import { randomBytes } from 'node:crypto'
import { sandboxSecret, stripeWebhooks } from '../../src/modules/payments/sandbox/provider'
import type { Actor, TestApi } from './test-api'
import { newKey } from './wallet'

interface PaymentView {
  id: string
  state: string
  reference: string | null
}

/** Tops up accounts as people do, and sends events as the provider does. */
export const paymentsOf = (api: TestApi) => {
  const begin = async (who: Actor, accountId: string, method: 'card' | 'transfer', amount: number) => {
    const { body } = await api.call(who, 'POST', `/api/accounts/${accountId}/payments`, {
      headers: newKey(),
      body: { payment: { method, amount } },
    })
    return (body as { payment: PaymentView }).payment
  }
  const checkout = async (who: Actor, id: string) =>
    ((await api.call(who, 'POST', `/api/payments/${id}/checkout`)).body as { url: string }).url
  const stateOf = async (who: Actor, id: string) =>
    ((await api.call(who, 'GET', `/api/payments/${id}`)).body as { payment: PaymentView }).payment
  /** Presses a button on the sandbox's page. */
  const answer = (url: string, pressed: 'pay' | 'decline' | 'cancel') =>
    api.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
      payload: `answer=${pressed}`,
    })

  const signature = async (payload: string, at: Date = api.clock.now) =>
    (await stripeWebhooks()).generateTestHeaderString({
      payload,
      secret: sandboxSecret(api.config),
      timestamp: Math.floor(at.getTime() / 1_000),
    })
  const send = (payload: string, signed: string | undefined) =>
    api.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', ...(signed !== undefined && { 'stripe-signature': signed }) },
      payload,
    })
  /** An event about a payment, in the provider's format. */
  const word = async (kind: string, paymentId: string, change: object = {}): Promise<string> => {
    const { amount } = await api.db
      .selectFrom('payments')
      .select('amount')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const isIntent = kind.startsWith('payment_intent')
    const session = {
      id: `cs_test_${paymentId.replaceAll('-', '')}`,
      mode: 'payment',
      status: kind === 'checkout.session.expired' ? 'expired' : 'complete',
      payment_status: kind === 'checkout.session.expired' ? 'unpaid' : 'paid',
      client_reference_id: paymentId,
      amount_total: amount,
      currency: 'sek',
      payment_intent: 'pi_test',
      ...change,
    }
    const intent = { id: 'pi_test', amount, currency: 'sek', metadata: { payment_id: paymentId }, ...change }
    return JSON.stringify({
      id: `evt_test_${randomBytes(9).toString('hex')}`,
      object: 'event',
      type: kind,
      created: Math.floor(api.clock.now.getTime() / 1_000),
      data: { object: isIntent ? intent : session },
    })
  }
  const tell = async (kind: string, paymentId: string, change?: object) => {
    const payload = await word(kind, paymentId, change)
    return send(payload, await signature(payload))
  }
  const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now }
  return { begin, checkout, stateOf, answer, signature, send, word, tell, context }
}

export type Payments = ReturnType<typeof paymentsOf>
