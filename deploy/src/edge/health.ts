import type { FastifyInstance } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import type { CheckedFiles } from './checked-files'
import type { LiveRegistry } from './live-registry'

interface HealthOptions {
  live: LiveRegistry
  files: CheckedFiles
  /** Reason why no page can be served; undefined if one can. */
  problemOf(registry: Registry): Promise<string | undefined>
  /** Whether the edge is about to stop, so that load balancers send visitors elsewhere. */
  isDraining(): boolean
}

/** Whether all files that every page starts with exist and match their hashes. */
async function shellIsWhole({ shell }: Registry, files: CheckedFiles): Promise<boolean> {
  const names = [...(shell?.scripts ?? []), ...(shell?.styles ?? [])].map((path) => path.split('/').at(-1)!)
  const found = await Promise.all(names.map((name) => files.read('shell', shell!.version, name, 'identity')))
  return found.every((file) => typeof file !== 'string')
}

/**
 * `/healthz`: 200 while visitors get a page and the shell's files, otherwise 503 with an error id. An unusable registry is reported but
 * stays healthy while the last good one is served.
 */
export function registerHealth(app: FastifyInstance, { live, files, problemOf, isDraining }: HealthOptions): void {
  app.get('/healthz', async (_request, reply) => {
    const registry = await live.read()
    const { state, reason } = live.health()
    const broken = (await problemOf(registry)) ?? ((await shellIsWhole(registry, files)) ? undefined : 'shell_damaged')
    const problem = isDraining() ? 'stopping' : broken
    return reply
      .code(problem ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        ok: !problem,
        revision: registry.revision,
        registry: state,
        ...(reason && { reason }),
        ...(problem && { problem }),
      })
  })
}
