import type { FastifyInstance } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import type { CheckedFiles } from './checked-files'
import type { LiveRegistry } from './live-registry'

interface HealthOptions {
  live: LiveRegistry
  files: CheckedFiles
  /** Why no page can be given; undefined when one can. */
  problemOf(registry: Registry): Promise<string | undefined>
  /** It is about to stop: whoever balances load sends visitors elsewhere. */
  isDraining(): boolean
}

/** Whether all files that every page begins with are there, and are what they should be. */
async function shellIsWhole({ shell }: Registry, files: CheckedFiles): Promise<boolean> {
  const names = [...(shell?.scripts ?? []), ...(shell?.styles ?? [])].map((path) => path.split('/').at(-1)!)
  const found = await Promise.all(names.map((name) => files.read('shell', shell!.version, name, 'identity')))
  return found.every((file) => typeof file !== 'string')
}

/**
 * `/healthz`: 200 while visitors get a page and the shell's files, 503 with an id when they do not. A registry that cannot be used while the last good one
 * serves is told, and no reason to send visitors elsewhere.
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
