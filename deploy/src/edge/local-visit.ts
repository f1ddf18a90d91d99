import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.mjs'

const SANDBOX = '/sandbox'

/** Headers that proxies add; browsers never send them. */
const toldByProxies = ['forwarded', 'via', 'x-real-ip'] as const
const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  toldByProxies.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

const localName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether the visitor is on this machine: no proxy forwarded the request, and the Host header is a local name, not a foreign one whose DNS
 * points here (DNS rebinding). Browsers never use HTTP/1.0, but nginx does by default.
 */
const isFromHere = (request: FastifyRequest): boolean =>
  isLoopback(request.raw.socket.remoteAddress ?? '') &&
  request.raw.httpVersion !== '1.0' &&
  localName.test(request.raw.headers.host ?? '') &&
  !isForwarded(request)

/** Detects visits from this machine to an edge that other machines cannot reach. */
export type LocalVisits = (request: FastifyRequest) => boolean

/** @param host where the edge listens */
export const localVisits = (host: string): LocalVisits => (isLoopback(host) ? isFromHere : () => false)

/** Restricts sandboxes to visits from this machine, because they show mails with their links and sign in as anyone. */
export function hideSandboxes(app: FastifyInstance, isLocal: LocalVisits): void {
  app.addHook('onRequest', async (request, reply) => {
    // Check the matched route, since the same path can be written in different ways.
    const route = request.routeOptions.url ?? ''
    if ((route === SANDBOX || route.startsWith(`${SANDBOX}/`)) && !isLocal(request))
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })
  })
}
