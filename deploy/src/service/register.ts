import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ConfigValue } from '@samspel/federation/registry'
import { listConfig, setConfig, unsetConfig } from '../commands/config'
import { restore, retire, switchOff, switchOn } from '../commands/out'
import { rollback, stopCanary } from '../commands/promote'
import { takeStep, waitAtStep } from '../commands/ramp'
import { history } from '../commands/report'
import { tidyAfter } from '../commands/tidy'
import type { RefusalReason } from '../registry/refused'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'
import { configSchemas } from './config-schemas'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Constant-time comparison; both digests have the same length. */
const isSecret = (header: string | undefined, secret: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))

const answers: Partial<Record<RefusalReason, readonly [status: number, error: string]>> = {
  unknown: [404, 'not_found'],
  locked: [409, 'locked'],
  not_running: [409, 'not_running'],
  changed_meanwhile: [409, 'not_running'],
  nothing_to_go_back_to: [409, 'nothing_to_go_back_to'],
  does_not_fit: [409, 'does_not_fit'],
  already_live: [409, 'not_running'],
  never_published: [404, 'not_found'],
  usage: [409, 'not_running'],
}

/** A value that does not fit is an error of its field. */
const ofSettings: typeof answers = { ...answers, does_not_fit: [422, 'invalid'], usage: [422, 'invalid'] }

async function answering(
  reply: FastifyReply,
  work: () => Promise<unknown>,
  own: typeof answers = answers,
): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    const known = error instanceof Refused && own[error.reason]
    if (!known) throw error
    return reply.code(known[0]).send({ error: known[1], message: (error as Error).message })
  }
}

const text = { type: 'string', minLength: 1, maxLength: 500 } as const
const params = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,62}$' } },
  required: ['name'],
} as const
const schema = (required: readonly string[]) => ({
  params,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { by: text, reason: text, version: text, automatic: { type: 'boolean' } },
    required,
  },
})

interface MoveBody {
  by: string
  reason?: string
  version?: string
  automatic?: boolean
}
interface RampBody {
  by: string
  version: string
  /** Index of the step that was judged. */
  at: number
  reason: string
  /** The step is due and not taken; `reason` says why. */
  waits: boolean
}
type ToSetting = FastifyRequest<{
  Params: { name: string; key: string }
  Body: { by: string; reason: string; value?: ConfigValue; company?: string; role?: string }
}>
type ToRemote = FastifyRequest<{ Params: { name: string }; Body: MoveBody }>

/**
 * The registry API for the API server, which must not access the storage itself: what is live, the history, and the two ways to
 * withdraw a release. Every request carries `Authorization: Bearer <secret>`, otherwise 401. Answers 404 for an unknown name, and
 * 409 with an id if the state has changed.
 */
export function registerRegistryService(app: FastifyInstance, storage: Storage, secret: string): void {
  if (secret.length < 16) throw new Error('REGISTRY_SECRET needs at least 16 characters')
  void app.register(async (service) => {
    service.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request.headers.authorization, secret)) await reply.code(401).send({ error: 'unauthorized' })
    })
    service.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    service.get('/registry', () => storage.readRegistry())
    service.get(
      '/history',
      {
        schema: {
          querystring: {
            type: 'object',
            properties: {
              limit: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
              name: params.properties.name,
            },
          },
        },
      },
      async (request) => {
        const { limit, name } = request.query as { limit: number; name?: string }
        return { events: (await history(storage, name)).slice(0, limit) }
      },
    )
    service.post(
      '/remotes/:name/stop',
      { schema: schema(['by', 'version']) },
      ({ params: { name }, body }: ToRemote, reply) => answering(reply, () => stopCanary(storage, name, body)),
    )
    service.post(
      '/remotes/:name/ramp',
      {
        schema: {
          params,
          body: {
            type: 'object',
            additionalProperties: false,
            properties: {
              by: text,
              version: text,
              at: { type: 'integer', minimum: 0, maximum: 20 },
              reason: text,
              waits: { type: 'boolean' },
            },
            required: ['by', 'version', 'at', 'reason', 'waits'],
          },
        },
      },
      ({ params: { name }, body }: FastifyRequest<{ Params: { name: string }; Body: RampBody }>, reply) =>
        answering(reply, async () => {
          const { waits, reason, ...judged } = body
          const automatic = true
          if (waits) return waitAtStep(storage, name, { ...judged, waits: reason, automatic })
          const done = await takeStep(storage, name, { ...judged, reason, automatic })
          return { ...done, ...(await tidyAfter(storage, done, judged.by)) }
        }),
    )
    const turns = { off: switchOff, on: switchOn, retire, restore }
    for (const [what, act] of Object.entries(turns))
      service.post(
        `/remotes/:name/${what}`,
        { schema: schema(['by', 'reason']) },
        ({ params: { name }, body: { by, reason } }: ToRemote, reply) =>
          answering(reply, () => act(storage, name, { by, ...(reason && { reason }) })),
      )
    service.post('/remotes/:name/rollback', { schema: schema(['by']) }, ({ params: { name }, body }: ToRemote, reply) =>
      answering(reply, () => rollback(storage, name, body)),
    )
    service.get('/remotes/:name/config', { schema: configSchemas.list }, ({ params: { name } }: ToRemote, reply) =>
      answering(reply, () => listConfig(storage, name)),
    )
    service.post(
      '/remotes/:name/config/:key',
      { schema: configSchemas.changeFor },
      ({ params: { name, key }, body: { value, ...options } }: ToSetting, reply) =>
        answering(
          reply,
          () =>
            value === undefined
              ? unsetConfig(storage, name, key, options)
              : setConfig(storage, name, key, value, options),
          ofSettings,
        ),
    )
  })
}
