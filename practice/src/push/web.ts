import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Practice } from '../service'
import { underMode } from '../under-mode'
import { keepPush, type PhoneState, worldOf } from './store'
import { senderOf } from './vapid'

/** A browser's subscription is this path with a token of its own, at any host: push services are told apart by the host of the request. */
export const webPath = '/sandbox/push/web'
const mostBytes = 4_096
const topicPattern = /^[\w-]{1,32}$/
/** What is answered for one browser. */
const answers: Record<Exclude<PhoneState, 'works'>, (reply: FastifyReply) => unknown> = {
  gone: (reply) => reply.code(410).send(),
  limited: (reply) => reply.code(429).header('retry-after', '60').send(),
  wrong: (reply) => reply.code(404).send(),
  other_app: (reply) => reply.code(403).send(),
  fails: (reply) => reply.code(500).send(),
}
const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** A push service of browsers (RFC 8030): what it is given is sealed for the browser, so that the page shows that there was something. */
export const webPushRoute = (app: FastifyInstance, practice: Practice): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => done(null, body))
  app.addHook(
    'onRequest',
    underMode(practice, 'push', {
      limits: (_request, reply) => answers.limited(reply),
      down: (_request, reply) => reply.code(503).send(),
      refuses: (_request, reply) => reply.code(403).send({ reason: 'the push is refused' }),
    }),
  )
  app.post<{ Params: { token: string }; Body: Buffer | undefined }>(
    `${webPath}/:token`,
    { bodyLimit: mostBytes },
    async ({ params: { token }, headers, body }, reply) => {
      const { value, save } = worldOf(practice)
      const state = value.phones[token] ?? 'works'
      if (state !== 'works') return answers[state](reply)
      const sender = senderOf(headers.authorization, {
        audience: `https://${headers.host ?? ''}`,
        now: practice.now(),
      })
      if ('status' in sender) return reply.code(sender.status).send({ reason: sender.reason })
      // A browser subscribes for one sender; this one takes the first that sends.
      if ((value.senders[token] ??= sender.key) !== sender.key)
        return reply.code(403).send({ reason: 'the subscription is for another key' })
      save()
      const topic = one(headers.topic)
      if (!/^\d+$/.test(one(headers.ttl) ?? '')) return reply.code(400).send({ reason: 'TTL is missing' })
      if (topic !== undefined && !topicPattern.test(topic)) return reply.code(400).send({ reason: 'Topic is too long' })
      if (!body || one(headers['content-encoding']) !== 'aes128gcm')
        return reply.code(400).send({ reason: 'the content is not sealed' })
      const id = `${token} ${body.subarray(0, 16).toString('base64url')}`
      const at = practice.now().toISOString()
      const urgent = one(headers.urgency) === 'high'
      keepPush(practice, { id, token, platform: 'web', title: '•••', body: '', href: '', urgent, at })
      return reply
        .code(201)
        .header('location', `${practice.ownUrl}/sandbox/push/messages/${encodeURIComponent(id)}`)
        .send()
    },
  )
}
