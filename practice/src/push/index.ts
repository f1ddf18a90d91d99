import type { FastifyInstance } from 'fastify'
import { localeOf } from '../locale'
import { type Act, type Practice, type Service, WrongAct } from '../service'
import { underMode } from '../under-mode'
import { pushPage } from './page'
import { keepPush, worldOf } from './store'
import { webPushRoute } from './web'

const gateway = '/sandbox/push/gateway'
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The gateway's side of the contract in docs/guides/native.md. */
const gatewayRoute = (app: FastifyInstance, practice: Practice): void => {
  app.addHook(
    'onRequest',
    underMode(practice, 'push', {
      limits: (_request, reply) => reply.code(429).header('retry-after', '60').send({ outcome: 'limited' }),
      down: (_request, reply) => reply.code(503).send({ outcome: 'down' }),
      refuses: (_request, reply) => reply.code(422).send({ outcome: 'refused', reason: 'the push is refused' }),
    }),
  )
  app.post<{ Body: Record<string, unknown> | undefined }>(gateway, async ({ body = {}, headers }, reply) => {
    const { value } = worldOf(practice)
    if (headers.authorization !== `Bearer ${value.secret}`) return reply.code(401).send({ error: 'unauthenticated' })
    const push = {
      id: text(headers['idempotency-key']) || text(body.id),
      token: text(body.token),
      platform: text(body.platform),
      title: text(body.title),
      body: text(body.body),
      href: text(body.href),
      urgent: body.urgent === true,
      at: practice.now().toISOString(),
    }
    if (!push.id || !push.token || !push.title) return reply.code(400).send({ error: 'malformed_request' })
    if (value.gone.includes(push.token)) return reply.code(410).send({ outcome: 'gone', reason: 'Unregistered' })
    if (value.limited.includes(push.token))
      return reply.code(429).header('retry-after', '60').send({ outcome: 'limited', reason: 'TooManyRequests' })
    keepPush(practice, push)
    return { outcome: 'sent' }
  })
}

const states = ['works', 'gone', 'limited'] as const
const phone: Act = {
  title: { sv: 'En telefon', en: 'A phone' },
  fields: [
    { name: 'token', label: { sv: 'Token', en: 'Token' }, kind: 'text' },
    {
      name: 'state',
      label: { sv: 'Den', en: 'It' },
      kind: 'select',
      options: [
        { value: 'works', label: { sv: 'tar emot', en: 'takes pushes' } },
        { value: 'gone', label: { sv: 'har tagit bort appen', en: 'has removed the app' } },
        { value: 'limited', label: { sv: 'har fått för många', en: 'has got too many' } },
      ],
    },
  ],
  run: ({ token, state }, practice) => {
    const own = text(token).trim()
    const wished = states.find((each) => each === state)
    if (!own) throw new WrongAct('token is missing')
    if (!wished) throw new WrongAct(`state is one of ${states.join(', ')}`)
    const { value, save } = worldOf(practice)
    for (const list of ['gone', 'limited'] as const) {
      value[list] = value[list].filter((each) => each !== own)
      if (list === wished) value[list].push(own)
    }
    save()
    return { token: own, state: wished }
  },
}

/** A gateway for pushes to phones, with a page of what it was given. */
export const push = (): Service => ({
  name: 'push',
  title: { sv: 'Pushar till telefoner', en: 'Pushes to phones' },
  unless: 'NATIVE_PUSH_URL',
  settings: (practice) => {
    // Kept at once: the API knows it from its start.
    const { value, save } = worldOf(practice)
    save()
    return { NATIVE_PUSH_URL: practice.ownUrl + gateway, NATIVE_PUSH_SECRET: value.secret }
  },
  routes: async (app, practice) => {
    app.get('/sandbox/push', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(pushPage(localeOf(request), [...worldOf(practice).value.pushes].reverse())),
    )
    await app.register(async (own) => gatewayRoute(own, practice))
    await app.register(async (own) => webPushRoute(own, practice))
  },
  acts: { phone },
})
