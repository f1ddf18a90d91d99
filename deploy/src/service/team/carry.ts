import type { FastifyInstance } from 'fastify'
import { readSbom } from '../../commands/sbom'
import { promoteFrom } from '../../commands/take-over'
import { tidyAfter } from '../../commands/tidy'
import type { Environments } from '../../provenance/environments'
import type { ProvenancePolicy } from '../../provenance/policy'
import { sourceRegistry } from '../../provenance/source-registry'
import { Refused } from '../../registry/refused'
import type { Storage } from '../../storage/storage'
import { schemas } from './schemas'
import { actorOf, mustMay } from './who'

type Release = { Params: { name: string; version: string } }

/** What {@link registerCarry} needs. */
export interface Carry {
  storage: Storage
  /** Environments from which releases may be taken over; none when left out. */
  environments?: Environments | undefined
  provenance?: ProvenancePolicy | undefined
}

/** Releases between environments: what another service asks for, with a token of this one, and taking one over from there. */
export function registerCarry(service: FastifyInstance, { storage, environments = {}, provenance }: Carry): void {
  const config = { own: true } as const
  const mustBeHere = async (name: string, version: string) => {
    const record = await storage.readRelease(name, version)
    if (!record) throw new Refused(`${name}@${version} was never published here`, 'never_published')
    return record
  }

  service.get('/provenance', () => ({ audience: provenance?.audience ?? null }))

  service.get<Release>(
    '/remotes/:name/releases/:version/record',
    { config, schema: schemas.release },
    async ({ params: { name, version } }, reply) => {
      await mustBeHere(name, version)
      return reply.type('application/octet-stream').send(await storage.readRecordText(name, version))
    },
  )

  service.get<{ Params: Release['Params'] & { file: string } }>(
    '/remotes/:name/releases/:version/stored/:file',
    { config, schema: schemas.map },
    async ({ params: { name, version, file } }, reply) => {
      const { stored = {} } = await mustBeHere(name, version)
      const contents = Object.hasOwn(stored, file) ? await storage.readFile(name, version, file) : undefined
      if (!contents) throw new Refused(`${name}@${version} has no ${file}`, 'unknown')
      return reply.type('application/octet-stream').send(contents)
    },
  )

  service.get<{ Params: { name: string }; Querystring: { version?: string } }>(
    '/remotes/:name/sbom',
    { config, schema: schemas.sbom },
    async ({ params: { name }, query: { version } }, reply) =>
      reply.type('application/vnd.cyclonedx+json').send(await readSbom(storage, name, version)),
  )

  service.post<{
    Params: { name: string }
    Body: { from: string; token: string; version?: string; percent?: number; force?: boolean; reason?: string }
  }>('/remotes/:name/promote-from', { config: { right: 'promote' }, schema: schemas.promoteFrom }, async (request) => {
    const {
      params: { name },
      body: { from, token, version, ...options },
    } = request
    if (options.force) mustMay(request, 'force', name)
    const environment = Object.hasOwn(environments, from) ? environments[from] : undefined
    if (!environment)
      throw new Refused(
        `this registry service takes no releases over from ${from}; it does from ${Object.keys(environments).join(', ') || 'nowhere'} (PROMOTE_SOURCES of its operator)`,
        'forbidden',
      )
    const source = { ...environment, name: from, ask: sourceRegistry(from, environment, token), policy: provenance }
    const actor = actorOf(request)
    const done = await promoteFrom(storage, source, name, version, { ...options, ...actor })
    return { ...done, environment: from, ...(await tidyAfter(storage, done, actor.by)) }
  })
}
