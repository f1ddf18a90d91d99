import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Locale } from '@samspel/api'
import type { Provider } from '../../db/tables/accounts'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { followWebhooks, keepWord, nameWebhook } from '../../services'
import { providerSettingsOf } from '../social'
import { deletionCode, readDeletionCode } from './deletion-code'
import { deletionPage } from './deletion-page'
import { readSignedRequest } from './signed-request'
import { carryOutTold } from './told'

interface Signed {
  Params: { provider: Provider }
  Body: Record<string, unknown> | undefined
}

const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const written = { facebook: 'Facebook', instagram: 'Instagram' } as const
const languageOf = ({ headers }: FastifyRequest): Locale =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'sv'

/**
 * What Meta tells: somebody has removed Samspel from their apps, or asks for their data to be deleted. Both are signed with the app's secret.
 */
export const socialCallbacks: ModulePlugin = (app, context) => {
  const { db, config, live, now } = context
  const userOf = ({ params: { provider }, body }: FastifyRequest<Signed>): string => {
    const settings = providerSettingsOf(config, provider)
    const user = settings && readSignedRequest(body?.signed_request, settings.client.secret)
    if (user === undefined) throw new AppError('not_found')
    return user
  }
  const limited = {
    config: {
      rateLimit: {
        max: config.signInLimit * 4,
        timeWindow: 60_000,
        groupId: 'social-callbacks',
        keyGenerator: ({ ip }: FastifyRequest) => normalizeIP(ip),
      },
    },
  }

  void app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )

    await own.register(async (told) => {
      followWebhooks(told, context, ({ params }) => (params as Signed['Params']).provider)
      told.post<Signed>(
        '/api/auth/instagramers/:provider(instagram|facebook)/deauthorize',
        limited,
        async (request, reply) => {
          const { provider } = request.params
          const user = userOf(request)
          nameWebhook(request, 'deauthorize')
          keepWord(request, { of: 'deauthorize', told: { provider, user } })
          await carryOutTold({ db, config, live, now: now() }, 'deauthorize', { provider, user })
          return reply.send({})
        },
      )

      told.post<Signed>(
        '/api/auth/instagramers/:provider(instagram|facebook)/data_deletion',
        limited,
        async (request, reply) => {
          const { provider } = request.params
          const user = userOf(request)
          nameWebhook(request, 'data_deletion')
          keepWord(request, { of: 'data_deletion', told: { provider, user } })
          await carryOutTold({ db, config, live, now: now() }, 'data_deletion', { provider, user })
          const code = deletionCode(config, { provider, at: now() })
          return reply.send({
            url: `${config.appUrl}/api/auth/instagramers/${provider}/data_deletion/${code}`,
            confirmation_code: code,
          })
        },
      )
    })

    own.get<{ Params: { provider: Provider; code: string } }>(
      '/api/auth/instagramers/:provider(instagram|facebook)/data_deletion/:code',
      limited,
      async (request, reply) => {
        const { provider, code } = request.params
        const found = readDeletionCode(config, code)
        const deleted = found?.provider === provider ? { network: written[provider], at: found.at, code } : undefined
        return reply
          .code(deleted ? 200 : 404)
          .header('cache-control', 'no-store')
          .header('content-security-policy', policy)
          .type('text/html; charset=utf-8')
          .send(deletionPage(languageOf(request), deleted))
      },
    )
  })
}
