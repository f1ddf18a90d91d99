import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { traceparentOf } from './tracing'

/** Names for ranges of addresses, as Fastify knows them. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * Reads TRUSTED_PROXIES of the edge: which proxies are trusted to say where a visitor comes from, addresses, networks and `loopback`, `linklocal`, `uniquelocal`
 * with commas between them. Nobody's when left out.
 * @throws Error when one of them is not an address: an edge must not start with a list that was not meant
 */
export function readTrustedProxies(text: string | undefined): readonly string[] {
  const parts = (text ?? '').split(/[\s,]+/).filter(Boolean)
  for (const part of parts) {
    if (!ranges.has(part) && !isNetwork(part))
      throw new Error(`TRUSTED_PROXIES: '${part}' is no address or network such as 10.0.0.5, 10.0.0.0/8 or uniquelocal`)
  }
  return parts
}

/** A proxy may add a port, and a visitor of a proxy may write anything before what it adds. */
const addressIn = (text: string): string | undefined => {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(address) === 0 ? undefined : address
}

/** The visitor's address: the last one in the chain that is not a trusted proxy. */
export const visitorAddress = ({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string =>
  addressIn(ip) ?? raw.socket.remoteAddress ?? ''

const told = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-client-ip|via|x-request-id|traceparent|tracestate|baggage)$/

/** What the API is told of a visitor: what the edge knows, and nothing that the visitor has said of itself; and the name of the request. */
export function visitorHeaders<H extends Record<string, unknown>>(request: FastifyRequest, headers: H): H {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !told.test(name))),
    'x-forwarded-for': visitorAddress(request),
    'x-forwarded-host': request.hostname,
    'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
    'x-request-id': request.id,
    ...traceparentOf(request),
  } as unknown as H
}
