import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Caller } from '../auth/caller'
import type { ModulePlugin } from './app'
import { drainingOf } from './draining'

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry behind /metrics; modules add their own metrics. */
    metrics: Registry
  }
}

/** The account's id, which names nobody outside of Samspel; addresses are never logged. */
const callerOf = ({ caller }: FastifyRequest): string | undefined =>
  // Routes outside the contract have no caller.
  (caller as Caller | null) ? (caller.kind === 'anonymous' ? 'anonymous' : caller.id) : undefined

/** /healthz: the process is running. /readyz: the database responds as well, and the process is not about to stop. /metrics: Prometheus. */
export const operations: ModulePlugin = (app, { db }) => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  app.decorate('metrics', register)
  const requests = new Histogram({
    name: 'samspel_request_seconds',
    help: 'Seconds per request by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    // Label by the route's pattern, never the address: ids and tokens must not appear in metrics and logs.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    if (!route.endsWith('z') && route !== '/metrics')
      request.log.info(
        {
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          caller: callerOf(request),
          error: request.refusedAs,
        },
        'answered',
      )
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (drainingOf(app).hasBegun()) return reply.code(503).send({ status: 'stopping' })
    await sql`SELECT 1`.execute(db)
    return { status: 'ready' }
  })
  app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
}
