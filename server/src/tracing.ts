import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Where traces are sent: a collector that accepts OTLP over HTTP. */
export interface TracingConfig {
  endpoint: string
  /** Sent with each batch, for example the collector's API key. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  version: string
  /** Share of requests that are traced, 0 to 1. */
  sampleRate: number
}

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** OTLP span kinds: 2 is server, 3 is client. */
  kind: 2 | 3
  startMs: number
  endMs: number
  attributes: Record<string, string | number>
  failed: boolean
}

const flushMs = 2_000
const batch = 200
/** Spans buffered while the collector is unavailable; any more are dropped. */
const mostWaiting = 2_000

const nanos = (ms: number): string => `${Math.round(ms * 1_000)}000`
const attributeOf = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})

/** A batch in OTLP's JSON format. */
const payloadOf = (resource: Record<string, string>, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: Object.entries(resource).map(attributeOf) },
      scopeSpans: [
        {
          scope: { name: 'samspel' },
          spans: spans.map(({ startMs, endMs, attributes, failed, ...span }) => ({
            ...span,
            startTimeUnixNano: nanos(startMs),
            endTimeUnixNano: nanos(endMs),
            attributes: Object.entries(attributes).map(attributeOf),
            status: { code: failed ? 2 : 0 },
          })),
        },
      ],
    },
  ],
})

interface Scope {
  traceId: string
  spanId: string
  parentSpanId?: string
}

/** The edge's span for the same request (W3C Trace Context); ignored if its trace id differs from the request's id. */
const parentOf = (header: unknown, traceId: string): { spanId: string; isSampled: boolean } | undefined => {
  const [, trace, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? []
  return trace === traceId && spanId && flags
    ? { spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
    : undefined
}

/** Traces of requests and their statements. */
export interface Tracing {
  follow(app: FastifyInstance): void
  /** Records a statement of the current request: its SQL, which contains no parameter values. */
  statement(statement: { sql: string; ms: number }): void
  close(): Promise<void>
}

/**
 * A request's trace id is the request's own id, which also appears in its answer, in the logs of edge and API, and in error reports, so one
 * id leads to all of them. An unavailable collector delays nothing.
 */
export const openTracing = (
  { endpoint, headers, serviceName, version, sampleRate }: TracingConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
  send: typeof fetch = fetch,
): Tracing => {
  const scopes = new AsyncLocalStorage<Scope>()
  const resource = {
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': randomBytes(8).toString('hex'),
  }
  let waiting: Span[] = []
  let isAway = false
  let sending = Promise.resolve()

  const add = (span: Span) => {
    if (waiting.length < mostWaiting) waiting.push(span)
    if (waiting.length >= batch) flush()
  }
  const post = async (spans: readonly Span[]) => {
    try {
      const answer = await send(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(payloadOf(resource, spans)),
        signal: AbortSignal.timeout(5_000),
      })
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ reason: (error as Error).message }, 'traces are lost: the collector does not take them')
      isAway = true
    }
  }
  const flush = () => {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    sending = sending.then(() => post(spans))
  }
  const timer = setInterval(flush, flushMs)
  timer.unref()

  return {
    follow(app) {
      const begun = new WeakMap<object, { scope: Scope; startMs: number }>()
      app.addHook('onRequest', (request, _reply, done) => {
        const traceId = request.id.replaceAll('-', '')
        const parent = parentOf(request.headers.traceparent, traceId)
        if (!(parent ? parent.isSampled : Math.random() < sampleRate)) return done()
        const scope = {
          traceId,
          spanId: randomBytes(8).toString('hex'),
          ...(parent && { parentSpanId: parent.spanId }),
        }
        begun.set(request, { scope, startMs: Date.now() })
        scopes.run(scope, done)
      })
      app.addHook('onResponse', async (request, reply) => {
        const found = begun.get(request)
        if (!found) return
        // Use the route's pattern, never the address: ids and tokens must not appear in traces.
        const route = request.routeOptions.url ?? 'none'
        add({
          ...found.scope,
          name: `${request.method} ${route}`,
          kind: 2,
          startMs: found.startMs,
          endMs: found.startMs + reply.elapsedTime,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': reply.statusCode,
          },
          failed: reply.statusCode >= 500,
        })
      })
    },
    statement({ sql, ms }) {
      const scope = scopes.getStore()
      if (!scope) return
      const endMs = Date.now()
      add({
        traceId: scope.traceId,
        spanId: randomBytes(8).toString('hex'),
        parentSpanId: scope.spanId,
        name: /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL',
        kind: 3,
        startMs: endMs - ms,
        endMs,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
        failed: false,
      })
    },
    async close() {
      clearInterval(timer)
      flush()
      await sending
    },
  }
}
