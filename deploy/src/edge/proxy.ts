import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBodies } from './read-body'
import type { streamLimits } from './streams'
import { openStreams } from './streams'
import { visitorAddress, visitorHeaders } from './trusted-proxies'

/** Paths proxied to the API server. Excludes `/metrics`, which is for operators on the internal network. */
export const proxied = ['/api', '/public', '/docs', '/uploads', '/sandbox', '/telemetry'] as const
const STREAM = '/api/live/stream'

const seconds = 1_000
/**
 * Time limits in ms: until the API's answer begins, between two parts of it, and for the whole request including delivery to the visitor.
 */
const limits = { headers: 60 * seconds, pause: 60 * seconds, call: 120 * seconds }

/** Hop-by-hop headers of the connection to the API; the connection to the visitor has its own. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade'])

type Pool = { connections: number; headersTimeout: number; bodyTimeout: number; keepAliveTimeout: number }

const proxyOf = (prefix: string, upstream: string, undici: Pool): FastifyHttpProxyOptions =>
  ({
    upstream,
    prefix,
    rewritePrefix: prefix,
    undici,
    disableRequestLogging: true,
    // The body has already been read, so no connection to the API is held while waiting for it.
    proxyPayloads: false,
    handler: ((request: FastifyRequest, reply: FastifyReply, dest: string, options: object) =>
      reply.from(
        dest,
        request.body
          ? {
              ...options,
              body: request.body,
              contentType: request.headers['content-type'] ?? 'application/octet-stream',
            }
          : options,
      )) as never,
    replyOptions: {
      rewriteRequestHeaders: visitorHeaders,
      rewriteHeaders: (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name))),
      // Do not retry an API that answered 503; the visitor is told when to try again.
      retryDelay: () => null,
      onError(reply, { error }) {
        reply.request.log.warn({ err: error }, 'the API server could not be reached')
        void (reply as FastifyReply)
          .code(503)
          .header('retry-after', '5')
          .header('x-request-id', reply.request.id)
          .send({ error: 'service_unavailable' })
      },
    },
  }) as FastifyHttpProxyOptions

/** Ends requests that are not answered in time, or whose answer is not read in time. */
function endInTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    const timer = setTimeout(() => raw.destroy(), limits.call)
    raw.once('close', () => clearTimeout(timer))
  })
}

/**
 * Proxies these paths to the API server. Ordinary requests and live streams use separate connection pools, so that neither can exhaust the
 * other's. A request's body is read before a connection is taken. Below /sandbox the practice world answers, and where there is none, the API that there is nothing.
 */
export async function registerProxy(
  app: FastifyInstance,
  apiUrl: string,
  { streams: bounds, practiceUrl }: { streams?: typeof streamLimits; practiceUrl?: string | undefined } = {},
): Promise<void> {
  const pool = { headersTimeout: limits.headers, bodyTimeout: limits.pause, keepAliveTimeout: 30 * seconds }
  const streams = openStreams(bounds)

  await app.register(async (calls) => {
    readBodies(calls)
    endInTime(calls)
    for (const prefix of proxied)
      await calls.register(
        httpProxy,
        proxyOf(prefix, (prefix === '/sandbox' && practiceUrl) || apiUrl, { ...pool, connections: 256 }),
      )
  })
  app.addHook('preClose', async () => streams.endAll())
  await app.register(async (live) => {
    live.addHook('onRequest', async (request, { raw }) => {
      const end = streams.add(visitorAddress(request), () => raw.destroy())
      raw.once('close', end)
    })
    // The API sends a keep-alive every 20 s.
    await live.register(httpProxy, {
      ...proxyOf(STREAM, apiUrl, { ...pool, connections: 20_000 }),
      httpMethods: ['GET'],
      routes: ['/'],
    })
  })
}
