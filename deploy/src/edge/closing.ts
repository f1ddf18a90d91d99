import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** ms: a connection that was accepted just before has sent its request by then. */
const leastMs = 250
/** ms after which requests that are still in progress are cut off. Longer than an ordinary answer takes. */
const mostMs = 5_000
const lookMs = 50

/**
 * When the app is closed, requests in progress are answered first; a balancer repeats no write that was cut off. Connections without a
 * request are closed. Needs `forceCloseConnections: 'idle'` and `return503OnClosing: false`.
 */
export function answerBeforeClosing(app: FastifyInstance): void {
  let inProgress = 0
  app.server.on('request', (_request, response) => {
    inProgress += 1
    response.once('close', () => (inProgress -= 1))
  })
  app.addHook('preClose', async () => {
    const begun = performance.now()
    const timer = setInterval(() => {
      const passed = performance.now() - begun
      if (passed >= mostMs || (passed >= leastMs && inProgress === 0)) app.server.closeAllConnections()
    }, lookMs)
    app.server.once('close', () => clearInterval(timer))
    if (!app.server.listening) clearInterval(timer)
  })
}

/** Whether this is a read of a load balancer that repeats it on another edge if the connection is closed without an answer, and says so. */
export const isRepeatedRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['x-balancer-repeats-reads'] === '1'
