import { sql } from 'kysely'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import type { AppContext } from '../../http/call'
import { followWebhooks, nameWebhook } from '../../services'
import { paymentProvider } from './open-provider'
import { ForgedEvent, type PaymentProvider, type ProviderEvent } from './provider'
import { settleCheckout } from './settle'

export const webhookPath = '/api/payments/webhook'
const longest = 256 * 1024

/** Word of one id is carried over once: a second request with it waits for the first, and finds it done. */
const carryOver = async (
  { db, live, config }: AppContext,
  { id, kind, createdAt, checkout }: ProviderEvent,
  now: Date,
): Promise<string> =>
  transact(db, async (trx) => {
    const { numAffectedRows } =
      await sql`INSERT INTO payment_events (id, kind, payment_id, outcome, created_at, received_at)
      VALUES (${id}, ${kind}, NULL, 'nothing', ${createdAt}, ${now}) ON CONFLICT DO NOTHING`.execute(trx)
    if (numAffectedRows === 0n) return 'known'
    if (!checkout) return 'nothing'
    const { outcome, paymentId } = await settleCheckout({ db: trx, now, live, config }, checkout)
    await sql`UPDATE payment_events SET outcome = ${outcome}, payment_id = ${paymentId} WHERE id = ${id}`.execute(trx)
    return outcome
  })

/** The card's last digits are not in the word itself; without them the payment is booked all the same. */
const withCard = async (provider: PaymentProvider, event: ProviderEvent): Promise<ProviderEvent> => {
  const { checkout } = event
  if (checkout?.state !== 'paid' || checkout.cardLastFour) return event
  const found = await provider.findCheckout(checkout.sessionId).catch(() => undefined)
  return { ...event, checkout: { ...checkout, cardLastFour: found?.cardLastFour ?? null } }
}

/**
 * Where the provider of card payments tells us what happened. Who is believed is who signs: what is not signed, or was signed too long ago,
 * is refused and changes nothing. Everything else is answered with 200, also what we do not know, so that it is not sent for days.
 */
export const paymentWebhook: ModulePlugin = async (app, context) => {
  await app.register(async (scope) => {
    followWebhooks(scope, context, 'cards')
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: Buffer | undefined }>(
      webhookPath,
      { bodyLimit: longest, preValidation: [] },
      async (request, reply) => {
        const provider = paymentProvider(context.config, context.db)
        const signature = request.headers['stripe-signature']
        if (!provider) throw new AppError('not_found')
        if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw new AppError('malformed_request')
        const now = context.now()
        let event: ProviderEvent
        try {
          event = await provider.readEvent(request.body, signature, now)
        } catch (error) {
          if (!(error instanceof ForgedEvent)) throw error
          request.log.warn({ reason: error.message.slice(0, 200) }, 'word of a payment without a good signature')
          throw new AppError('malformed_request')
        }
        nameWebhook(request, event.kind)
        const outcome = await carryOver(context, await withCard(provider, event), now)
        const facts = { event: event.id, kind: event.kind, outcome }
        if (outcome === 'mismatch') request.log.error(facts, 'another sum was paid than we asked for')
        else request.log.info(facts, 'word of a payment')
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
  })
}
