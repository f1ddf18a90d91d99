import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage'
import type { LiveRegistry } from './live-registry'
import { originsFor } from './visitor'

/** Enough for the releases that somebody tries out. */
const MOST = 50

interface VersionsOptions {
  live: LiveRegistry
  storage: Storage
  overrideOrigins: readonly string[] | undefined
}

/** Serves a remote's published versions, newest first, for the override panel; 404 where overrides are forbidden. */
export function registerVersions(app: FastifyInstance, { live, storage, overrideOrigins }: VersionsOptions): void {
  app.get<{ Params: { name: string } }>('/registry/versions/:name', async ({ params: { name } }, reply) => {
    const registry = await live.read()
    reply.header('cache-control', 'no-store')
    if (originsFor(registry, overrideOrigins).length === 0 || !Object.hasOwn(registry.remotes, name))
      return reply.code(404).send({ error: 'not_found' })
    return { versions: (await storage.listReleases(name)).reverse().slice(0, MOST) }
  })
}
