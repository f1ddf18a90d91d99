import { randomUUID } from 'node:crypto'
import type { Http2Session } from 'node:http2'
import fastify, { type FastifyReply } from 'fastify'
import type { Practice } from '../service'
import { underMode } from '../under-mode'
import { readJwt } from './jwt'
import { keysOf, publicHalf } from './keys'
import { keepPush, type PhoneState, worldOf } from './store'

const keyId = 'PRACTICE01'
const teamId = 'PRACTICE02'
const topic = 'se.samspel.practice'
const mostBytes = 4_096
const longestTokenSeconds = 3_600
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** The addresses of Apple's two environments, and a key as its developer pages give it. */
export const apnsSettings = (practice: Practice, url: string): Record<string, string> => ({
  APNS_URL: url,
  APNS_SANDBOX_URL: url,
  APNS_KEY: keysOf(practice).apple,
  APNS_KEY_ID: keyId,
  APNS_TEAM_ID: teamId,
  APNS_TOPIC: topic,
})

type Reply = Pick<FastifyReply, 'code' | 'header'>
const refused = (reply: Reply, status: number, reason: string, more: object = {}) =>
  reply.code(status).send({ reason, ...more })

/** Apple's answers for one device token. */
const answers: Record<Exclude<PhoneState, 'works'>, (reply: Reply, now: Date) => unknown> = {
  gone: (reply, now) => refused(reply, 410, 'Unregistered', { timestamp: now.getTime() }),
  limited: (reply) => refused(reply, 429, 'TooManyRequests'),
  wrong: (reply) => refused(reply, 400, 'BadDeviceToken'),
  other_app: (reply) => refused(reply, 400, 'DeviceTokenNotForTopic'),
  fails: (reply) => refused(reply, 500, 'InternalServerError'),
}

/** Remembers the provider tokens that were seen, so that they can be said to have ended. */
export interface SeenTokens {
  last: string
  ended: string
}

const tokenFault = (authorization: string | undefined, practice: Practice, seen: SeenTokens): string | undefined => {
  const token = /^bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return 'MissingProviderToken'
  const { head, claims, isSignedBy } = readJwt(token)
  const { apple } = worldOf(practice).value
  if (apple === 'refused' || head.kid !== keyId || claims.iss !== teamId) return 'InvalidProviderToken'
  if (!isSignedBy(publicHalf(keysOf(practice).apple), 'ES256')) return 'InvalidProviderToken'
  const age = practice.now().getTime() / 1_000 - Number(claims.iat)
  if (token === seen.ended || !(age < longestTokenSeconds)) return 'ExpiredProviderToken'
  seen.last = token
  return undefined
}

type Headers = Record<string, string | string[] | undefined>
const headerFault = (headers: Headers): string | undefined => {
  const [id, given] = [one(headers['apns-id']), one(headers['apns-topic'])]
  if (given === undefined) return 'MissingTopic'
  if (given !== topic) return 'TopicDisallowed'
  if (id !== undefined && !uuid.test(id)) return 'BadMessageId'
  if (!/^(?:10|[15])$/.test(one(headers['apns-priority']) ?? '10')) return 'BadPriority'
  if (!/^\d+$/.test(one(headers['apns-expiration']) ?? '0')) return 'BadExpirationDate'
  if (Buffer.byteLength(one(headers['apns-collapse-id']) ?? '') > 64) return 'BadCollapseId'
  if (one(headers['apns-push-type']) !== 'alert') return 'InvalidPushType'
  return undefined
}

interface Payload {
  aps?: { alert?: { title?: unknown; body?: unknown } }
  href?: unknown
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const payloadIn = (body: Buffer | undefined): Payload | undefined => {
  try {
    return (JSON.parse(String(body)) ?? undefined) as Payload | undefined
  } catch {
    return undefined
  }
}

/** Apple's push service: HTTP/2, here without TLS. Resolves with its address once it listens. */
export const startApns = async (
  practice: Practice,
  seen: SeenTokens,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const app = fastify({ http2: true, bodyLimit: mostBytes })
  const sessions = new Set<Http2Session>()
  app.server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setNotFoundHandler((_request, reply) => refused(reply as never, 404, 'BadPath'))
  app.setErrorHandler<{ statusCode?: number }>(({ statusCode }, _request, reply) =>
    statusCode === 413
      ? refused(reply as never, 413, 'PayloadTooLarge')
      : refused(reply as never, 500, 'InternalServerError'),
  )
  const mode = underMode(practice, 'push', {
    limits: (_request, reply) => answers.limited(reply, practice.now()),
    down: (_request, reply) => refused(reply, 503, 'ServiceUnavailable'),
    refuses: (_request, reply) => refused(reply, 403, 'InvalidProviderToken'),
  })
  app.addHook('onRequest', async ({ headers }) => {
    // HTTP/2 needs no length of a body: without one and without a type, Fastify would not read it.
    headers['content-type'] ??= 'application/json'
  })
  app.addHook('onRequest', mode as never)
  app.post<{ Params: { token: string }; Body: Buffer | undefined }>(
    '/3/device/:token',
    async ({ params: { token }, headers, body }, reply) => {
      const answer = reply as unknown as Reply
      const id = one(headers['apns-id']) ?? randomUUID().toUpperCase()
      answer.header('apns-id', id)
      const fault = tokenFault(headers.authorization, practice, seen)
      if (fault) return refused(answer, 403, fault)
      const wrong = headerFault(headers)
      if (wrong) return refused(answer, wrong === 'TopicDisallowed' ? 403 : 400, wrong)
      const state = worldOf(practice).value.phones[token] ?? 'works'
      if (state !== 'works') return answers[state](answer, practice.now())
      if (!/^[\da-f]{64,200}$/i.test(token)) return answers.wrong(answer, practice.now())
      const { aps, href } = payloadIn(body) ?? {}
      if (!aps) return refused(answer, 400, 'PayloadEmpty')
      keepPush(practice, {
        id: `${token} ${id}`,
        token,
        platform: 'ios',
        title: text(aps.alert?.title),
        body: text(aps.alert?.body),
        href: text(href),
        urgent: one(headers['apns-priority']) !== '5',
        at: practice.now().toISOString(),
      })
      return reply.code(200).send()
    },
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    stop: async () => {
      for (const session of sessions) session.destroy()
      await app.close()
    },
  }
}
