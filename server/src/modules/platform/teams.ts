import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { entities } from '@samspel/api/contract'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { readAlarm, removeAlarm, setAlarm, testAlarm } from './alarms'
import { listStacks } from './figures'
import { healthOf } from './health'
import { connectRegistry, partsOf, type RegistryFacts } from './registry-service'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Constant-time; both digests have the same length. */
const isSecret = (header: string | undefined, secret: string): boolean =>
  secret !== '' && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))

const whole = (text: string | undefined, most: number, otherwise: number): number => {
  if (text === undefined) return otherwise
  if (!/^\d{1,4}$/.test(text) || Number(text) < 1 || Number(text) > most) throw new AppError('malformed_request')
  return Number(text)
}

const By = Type.String({ minLength: 1, maxLength: 200 })
const checkName = Compile(entities.PartName)
const checkVersion = Compile(entities.Version)
const checkSetting = Compile(
  Type.Object({ url: Type.String({ maxLength: 500 }), by: By }, { additionalProperties: false }),
)
const checkActor = Compile(Type.Object({ by: By }, { additionalProperties: false }))

const isLive = (registry: RegistryFacts, name: string): boolean => partsOf(registry).some(([known]) => known === name)

type ToRemote = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, string | undefined> }>

const nameOf = ({ params: { name } }: ToRemote): string => {
  if (!checkName.Check(name)) throw new AppError('not_found')
  return name
}

/**
 * `/teams/…`: what the registry service asks for teams with a token, which it has checked: health and failures of a remote, and its alarm. The
 * service shows `REGISTRY_SECRET`, as the API does when it asks the service; the edge proxies none of it, and no account may call it
 * (docs/decisions/0332). Without a registry there is nothing here.
 */
export const teamFigures: ModulePlugin = async (app, context) => {
  const { db, config, now } = context
  const { platform } = config
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async ({ headers }) => {
        if (!platform.registryUrl) throw new AppError('not_found')
        if (!isSecret(headers.authorization, platform.registrySecret)) throw new AppError('unauthenticated')
      })
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

      scope.get('/:name/health', async (request: ToRemote) => {
        const name = nameOf(request)
        const registry = await connectRegistry(platform)?.registry()
        const health =
          registry &&
          (await healthOf(db, registry, {
            name,
            now: now(),
            hours: whole(request.query.hours, 168, 24),
            bounds: platform,
          }))
        if (!health) throw new AppError('not_found')
        return health
      })

      scope.get('/:name/failures', async (request: ToRemote) => {
        const { version, limit } = request.query
        if (version !== undefined && !checkVersion.Check(version)) throw new AppError('malformed_request')
        return { failures: await listStacks(db, { name: nameOf(request), version, limit: whole(limit, 100, 10) }) }
      })

      scope.get('/:name/alarm', async (request: ToRemote) => ({ alarm: await readAlarm(context, nameOf(request)) }))
      scope.put('/:name/alarm', async (request: ToRemote) => {
        const { body } = request
        if (!checkSetting.Check(body)) throw new AppError('malformed_request')
        // One for each remote there is: names that a token's pattern allows are without end.
        const registry = await connectRegistry(platform)?.registry()
        if (!registry || !isLive(registry, nameOf(request))) throw new AppError('not_found')
        return setAlarm(context, { remote: nameOf(request), ...body })
      })
      scope.delete('/:name/alarm', async (request: ToRemote) => ({
        removed: await removeAlarm(context, nameOf(request)),
      }))
      scope.post('/:name/alarm/test', async (request: ToRemote) => {
        const { body } = request
        if (!checkActor.Check(body)) throw new AppError('malformed_request')
        return testAlarm(context, { remote: nameOf(request), ...body })
      })
    },
    { prefix: '/teams' },
  )
}
