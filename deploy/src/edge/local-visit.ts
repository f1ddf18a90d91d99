import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.mjs'

const SANDBOX = '/sandbox'

/** Headers that proxies add. Browsers send none of them. */
const toldByProxies = ['forwarded', 'via', 'x-real-ip'] as const
const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  toldByProxies.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

const localName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether somebody sits at this very machine: no proxy has handed the request on, and the browser was told a name of this machine, not one that a
 * stranger's name server makes lead here. By HTTP/1.0 no browser comes, but nginx does, unless it is told otherwise.
 */
const isFromHere = (request: FastifyRequest): boolean =>
  isLoopback(request.raw.socket.remoteAddress ?? '') &&
  request.raw.httpVersion !== '1.0' &&
  localName.test(request.raw.headers.host ?? '') &&
  !isForwarded(request)

/** Tells visits from this machine, on an edge that others cannot reach, from all others. */
export type LocalVisits = (request: FastifyRequest) => boolean

/** @param host where the edge listens */
export const localVisits = (host: string): LocalVisits => (isLoopback(host) ? isFromHere : () => false)

/** Sandboxes show mails with their links, and sign in anybody: they exist for visits from this machine alone. */
export function hideSandboxes(app: FastifyInstance, isLocal: LocalVisits): void {
  app.addHook('onRequest', async (request, reply) => {
    // By the route: an address may be spelled in more than one way.
    const route = request.routeOptions.url ?? ''
    if ((route === SANDBOX || route.startsWith(`${SANDBOX}/`)) && !isLocal(request))
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'not_found' })
  })
}
