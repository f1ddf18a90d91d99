import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cors from '@fastify/cors'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { type EndpointKey, uploadLimits } from '@samspel/api'
import {
  basesOf,
  bodyBytesOf,
  type Endpoint,
  endpoints,
  methodsOf,
  pathsOf,
  usualBodyBytes,
} from '@samspel/api/contract'
import { type ErrorReporter, reportLogged, type Tracing } from '@samspel/observing'
import { createTokens, tokenRules, type Tokens } from '../auth/sessions'
import type { Config } from '../config'
import type { Replicas } from '../db/replicas'
import type { Db } from '../db/transact'
import { AppError } from '../errors'
import type { LiveBus } from '../live'
import { logStream } from '../log-stream'
import { authenticate } from './authenticate'
import type { AppContext, Call, Handlers } from './call'
import { addDraining } from './draining'
import { endpointRoute } from './endpoint-route'
import { answerError } from './error-answer'
import { createLimiter } from './limits'
import { refuseLongBody } from './long-body'
import { requireModestRequest } from './modest'
import { parseQueryString } from './query-string'
import { requestIdOf } from './request-id'
import { securityHeaders } from './security-headers'
import { openSharedCounters } from './shared-counters'

/** Routes of a module outside the contract: files, webhooks, health checks. */
export type ModulePlugin = (app: FastifyInstance, context: AppContext) => void | Promise<void>

export interface AppOptions {
  db: Db
  config: Config
  live: LiveBus
  handlers: Handlers
  plugins: readonly ModulePlugin[]
  /** Receives what is logged as an error, and the failures of browsers. */
  reporter?: ErrorReporter | undefined
  /** Exports traces of requests and their statements. */
  tracing?: Tracing | undefined
  /** Read replicas of `db`. */
  replicas?: Replicas | undefined
  now?: () => Date
  /** Validates every answer against its schema; for tests. */
  checkAnswers?: boolean
}

/** Patterns of all paths, to distinguish a wrong method (405) from an unknown path (404). */
const pathPatterns = Object.values(endpoints as Record<string, Endpoint>).flatMap((endpoint) =>
  basesOf(endpoint).flatMap((base) =>
    pathsOf(endpoint).map((path) => new RegExp(`^${base}${path.replace(/:\w+/g, '[^/]+')}/?$`)),
  ),
)

const addRoutes = (
  app: FastifyInstance,
  context: AppContext,
  tokens: Tokens,
  handlers: Handlers,
  checkAnswers: boolean,
) => {
  const { redisUrl } = context.config
  const shared = redisUrl ? openSharedCounters(redisUrl, app.log) : undefined
  if (shared) app.addHook('onClose', () => shared.close())
  const limiterOf = createLimiter(app, context.config, shared)
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    const handler = handlers[key] as (call: Call) => Promise<unknown>
    const limiters = limiterOf(key, endpoint)
    const method: RouteOptions['method'] = methodsOf(endpoint)
    for (const base of basesOf(endpoint)) {
      const route: Omit<RouteOptions, 'url'> = {
        method,
        onRequest: authenticate(context, tokens, { endpoint, isPublic: base === '/public' }),
        handler: endpointRoute(context, tokens, key, endpoint, handler, checkAnswers),
        bodyLimit: bodyBytesOf(endpoint),
        ...(limiters.length > 0 && { preHandler: [...limiters] }),
      }
      for (const path of pathsOf(endpoint)) app.route({ ...route, url: base + path })
    }
  }
}

/**
 * Compresses JSON, sitemaps and text above a worthwhile size, at a cheap level: a list of offers shrinks to a tenth. Request bodies are never
 * decompressed, since a small one could expand to gigabytes. The live stream and pictures have other types and are left alone.
 */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1_400,
  customTypes: /^(?:application\/(?:json|xml)|text\/(?:html|plain|css|javascript))/,
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

/** Builds the whole API as one Fastify app. The only state it keeps in the process are rate limit counters. */
export const createApp = async ({
  db,
  config,
  live,
  handlers,
  plugins,
  replicas,
  tracing,
  reporter,
  now = () => new Date(),
  checkAnswers = false,
}: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: usualBodyBytes,
    genReqId: requestIdOf,
    logger: {
      stream: logStream,
      level: config.logLevel,
      redact: ['req.headers.authorization'],
      ...(reporter && { hooks: { logMethod: reportLogged(reporter) } }),
    },
    // Addresses can contain tokens, which must not be logged (QUALITY 16); we log paths ourselves.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: 'idle',
    // A request that came just before the port was closed is answered like any other.
    return503OnClosing: false,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request as never, reply as never)
    },
  })
  const context: AppContext = { db, config, live, log: app.log, now, replicas, reporter }

  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? ''
    throw new AppError(pathPatterns.some((pattern) => pattern.test(path)) ? 'method_not_allowed' : 'not_found')
  })
  app.decorateRequest('caller', null as never)
  app.decorateRequest('refusedAs', undefined)
  await app.register(compress, compression)
  app.addHook('onRequest', securityHeaders())
  await app.register(cors, {
    origin: new URL(config.appUrl).origin,
    exposedHeaders: ['Authorization'],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'],
  })
  await app.register(jwt, {
    secret: config.sessionSecret,
    sign: { algorithm: 'HS256' },
    // Each session sends the same token for an hour or more: its signature is checked once.
    verify: { ...tokenRules, cache: 1_000 },
  })
  await app.register(rateLimit, { global: false })
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: uploadLimits.bytes,
      fields: 4,
      fieldNameSize: 100,
      fieldSize: 1_000,
      headerPairs: 20,
      parts: 5,
    },
  })
  addDraining(app)
  // The edge in front of it begins the trace.
  tracing?.follow(app, true)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A handler whose answer is the same for everyone may already have allowed caching.
    if ((request.url.startsWith('/api/') || request.url.startsWith('/public/')) && !reply.hasHeader('Cache-Control'))
      void reply.header('Cache-Control', 'no-store')
    done()
  })

  app.addHook('preParsing', refuseLongBody)
  app.addHook('preValidation', requireModestRequest)

  const tokens = createTokens(app)
  addRoutes(app, context, tokens, handlers, checkAnswers)
  for (const plugin of plugins) await plugin(app, context)
  return app
}
