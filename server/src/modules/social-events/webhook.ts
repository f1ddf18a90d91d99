import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { followWebhooks, keepWord, nameWebhook } from '../../services'
import { providerNames } from '../social'
import { keepEvents } from './queue'
import { eventsIn } from './read'
import { signerOf, verifierOf } from './signature'

export const networkWebhookPath = '/api/social/webhook'
const longest = 1024 * 1024

/**
 * Where Meta tells of posts, for its Facebook and its Instagram app alike. It is answered before anything is done: what is to be looked at
 * waits for a job. What is signed is answered with 200 even where it is of no use, so that it is not sent for days.
 */
export const networkWebhook: ModulePlugin = async (app, context) => {
  const { db, config } = context
  const [usual] = providerNames.filter((name) => config.social[name]?.verifyToken !== undefined)
  if (!usual) return
  await app.register(async (scope) => {
    scope.get<{ Querystring: Record<string, unknown> }>(
      networkWebhookPath,
      {
        config: {
          rateLimit: {
            max: config.signInLimit * 4,
            timeWindow: 60_000,
            groupId: 'social-webhook',
            keyGenerator: ({ ip }: FastifyRequest) => normalizeIP(ip),
          },
        },
      },
      async ({ query }, reply) => {
        const challenge = query['hub.challenge']
        const isRight = query['hub.mode'] === 'subscribe' && verifierOf(config.social, query['hub.verify_token'])
        if (!isRight || typeof challenge !== 'string') throw new AppError('forbidden')
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(challenge)
      },
    )
    await scope.register(async (told) => {
      followWebhooks(told, context, usual)
      // The signature is over the bytes as they came.
      told.removeAllContentTypeParsers()
      told.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_request, body, done) =>
        done(null, body),
      )
      told.post<{ Body: Buffer | undefined }>(
        networkWebhookPath,
        { bodyLimit: longest, preValidation: [] },
        async (request, reply) => {
          const { body, headers, log } = request
          const provider = Buffer.isBuffer(body)
            ? signerOf(config.social, body, headers['x-hub-signature-256'])
            : undefined
          if (!provider || !body) {
            log.warn('word of posts without a good signature')
            throw new AppError('unauthenticated')
          }
          const events = eventsIn(body)
          nameWebhook(request, [...new Set(events?.map(({ kind }) => kind))].join(', ') || 'unknown', provider)
          if (!events) log.warn({ bytes: body.length }, 'word of a network that cannot be read')
          if (events) keepWord(request, { of: 'network', told: { provider, events } })
          const kept = await keepEvents(db, provider, events ?? [], context.now())
          log.info({ provider, told: events?.length ?? 0, kept }, 'word of posts')
          return reply.header('cache-control', 'no-store').send({ received: true })
        },
      )
    })
  })
}
