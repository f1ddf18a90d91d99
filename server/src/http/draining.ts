import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Header of a load balancer that repeats a GET or HEAD on another instance if one closes the connection without an answer. */
export const REPEATS_READS = 'x-balancer-repeats-reads'

const isRepeatedRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers[REPEATS_READS] === '1'

/** Graceful shutdown of an instance: it reports itself as not ready, but keeps answering until no more requests arrive. */
export interface Draining {
  begin(): void
  hasBegun(): boolean
}

const drainings = new WeakMap<FastifyInstance, Draining>()

/**
 * The draining state of an app. While draining, answers close their connections; otherwise a proxy would send its next request on a kept
 * connection just as the server stops.
 */
export const drainingOf = (app: FastifyInstance): Draining => {
  const known = drainings.get(app)
  if (known) return known
  let begun = false
  const draining: Draining = {
    begin: () => {
      begun = true
    },
    hasBegun: () => begun,
  }
  drainings.set(app, draining)
  return draining
}

/**
 * Must be called before routes are added. nginx has no active checks: it takes an instance out only after a request to it failed. A balancer
 * that announces with {@link REPEATS_READS} that it repeats unanswered reads elsewhere gets none from a draining instance, and
 * so sends it no write either by the time the port is closed.
 */
export const addDraining = (app: FastifyInstance): void => {
  const draining = drainingOf(app)
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining.hasBegun() || !isRepeatedRead(request.raw)) return done()
    reply.hijack()
    request.raw.socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.hasBegun()) void reply.header('connection', 'close')
    done()
  })
}
