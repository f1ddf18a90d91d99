import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { traceparentOf } from '@samspel/observing'

/** Names of address ranges that Fastify accepts. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * Reads TRUSTED_PROXIES: the proxies trusted to report a visitor's address, as comma-separated addresses, networks and `loopback`,
 * `linklocal`, `uniquelocal`. None by default.
 * @throws Error if one of them is not an address, because the edge must not start with an unintended list
 */
export function readTrustedProxies(text: string | undefined): readonly string[] {
  const parts = (text ?? '').split(/[\s,]+/).filter(Boolean)
  for (const part of parts) {
    if (!ranges.has(part) && !isNetwork(part))
      throw new Error(`TRUSTED_PROXIES: '${part}' is no address or network such as 10.0.0.5, 10.0.0.0/8 or uniquelocal`)
  }
  return parts
}

/** Extracts the address: a proxy may append a port, and the part before its own entry may contain anything that the visitor sent. */
const addressIn = (text: string): string | undefined => {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(address) === 0 ? undefined : address
}

/** The visitor's address: the last one in the chain that is not a trusted proxy. */
export const visitorAddress = ({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string =>
  addressIn(ip) ?? raw.socket.remoteAddress ?? ''

const told = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-client-ip|via|x-request-id|traceparent|tracestate|baggage)$/

/** Headers about the visitor for the API: what the edge determined itself, nothing that the visitor claimed, and the request id. */
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
