import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage'
import type { LiveRegistry } from './live-registry'
import type { OverrideRights } from './visitor'
import { originsFor } from './visitor'

/** Enough for the releases that somebody tries out. */
const MOST = 50

interface VersionsOptions extends OverrideRights {
  live: LiveRegistry
  storage: Storage
}

/** Serves a remote's published versions, newest first, for the override panel; 404 for visitors who may not use overrides. */
export function registerVersions(app: FastifyInstance, { live, storage, ...rights }: VersionsOptions): void {
  app.get<{ Params: { name: string } }>('/registry/versions/:name', async (request, reply) => {
    const { name } = request.params
    const registry = await live.read()
    reply.header('cache-control', 'no-store')
    if (originsFor(request, registry, rights).length === 0 || !Object.hasOwn(registry.remotes, name))
      return reply.code(404).send({ error: 'not_found' })
    return { versions: (await storage.listReleases(name)).reverse().slice(0, MOST) }
  })
}
