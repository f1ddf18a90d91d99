import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Destination of traces: an OTLP collector over HTTP. */
export interface TracingSettings {
  /** The address that takes the traces, `…/v1/traces`. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  version: string
  /** Attributes of everything that this process sends, as OTEL_RESOURCE_ATTRIBUTES names them. */
  attributes: Readonly<Record<string, string>>
  /** Share of the requests that are traced, 0 to 1. */
  sampleRate: number
}

export interface SpanFacts {
  name: string
  /** `client` for a call to another service, `internal` for work of our own. */
  kind: 'client' | 'internal'
  attributes?: Readonly<Record<string, string | number>>
  /** Whether it begins a trace of its own; otherwise it is only recorded inside one. */
  isRoot?: boolean
}

/** Traces of requests, jobs, statements and calls to other services. */
export interface Tracing {
  /**
   * Records every request of an app. Its trace id is the request's id, which also appears in its answer, in the logs and in error reports.
   * @param trustsParent whether the caller's own trace is believed: only that of our own edge is
   */
  follow(app: FastifyInstance, trustsParent: boolean): void
  /** Records a statement of the current request or job: its SQL, which contains no parameter values. */
  statement(statement: { sql: string; ms: number }): void
  inSpan<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

let open: Tracing | undefined
export const setTracing = (tracing: Tracing | undefined): void => {
  open = tracing
}

/** Records some work as a span, where traces are configured; without them it is only done. */
export const inSpan = <T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> =>
  open ? open.inSpan(facts, work) : work()

const parents = new WeakMap<FastifyRequest, string>()
export const setTraceparent = (request: FastifyRequest, parent: string): void => void parents.set(request, parent)

/** The W3C `traceparent` header that a request is passed on with; none where there are no traces. A visitor's own is never passed on. */
export const traceparentOf = (request: FastifyRequest): Record<string, string> => {
  const parent = parents.get(request)
  return parent === undefined ? {} : { traceparent: parent }
}
