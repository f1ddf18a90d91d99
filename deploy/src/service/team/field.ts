import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readMap, scriptsWithMaps } from '../../commands/take-maps'
import { traceStack } from '../../commands/trace'
import type { Storage } from '../../storage/storage'
import { coversRemote } from '../../tokens/token'
import type { Figures, RemoteFailure } from './figures'
import { schemas } from './schemas'
import { actorOf, tokenOf } from './who'

type Part = { Params: { name: string } }
type Release = { Params: { name: string; version: string } }

/** A failure with its stack translated, as far as the token reaches. */
export interface TracedFailure extends RemoteFailure {
  /** Places that were translated. */
  traced: number
}

/**
 * What teams see of their own remotes: figures and alarms, which the API knows, and stacks by the source maps that are stored here. All of it
 * for remotes that the token reaches; no further right is needed.
 */
export function registerField(service: FastifyInstance, storage: Storage, figures: Figures): void {
  const config = { own: true } as const
  const reaches = (request: FastifyRequest) => (name: string) => coversRemote(tokenOf(request), name)

  service.get<Part & { Querystring: { hours: number } }>(
    '/remotes/:name/health',
    { config, schema: schemas.health },
    ({ params: { name }, query: { hours } }) => figures.health(name, hours),
  )

  service.get<Part & { Querystring: { version?: string; limit: number } }>(
    '/remotes/:name/trace',
    { config, schema: schemas.trace },
    async (request): Promise<{ failures: TracedFailure[] }> => {
      const told = await figures.failures(request.params.name, request.query)
      const failures: TracedFailure[] = []
      for (const failure of told) {
        const { text, traced } = await traceStack(storage, failure.stack ?? '', reaches(request))
        failures.push({ ...failure, stack: failure.stack === null ? null : text, traced })
      }
      return { failures }
    },
  )

  service.post<Part & { Body: { stack: string } }>(
    '/remotes/:name/trace',
    { config, schema: schemas.traceStack },
    (request) => traceStack(storage, request.body.stack, reaches(request)),
  )

  service.get<Release>(
    '/remotes/:name/releases/:version/maps',
    { config, schema: schemas.maps },
    async ({ params: { name, version } }) => ({ scripts: await scriptsWithMaps(storage, name, version) }),
  )
  service.get<{ Params: Release['Params'] & { file: string } }>(
    '/remotes/:name/releases/:version/maps/:file',
    { config, schema: schemas.map },
    async ({ params: { name, version, file } }, reply) =>
      reply.type('application/json').send(await readMap(storage, name, version, file)),
  )

  service.get<Part>('/remotes/:name/alarms', { config, schema: schemas.part }, async ({ params: { name } }) => ({
    alarm: await figures.alarm(name),
  }))
  service.put<Part & { Body: { url: string } }>(
    '/remotes/:name/alarms',
    { config, schema: schemas.setAlarm },
    (request) => figures.setAlarm(request.params.name, { url: request.body.url, by: actorOf(request).by }),
  )
  service.delete<Part>('/remotes/:name/alarms', { config, schema: schemas.part }, ({ params: { name } }) =>
    figures.removeAlarm(name),
  )
  service.post<Part>('/remotes/:name/alarms/test', { config, schema: schemas.part }, (request) =>
    figures.testAlarm(request.params.name, actorOf(request).by),
  )
}
