import type { FastifyInstance } from 'fastify'

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

/** Must be called before routes are added. */
export const addDraining = (app: FastifyInstance): void => {
  const draining = drainingOf(app)
  app.addHook('onSend', async (_request, reply) => {
    if (draining.hasBegun()) void reply.header('connection', 'close')
  })
}
