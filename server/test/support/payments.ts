import { createHmac, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { demoTransfers } from '../../src/seed/content/bank'
import { openPractice, type TestPractice } from './practice'
import { recordsOf } from './records'
import { type Actor, openTestApi, type TestApi } from './test-api'
import { newKey, walletOf } from './wallet'

interface PaymentView {
  id: string
  state: string
  reference: string | null
  card_last_four: string | null
  paid_with: string | null
  refundable?: number
  reversals?: { id: string; kind: string; state: string; amount: number; lacking: number; reason?: string | null }[]
}

/** Tops up accounts as people do, and sends events as the provider does. */
export const paymentsOf = (api: TestApi, practice: TestPractice) => {
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
  /** Presses a button on the provider's page. */
  const answer = async (url: string, pressed: 'pay' | 'swish' | 'klarna' | 'decline' | 'cancel') => {
    const response = await fetch(practice.url + new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=${pressed}`,
      redirect: 'manual',
    })
    return { statusCode: response.status, headers: { location: response.headers.get('location') } }
  }
  const page = async (url: string) => {
    const response = await fetch(practice.url + new URL(url).pathname)
    return { statusCode: response.status, body: await response.text() }
  }
  const act = (name: string, body: Record<string, unknown> = {}) => practice.steer('stripe', name, body)
  const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1)!

  const { STRIPE_WEBHOOK_SECRET: secret = '' } = practice.settingsOf('stripe')
  const signature = (payload: string, at: Date = api.clock.now) => {
    const seconds = Math.floor(at.getTime() / 1_000)
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
  }
  const send = (payload: string, signed: string | undefined) =>
    api.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', ...(signed !== undefined && { 'stripe-signature': signed }) },
      payload,
    })
  const rowOf = (id: string) =>
    api.db
      .selectFrom('payments')
      .select(['amount', 'session_id', 'intent_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  /** An event about a payment, in the provider's format, whatever has happened there. */
  const word = async (kind: string, paymentId: string, change: object = {}): Promise<string> => {
    const { amount, session_id: sessionId } = await rowOf(paymentId)
    const isIntent = kind.startsWith('payment_intent')
    const session = {
      id: sessionId ?? 'cs_test_unknown',
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
    return send(payload, signature(payload))
  }
  const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now }
  return {
    begin,
    checkout,
    stateOf,
    answer,
    page,
    act,
    sessionOf,
    signature,
    send,
    rowOf,
    word,
    tell,
    context,
    practice,
  }
}

export type Payments = ReturnType<typeof paymentsOf>

/** An API that is paid by the practice world's Stripe, which sends its events to it. */
export const openPaymentApi = async ({ timeoutMs }: { timeoutMs?: number } = {}) => {
  let now = () => new Date()
  const practice = await openPractice({ only: ['stripe'], now: () => now() })
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = practice.settingsOf('stripe')
  const api = await openTestApi({
    payments: {
      stripe: {
        secretKey: STRIPE_SECRET_KEY!,
        webhookSecret: STRIPE_WEBHOOK_SECRET!,
        apiUrl: STRIPE_API_URL!,
        ...(timeoutMs !== undefined && { timeoutMs }),
      },
      transferAccount: demoTransfers,
    },
  })
  now = () => api.clock.now
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  practice.practice.publicUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  const make = recordsOf(api)
  const admin = await make.staff('admin')
  const close = async () => {
    await practice.stop()
    await api.close()
  }
  return { api, make, admin, wallet: walletOf(api, make, admin), pay: paymentsOf(api, practice), practice, close }
}
