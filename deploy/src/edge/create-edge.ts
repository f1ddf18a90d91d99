import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { registerFiles } from './files'
import { liveRegistry } from './live-registry'
import { registerPages } from './pages'
import { registerProxy } from './proxy'
import { openStorage } from '../storage/open-storage'

/** Where the edge finds things, and where it listens. */
export interface EdgeOptions {
  /** Folder of the registry and of all releases, or `s3://bucket/prefix`. */
  storageDir: string
  /** Address of the API server, without a path. */
  apiUrl: string
  host: string
  port: number
  /** Trust `X-Forwarded-*` of a proxy in front. Off by default. */
  trustProxy?: boolean
}

/** Builds the edge without listening, for tests. */
export async function buildEdge({ storageDir, apiUrl, trustProxy = false }: Pick<EdgeOptions, 'storageDir' | 'apiUrl' | 'trustProxy'>): Promise<FastifyInstance> {
  const app = fastify({ logger: { level: process.env.LOG_LEVEL ?? 'warn' }, trustProxy, forceCloseConnections: true })
  const storage = openStorage(storageDir, { onProblem: (error) => app.log.warn({ err: error }, 'the highest revision cannot be remembered over a restart') })
  const live = liveRegistry(storage, (error) => app.log.error({ err: error }, 'the registry cannot be used; the last good one stays in use'))

  app.get('/healthz', async () => {
    const { revision } = await live.read()
    const { state: registry, reason } = live.health()
    return { ok: true, revision, registry, ...(reason && { reason }) }
  })
  app.get('/registry.json', async (_request, reply) => {
    const registry = await live.read()
    return reply.header('cache-control', 'no-cache').header('etag', `"${registry.revision}"`).send(registry)
  })
  registerFiles(app, storage)
  await registerProxy(app, apiUrl)
  registerPages(app, live, storage, { apiUrl: '/api', publicUrl: '/public' })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))
  return app
}

/** The web server of Samspel: the page with the live registry, the releases' files, and the way to the API. Listens until closed. */
export async function createEdge(options: EdgeOptions): Promise<{ url: string; close(): Promise<void> }> {
  const app = await buildEdge(options)
  const url = await app.listen({ host: options.host, port: options.port })
  return { url, close: () => app.close() }
}
