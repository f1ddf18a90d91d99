import type { FastifyInstance } from 'fastify'
import { rehearsalStage } from '../../commands/rehearsal'
import { Refused } from '../../registry/refused'
import type { Rehearsals } from '../../rehearse/kept'
import type { Rehearsal } from '../../rehearse/report'
import type { Storage } from '../../storage/storage'
import { missingRight } from '../../tokens/token'
import { rehearsalSchemas } from './rehearsal-schemas'
import { actorOf, mustMay, tokenOf } from './who'

/** What {@link registerRehearsals} needs. */
export interface RehearsalRoutes {
  storage: Storage
  rehearsals: Rehearsals
  siteUrl?: string | undefined
}

type Candidate = { Params: { name: string }; Querystring: { version?: string } }
type Report = { Params: { name: string; version: string }; Body: Omit<Rehearsal, 'name' | 'version'> }

/**
 * Rehearsals of a remote's releases: what one needs to know, its last report, and taking a report of one that was made elsewhere. The
 * service has no browser. Whoever may publish or promote the remote may send one; it bears the token's name.
 */
export function registerRehearsals(service: FastifyInstance, { storage, rehearsals, siteUrl }: RehearsalRoutes): void {
  const config = { own: true } as const
  service.get<Candidate>(
    '/remotes/:name/rehearsal',
    { config, schema: rehearsalSchemas.stage },
    async ({ params: { name }, query: { version } }) => {
      const stage = await rehearsalStage(storage, name, version)
      return {
        ...stage,
        site: siteUrl ?? null,
        last: (await rehearsals.of(name, stage.candidate.version)) ?? null,
      }
    },
  )
  service.put<Report>(
    '/remotes/:name/releases/:version/rehearsal',
    { config, schema: rehearsalSchemas.report },
    async (request, reply) => {
      const { name, version } = request.params
      if (missingRight(tokenOf(request), 'promote', name)) mustMay(request, 'publish', name)
      if (!(await storage.readRelease(name, version)))
        throw new Refused(`${name}@${version} was never published here`, 'never_published')
      await rehearsals.keep({ ...request.body, name, version, by: actorOf(request).by })
      return reply.code(204).send()
    },
  )
}
