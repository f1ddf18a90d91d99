import { createHash, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { logStream } from '../edge/log-stream'
import { type Outcome, readPush, type Sender } from './push'

export interface GatewayOptions {
  secret: string
  /** Those that are absent are not served: their phones get nothing, and Samspel keeps them. */
  android?: Sender | undefined
  ios?: Sender | undefined
  /** For phones with a build that Apple's sandbox serves. */
  iosSandbox?: Sender | undefined
  log?: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Statuses of the contract in docs/guides/native.md: 410 removes the phone, 422 ends the push, anything else is tried again. */
const statuses: Record<Outcome['kind'], number> = {
  sent: 200,
  gone: 410,
  refused: 422,
  limited: 429,
  down: 503,
  broken: 502,
}
const rememberedIds = 10_000

/**
 * A gateway between Samspel and the push services of the phone platforms. It keeps nothing but the latest ids, so that a push whose answer
 * was lost is not shown twice.
 */
export const createPushGateway = ({
  secret,
  android,
  ios,
  iosSandbox,
  log = 'info',
}: GatewayOptions): FastifyInstance => {
  const app = fastify({ logger: { level: log, stream: logStream }, bodyLimit: 32 * 1024, forceCloseConnections: true })
  const sent = new Set<string>()
  const remember = (id: string) => {
    sent.add(id)
    if (sent.size > rememberedIds) sent.delete(sent.values().next().value!)
  }
  const senderOf = (platform: string, environment: string): Sender | undefined => {
    if (platform === 'android') return android
    if (platform === 'ios') return environment === 'production' ? ios : iosSandbox
    return undefined
  }
  app.addHook('onClose', async () => {
    for (const sender of [android, ios, iosSandbox]) sender?.close?.()
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.post('/', async (request, reply) => {
    const { authorization = '', 'idempotency-key': key } = request.headers
    if (!timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`)))
      return reply.code(401).send({ error: 'unauthenticated' })
    const push = readPush(request.body)
    if (!push) return reply.code(400).send({ error: 'malformed_request' })
    const id = typeof key === 'string' ? key : push.id
    if (sent.has(id)) return { outcome: 'sent' }
    const send = senderOf(push.platform, push.environment)
    if (!send) return reply.code(422).send({ outcome: 'refused', reason: 'the platform is not set up' })
    let outcome: Outcome
    try {
      outcome = await send(push)
    } catch (error) {
      outcome = { kind: 'down', reason: (error as Error).message }
    }
    const { kind, reason, retryAfter } = outcome
    if (kind === 'sent') remember(id)
    else
      request.log[kind === 'broken' ? 'error' : 'warn'](
        { platform: push.platform, kind, reason },
        'a push was not accepted',
      )
    if (retryAfter) void reply.header('retry-after', retryAfter)
    return reply.code(statuses[kind]).send({ outcome: kind, ...(reason && { reason }) })
  })
  return app
}
