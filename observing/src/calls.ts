import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Span, SpanStatusCode } from '@opentelemetry/api'

interface Fetched {
  method: string
  origin: string | URL
}

type Attributes = Record<string, string | number>

const attributesOf = (method: string, address: string): Attributes => {
  const { hostname, port, protocol } = new URL(address)
  return {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  }
}

/**
 * Follows every call over HTTP that this process makes, by Node's own channels: `fetch`, and what the SDKs of Stripe, S3 and push send by
 * `node:http`. Host and status are recorded; paths and queries are not, since they carry ids and tokens.
 */
export const followCalls = ({
  start,
}: {
  start: (name: string, attributes: Attributes) => Span | undefined
}): (() => void) => {
  const underWay = new WeakMap<object, Span>()
  const begin = (request: object, method: string, address: string) => {
    if (!URL.canParse(address)) return
    const attributes = attributesOf(method, address)
    const span = start(`${method} ${attributes['server.address']}`, attributes)
    if (span) underWay.set(request, span)
  }
  const end = (request: object, outcome: { status: number } | { error: unknown }) => {
    const span = underWay.get(request)
    if (!span) return
    underWay.delete(request)
    if ('status' in outcome) span.setAttribute('http.response.status_code', outcome.status)
    else span.setAttribute('error.type', (outcome.error as { code?: string }).code ?? (outcome.error as Error).name)
    if (!('status' in outcome) || outcome.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  const channels: Record<string, (message: never) => void> = {
    'undici:request:create': ({ request }: { request: Fetched }) =>
      begin(request, request.method, String(request.origin)),
    'undici:request:headers': ({ request, response }: { request: Fetched; response: { statusCode: number } }) =>
      end(request, { status: response.statusCode }),
    'undici:request:error': ({ request, error }: { request: Fetched; error: Error }) => end(request, { error }),
    'http.client.request.start': ({ request }: { request: ClientRequest }) =>
      begin(request, request.method, `${request.protocol}//${String(request.getHeader('host') ?? request.host)}`),
    'http.client.response.finish': ({ request, response }: { request: ClientRequest; response: IncomingMessage }) =>
      end(request, { status: response.statusCode ?? 0 }),
    'http.client.request.error': ({ request, error }: { request: ClientRequest; error: Error }) =>
      end(request, { error }),
  }
  const all = Object.entries(channels) as [string, (message: unknown) => void][]
  for (const [name, listener] of all) subscribe(name, listener)
  return () => {
    for (const [name, listener] of all) unsubscribe(name, listener)
  }
}
