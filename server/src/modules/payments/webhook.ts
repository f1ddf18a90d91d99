import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { followWebhooks, keepWord, nameWebhook } from '../../services'
import { carryOver } from './carry-over'
import { paymentProvider } from './open-provider'
import { ForgedEvent, type ProviderEvent } from './provider'

export const webhookPath = '/api/payments/webhook'
const longest = 256 * 1024

/**
 * Where the provider of card payments tells us what happened. Who is believed is who signs: what is not signed, or was signed too long ago,
 * is refused and changes nothing. Where the provider cannot be asked what stands, it sends its word again. Everything else is answered with 200,
 * also what we do not know, so that it is not sent for days.
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
        const provider = paymentProvider(context.config)
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
        keepWord(request, { of: 'payment', told: event })
        const outcome = await carryOver(context, { provider, event, now })
        const facts = { event: event.id, kind: event.kind, outcome }
        if (outcome === 'mismatch') request.log.error(facts, 'another sum was paid than we asked for')
        else request.log.info(facts, 'word of a payment')
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
  })
}
