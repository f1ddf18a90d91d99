import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { ModulePlugin } from './app'

/** /healthz: the process answers. /readyz: the database does too. /metrics: Prometheus. */
export const operations: ModulePlugin = (app, { db }) => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'samspel_request_seconds', help: 'Seconds per request by route and status', labelNames: ['method', 'route', 'status'], buckets: [0.005, 0.02, 0.1, 0.5, 2], registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: ids and tokens have no place in metrics and logs.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    if (!route.endsWith('z') && route !== '/metrics') request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await sql`SELECT 1`.execute(db)
    return { status: 'ready' }
  })
  app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()))

  telemetry(app, register)
}

const kinds = new Set(['load', 'failure', 'vital'])
const short = (value: unknown, length: number): string => (typeof value === 'string' ? value.slice(0, length) : '')

/** Loads and failures of remotes, told by browsers (DESIGN §7). Bounded: few labels, short texts, at most 50 reports a call. */
const telemetry = (app: Parameters<ModulePlugin>[0], register: Registry) => {
  const reports = new Counter({ name: 'samspel_remote_reports_total', help: 'Reports from browsers by kind, remote and version', labelNames: ['kind', 'remote', 'version'], registers: [register] })
  const known = new Set<string>()
  app.post('/telemetry', { bodyLimit: 16 * 1024, config: { rateLimit: { max: 120, timeWindow: 60_000 } } }, async (request, reply) => {
    const body = request.body as { reports?: unknown } | unknown[] | null
    const list = Array.isArray(body) ? body : Array.isArray(body?.reports) ? body.reports : [body]
    for (const item of list.slice(0, 50)) {
      const report = (item ?? {}) as Record<string, unknown>
      const kind = short(report.kind, 20)
      if (!kinds.has(kind)) continue
      const labels = { kind, remote: short(report.remote, 40), version: short(report.version, 40) }
      const series = Object.values(labels).join(' ')
      // Anyone may send: what would make the thousandth series is counted under no name.
      if (known.size < 1_000) known.add(series)
      reports.inc(known.has(series) ? labels : { kind, remote: '', version: '' })
      if (kind === 'failure') request.log.warn({ remote: labels.remote, version: labels.version, reason: short(report.message ?? report.reason, 300) }, 'a remote failed in a browser')
    }
    return reply.code(204).send()
  })
}
