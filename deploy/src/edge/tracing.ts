import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Destination of traces: an OTLP collector over HTTP. */
export interface TracingSettings {
  endpoint: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  version: string
  /** Fraction of requests to trace, 0 to 1; the API traces the same ones. */
  sampleRate: number
}

interface Span {
  traceId: string
  spanId: string
  name: string
  startMs: number
  endMs: number
  attributes: Record<string, string | number>
  failed: boolean
}

const flushMs = 2_000
const batch = 200
/** Maximum number of spans queued while the collector is unavailable; further ones are dropped. */
const mostWaiting = 2_000

const nanos = (ms: number): string => `${Math.round(ms * 1_000)}000`
const attributeOf = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})

const payloadOf = (resource: Record<string, string>, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: Object.entries(resource).map(attributeOf) },
      scopeSpans: [
        {
          scope: { name: 'samspel' },
          spans: spans.map(({ startMs, endMs, attributes, failed, ...span }) => ({
            ...span,
            kind: 2,
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

const parents = new WeakMap<FastifyRequest, string>()

/**
 * The W3C `traceparent` header sent to the API for a request; none if the request is not traced. A visitor's own header is never forwarded.
 */
export const traceparentOf = (request: FastifyRequest): Record<string, string> => {
  const parent = parents.get(request)
  return parent === undefined ? {} : { traceparent: parent }
}

/**
 * Reports every request to a collector. The trace id is the request id used in logs and answers; the API's span is a child of the edge's.
 * An unavailable collector does not affect requests.
 */
export function traceRequests(app: FastifyInstance, settings: TracingSettings, send: typeof fetch = fetch): void {
  const resource = {
    'service.name': settings.serviceName,
    'service.version': settings.version,
    'service.instance.id': randomBytes(8).toString('hex'),
  }
  const begun = new WeakMap<FastifyRequest, { traceId: string; spanId: string; startMs: number }>()
  let waiting: Span[] = []
  let isAway = false
  let sending = Promise.resolve()

  const post = async (spans: readonly Span[]) => {
    try {
      const answer = await send(`${settings.endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...settings.headers },
        body: JSON.stringify(payloadOf(resource, spans)),
        signal: AbortSignal.timeout(5_000),
      })
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      isAway = false
    } catch (error) {
      if (!isAway)
        app.log.warn({ reason: (error as Error).message }, 'traces are lost: the collector does not take them')
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

  app.addHook('onRequest', async (request) => {
    const traceId = request.id.replaceAll('-', '')
    const spanId = randomBytes(8).toString('hex')
    const isSampled = Math.random() < settings.sampleRate
    parents.set(request, `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`)
    if (isSampled) begun.set(request, { traceId, spanId, startMs: Date.now() })
  })
  app.addHook('onResponse', async (request, reply) => {
    const found = begun.get(request)
    if (!found) return
    // Record the route pattern, never the URL: ids and tokens must not appear in traces.
    const route = request.routeOptions.url ?? 'none'
    if (waiting.length < mostWaiting)
      waiting.push({
        ...found,
        name: `${request.method} ${route}`,
        endMs: found.startMs + reply.elapsedTime,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
        },
        failed: reply.statusCode >= 500,
      })
    if (waiting.length >= batch) flush()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    flush()
    await sending
  })
}
