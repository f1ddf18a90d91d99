import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type IdGenerator,
  NodeTracerProvider,
  ParentBasedSampler,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { FastifyRequest } from 'fastify'
import { followCalls } from './calls'
import type { Log } from './reporter'
import { setTraceparent, setTracing, type Tracing, type TracingSettings } from './spans'

const scopes = new AsyncLocalStorage<Context>()

/** The SDK asks for an id when a trace begins; that of a request's trace is the request's own. */
class RequestIds implements IdGenerator {
  next: string | undefined
  readonly #random = new RandomIdGenerator()
  readonly generateSpanId = () => this.#random.generateSpanId()
  readonly generateTraceId = () => {
    const { next } = this
    this.next = undefined
    return next ?? this.#random.generateTraceId()
  }
}

/** Says once when the collector does not take traces, and again only after it has; no span comes from sending spans. */
const telling = (exporter: SpanExporter, log: Log): SpanExporter => {
  let isAway = false
  return {
    export: (spans, done) =>
      scopes.exit(() =>
        exporter.export(spans, (result) => {
          if (result.code !== 0 && !isAway)
            log.warn({ reason: result.error?.message }, 'traces are lost: the collector does not take them')
          isAway = result.code !== 0
          done(result)
        }),
      ),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush!() }),
  }
}

/** The edge's span for the same request (W3C Trace Context); ignored if its trace id differs from the request's id. */
const parentIn = (header: unknown, traceId: string): Context | undefined => {
  const [, given, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? []
  if (given !== traceId || !spanId || !flags) return undefined
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

export const startTracing = (
  settings: TracingSettings,
  log: Log,
  exporter: SpanExporter = new OTLPTraceExporter({ url: settings.url, headers: { ...settings.headers } }),
  patienceMs = 5_000,
): Tracing => {
  const ids = new RequestIds()
  const provider = new NodeTracerProvider({
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.sampleRate) }),
    resource: resourceFromAttributes({
      'service.instance.id': randomBytes(8).toString('hex'),
      'service.version': settings.version,
      ...settings.attributes,
      'service.name': settings.serviceName,
    }),
    spanProcessors: [new BatchSpanProcessor(telling(exporter, log), { scheduledDelayMillis: 2_000 })],
  })
  const tracer = provider.getTracer('samspel')
  const within = <T>(parent: Context, span: Span, work: () => T): T => scopes.run(trace.setSpan(parent, span), work)
  const unfollowCalls = followCalls({
    start: (name, attributes) => {
      const scope = scopes.getStore()
      return scope && tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, scope)
    },
  })

  const tracing: Tracing = {
    follow(app, trustsParent) {
      const begun = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const traceId = request.id.replaceAll('-', '')
        const parent = (trustsParent && parentIn(request.headers.traceparent, traceId)) || ROOT_CONTEXT
        ids.next = parent === ROOT_CONTEXT ? traceId : undefined
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent)
        begun.set(request, span)
        const { spanId, traceFlags } = span.spanContext()
        setTraceparent(request, `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`)
        within(parent, span, done)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = begun.get(request)
        if (!span) return
        // Use the route's pattern, never the address: ids and tokens must not appear in traces.
        const route = request.routeOptions.url ?? 'none'
        span.updateName(`${request.method} ${route}`)
        span.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
        })
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
    },
    statement({ sql, ms }) {
      const scope = scopes.getStore()
      if (!scope) return
      const end = Date.now()
      const name = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql }
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }, scope).end(end)
    },
    async inSpan({ name, kind, attributes = {}, isRoot = false }, work) {
      const scope = isRoot ? ROOT_CONTEXT : scopes.getStore()
      if (!scope) return work()
      const span = tracer.startSpan(
        name,
        { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes },
        scope,
      )
      try {
        return await within(scope, span, work)
      } catch (error) {
        // The kind of error alone: messages can quote what was sent.
        span.setAttribute('error.type', (error as { code?: string }).code ?? (error as Error).name)
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    async close() {
      setTracing(undefined)
      unfollowCalls()
      // What the last batch failed with has been told; a collector that hangs would hold the process up for half a minute.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(patienceMs, undefined, { ref: false })])
    },
  }
  return tracing
}
