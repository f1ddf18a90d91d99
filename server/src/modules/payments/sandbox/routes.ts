import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { ModulePlugin } from '../../../http/app'
import { sandboxOnly } from '../../sandbox'
import { localeOf } from './messages'
import { closedPage, pageStyles, payPage } from './page'
import { findRow, sandboxPath, type SandboxRow, sandboxSecret, stripeWebhooks } from './provider'

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const card = '4242'

const html = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)

/** What Stripe sends of a checkout, with what we read of it. */
const sessionObject = (row: SandboxRow) => ({
  id: row.id,
  object: 'checkout.session',
  mode: 'payment',
  status: row.state === 'paid' ? 'complete' : row.state,
  payment_status: row.state === 'paid' ? 'paid' : 'unpaid',
  client_reference_id: row.payment_id,
  metadata: { payment_id: row.payment_id },
  amount_total: row.amount,
  currency: row.currency.toLowerCase(),
  payment_intent: row.intent_id,
})
const intentObject = (row: SandboxRow) => ({
  id: row.intent_id,
  object: 'payment_intent',
  amount: row.amount,
  currency: row.currency.toLowerCase(),
  metadata: { payment_id: row.payment_id },
  last_payment_error: { code: 'card_declined' },
})

/** Word as Stripe writes it. */
export const sandboxEvent = (
  kind: 'checkout.session.completed' | 'checkout.session.expired' | 'payment_intent.payment_failed',
  row: SandboxRow,
  now: Date,
): string =>
  JSON.stringify({
    id: `evt_test_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: kind,
    created: Math.floor(now.getTime() / 1_000),
    livemode: false,
    data: { object: kind === 'payment_intent.payment_failed' ? intentObject(row) : sessionObject(row) },
  })

/** The page of the provider that the sandbox plays. What happens there is told to the API the way the real one tells it: signed, by its webhook. */
export const paymentSandbox: ModulePlugin = async (app, { db, config, now }) => {
  const tell = async (kind: Parameters<typeof sandboxEvent>[0], row: SandboxRow) => {
    const payload = sandboxEvent(kind, row, now())
    const webhooks = await stripeWebhooks()
    const signature = webhooks.generateTestHeaderString({
      payload,
      secret: sandboxSecret(config),
      timestamp: Math.floor(now().getTime() / 1_000),
    })
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    // As with the real one the payment stands, and is asked for later.
    if (statusCode !== 200) app.log.error({ statusCode, kind }, 'word of the sandbox was not taken')
  }

  await app.register(async (sandbox) => {
    sandbox.addHook('onRequest', sandboxOnly(config))
    sandbox.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    sandbox.get(`${sandboxPath}/page.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(pageStyles),
    )

    sandbox.get<{ Params: { id: string }; Querystring: { declined?: unknown } }>(
      `${sandboxPath}/:id`,
      async ({ params, query, headers }, reply) => {
        const locale = localeOf(headers['accept-language'])
        const row = await findRow(db, params.id)
        if (row?.state !== 'open') return html(reply.code(410), closedPage(locale, row?.success_url))
        return html(reply, payPage(row, locale, query.declined !== undefined))
      },
    )

    sandbox.post<{ Params: { id: string }; Body: { answer?: unknown } | undefined }>(
      `${sandboxPath}/:id`,
      async ({ params, body, headers }, reply) => {
        const row = await findRow(db, params.id)
        const locale = localeOf(headers['accept-language'])
        if (row?.state !== 'open') return html(reply.code(410), closedPage(locale, row?.success_url))
        if (body?.answer === 'cancel') return reply.redirect(row.cancel_url, 303)
        if (body?.answer !== 'pay') {
          await tell('payment_intent.payment_failed', row)
          return reply.redirect(`${sandboxPath}/${row.id}?declined`, 303)
        }
        const { rows } =
          await sql<SandboxRow>`UPDATE sandbox_checkouts SET state = 'paid', card_last_four = ${card}, paid_at = ${now()}
          WHERE id = ${row.id} AND state = 'open' RETURNING *`.execute(db)
        if (rows[0]) await tell('checkout.session.completed', rows[0])
        return reply.redirect(row.success_url, 303)
      },
    )
  })
}
