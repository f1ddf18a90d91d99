import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { visitorHeaders } from './trusted-proxies'

/** Paths that the API server answers. `/metrics` is not among them: it is for operators, inside. */
export const proxied = ['/api', '/public', '/docs', '/uploads', '/sandbox', '/telemetry'] as const

const seconds = 1_000

/** Hands these paths to the API server as they are, as streams: uploads and server-sent events pass without being held back. */
export async function registerProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of proxied) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // A quiet event stream is no dead one.
      undici: { connections: 512, headersTimeout: 60 * seconds, bodyTimeout: 0, keepAliveTimeout: 30 * seconds },
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: visitorHeaders,
        onError(reply, { error }) {
          app.log.warn({ err: error }, 'the API server could not be reached')
          void (reply as unknown as { code(code: number): { send(body: unknown): void } }).code(503).send({ error: 'service_unavailable' })
        },
      },
    })
  }
}
