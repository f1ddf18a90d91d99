import type { FastifyInstance } from 'fastify'

/** An instance that is about to stop: it says that it is not ready, and goes on answering until nobody sends it anything. */
export interface Draining {
  begin(): void
  hasBegun(): boolean
}

const drainings = new WeakMap<FastifyInstance, Draining>()

/** How an app is drained. Answers of a draining app end their connections: a proxy that keeps them open would send the next request into the end. */
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

/** To be called before routes are added. */
export const addDraining = (app: FastifyInstance): void => {
  const draining = drainingOf(app)
  app.addHook('onSend', async (_request, reply) => {
    if (draining.hasBegun()) void reply.header('connection', 'close')
  })
}
