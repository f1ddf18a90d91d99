import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBodies } from './read-body'
import type { streamLimits } from './streams'
import { openStreams } from './streams'
import { visitorAddress, visitorHeaders } from './trusted-proxies'

/** Paths that the API server answers. `/metrics` is not among them: it is for operators, inside. */
export const proxied = ['/api', '/public', '/docs', '/uploads', '/sandbox', '/telemetry'] as const
const STREAM = '/api/live/stream'

const seconds = 1_000
/** Time limits for the API's answer: to begin, between two parts of it, and for the visitor to take it. */
const limits = { headers: 60 * seconds, pause: 60 * seconds, call: 120 * seconds }

/** Of the connection to the API; the one to the visitor has its own. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade'])

type Pool = { connections: number; headersTimeout: number; bodyTimeout: number; keepAliveTimeout: number }

const proxyOf = (prefix: string, upstream: string, undici: Pool): FastifyHttpProxyOptions =>
  ({
    upstream,
    prefix,
    rewritePrefix: prefix,
    undici,
    disableRequestLogging: true,
    // The body has been read: nothing of it is waited for while a connection to the API is held.
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
      // An API that has just answered 503 is not asked again; the visitor is told so, and when to try again.
      retryDelay: () => null,
      onError(reply, { error }) {
        reply.request.log.warn({ err: error }, 'the API server could not be reached')
        void (reply as unknown as FastifyReply)
          .code(503)
          .header('retry-after', '5')
          .header('x-request-id', reply.request.id)
          .send({ error: 'service_unavailable' })
      },
    },
  }) as FastifyHttpProxyOptions

/** Ends calls that are not answered, or whose answer is not taken. */
function endInTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    const timer = setTimeout(() => raw.destroy(), limits.call)
    raw.once('close', () => clearTimeout(timer))
  })
}

/**
 * Hands these paths to the API server. Calls and live streams have connections of their own: neither takes them from the other, and a body is read
 * here before one is taken for it.
 */
export async function registerProxy(
  app: FastifyInstance,
  apiUrl: string,
  { streams: bounds }: { streams?: typeof streamLimits } = {},
): Promise<void> {
  const pool = { headersTimeout: limits.headers, bodyTimeout: limits.pause, keepAliveTimeout: 30 * seconds }
  const streams = openStreams(bounds)

  await app.register(async (calls) => {
    readBodies(calls)
    endInTime(calls)
    for (const prefix of proxied)
      await calls.register(httpProxy, proxyOf(prefix, apiUrl, { ...pool, connections: 256 }))
  })
  await app.register(async (live) => {
    live.addHook('onRequest', async (request, { raw }) => {
      const end = streams.add(visitorAddress(request), () => raw.destroy())
      raw.once('close', end)
    })
    // The API says every 20 s that it is there.
    await live.register(httpProxy, {
      ...proxyOf(STREAM, apiUrl, { ...pool, connections: 20_000 }),
      httpMethods: ['GET'],
      routes: ['/'],
    })
  })
}
