import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import { type ErrorReporter, reportLogged, type Tracing } from '@samspel/observing'
import { withValues } from '../config/resolve'
import { StorageProblem } from '../model/problems'
import { openStorage } from '../storage/open-storage'
import { registerAppManifest } from './app-manifest'
import { checkedFiles } from './checked-files'
import { answerBeforeClosing, isRepeatedRead } from './closing'
import { registerFiles } from './files'
import type { FrameTool } from './frame-tool'
import { registerHealth } from './health'
import { bannerCache } from './info-banner'
import { sendJson } from './json'
import { liveRegistry } from './live-registry'
import { hideSandboxes, localVisits } from './local-visit'
import { logStream } from './log-stream'
import type { MapFile, MapTiles } from './map'
import { registerMapFile } from './map'
import { withoutReasons } from './page-registry'
import { registerPages } from './pages'
import { paintCache, paintedViews, painterProcess } from './paint'
import { proxied, registerProxy } from './proxy'
import { headersOfRefusal, secureAnswers } from './security'
import { headCache } from './seo/head-cache'
import { registerRobots, sitemapAddress } from './seo/robots'
import { registerServiceWorker } from './service-worker'
import { shortLinkAddress } from './short-links'
import { registerSourceMaps } from './source-maps'
import type { streamLimits } from './streams'
import type { Tracking } from './tracking'
import { registerVersions } from './versions'
import { registerWellKnown } from './well-known'

/** Options of the edge. */
export interface EdgeOptions {
  /** Folder with the registry and all releases, or `s3://bucket/prefix`. */
  storageDir: string
  /** URL of the API server, without a path. */
  apiUrl: string
  /** URL of the practice world, which plays outside services for visits from this machine; none if omitted. */
  practiceUrl?: string | undefined
  host: string
  port: number
  /** Proxies whose `X-Forwarded-*` headers are trusted; none by default. See {@link readTrustedProxies}. */
  trustedProxies?: readonly string[]
  /**
   * Origins that `?remote=name@origin` may name, `http://localhost:*` for any port; an empty list forbids all overrides. If omitted,
   * only visits from this machine may use overrides, and only in a local environment.
   */
  overrideOrigins?: readonly string[] | undefined
  /** Origin that people type, for canonical addresses and robots.txt; if omitted, it is taken from each request. */
  publicUrl?: string | undefined
  /** Secret that edge and API share, with which visitors of a canary are signed; if omitted, their reports do not decide. */
  visitorSecret?: string | undefined
  /** C-18: see {@link readTracking}. */
  tracking?: Tracking | undefined
  /** S-30: see {@link readMapTiles} and {@link readMapFile}. */
  map?: MapTiles | MapFile | undefined
  /** Address for questions; the help page shows it. */
  contact?: string | undefined
  /** Limits on concurrent live streams; see streams.ts. */
  streams?: typeof streamLimits
  /** Records requests; none if omitted. */
  tracing?: Tracing | undefined
  /** Receives what is logged as an error; the log alone if omitted. */
  reporter?: ErrorReporter | undefined
  /** A tool such as the simulator of the native wrapper; none if omitted. */
  frameTool?: FrameTool | undefined
}

/** Time limits in ms for a request's headers and for the whole request; long enough for a phone to upload an image. */
const patience = { headersTimeout: 15_000, requestTimeout: 120_000 }
const late = new Set(['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_HEADER_TIMEOUT'])

/** Answers a request that is not HTTP or was cut off, with the usual headers, and closes the connection. */
function refuseNonsense(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) return
  const lines = Object.entries({ ...headersOfRefusal(), 'content-length': '0', connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const status = late.has(error.code ?? '') ? '408 Request Timeout' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/** What the edge or the API answers without a page. */
const noPage = new RegExp(
  `^/(?:${[...proxied.map((prefix) => prefix.slice(1)), 'shell', 'remotes', 'registry'].join('|')})(?:/|$)`,
)

/** Escapes the percent signs of a page's malformed URL, so that the visitor gets the not-found page instead of a bare error. */
const meantAddress = ({ method, url = '/' }: IncomingMessage): string | undefined =>
  (method === 'GET' || method === 'HEAD') && !noPage.test(url.split(/[?#]/, 1)[0]!) && /^\/(?!\/)/.test(url)
    ? url.replaceAll('%', '%25')
    : undefined

/** Edges that are about to stop: `/healthz` reports it while they still answer requests. */
const draining = new WeakSet<FastifyInstance>()

/** Builds the edge without listening, for tests. `host` is where it would listen. */
export async function buildEdge({
  storageDir,
  apiUrl,
  practiceUrl,
  host = '127.0.0.1',
  trustedProxies = [],
  overrideOrigins,
  publicUrl,
  visitorSecret,
  tracking,
  map,
  contact,
  streams,
  tracing,
  reporter,
  frameTool,
}: Omit<EdgeOptions, 'host' | 'port'> & { host?: string }): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? 'warn',
      stream: logStream,
      ...(reporter && { hooks: { logMethod: reportLogged(reporter) } }),
    },
    // The same request id is used in the logs of edge and API and in the answer; an id sent by the visitor is ignored.
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    rewriteUrl: ({ url = '/' }) => sitemapAddress(shortLinkAddress(url)),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: patience.requestTimeout,
    http: { headersTimeout: patience.headersTimeout, connectionsCheckingInterval: 5_000 },
    frameworkErrors: (_error, request, reply) => {
      const answer = (reply as FastifyReply).headers(headersOfRefusal())
      const meant = meantAddress((request as FastifyRequest).raw)
      void (meant === undefined ? answer.code(400).send({ error: 'bad_request' }) : answer.redirect(meant, 302))
    },
    clientErrorHandler: refuseNonsense,
  })
  // Traces begin here, whatever a visitor says of them.
  tracing?.follow(app, false)
  answerBeforeClosing(app)
  secureAnswers(app)
  // nginx has no active checks and repeats no write: it takes an edge out when a read gets no answer, and repeats that read on another.
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining.has(app) || !isRepeatedRead(request.raw)) return done()
    reply.hijack()
    request.raw.socket.destroy()
  })
  // Load balancers keep connections open; without this header the next request could hit a connection that is closing.
  app.addHook('onSend', async (_request, reply) => {
    if (draining.has(app)) void reply.header('connection', 'close')
  })
  const isLocal = localVisits(host)
  hideSandboxes(app, isLocal)
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof StorageProblem)) return reply.send(error)
    request.log.error({ err: error }, 'the storage could not be read')
    return reply.code(503).header('cache-control', 'no-store').send({ error: 'storage_unavailable' })
  })
  const storage = openStorage(storageDir, {
    onProblem: (error) => app.log.warn({ err: error }, 'the highest revision cannot be remembered over a restart'),
  })
  const live = liveRegistry(storage, (error) =>
    app.log.error({ err: error }, 'the registry cannot be used; the last good one stays in use'),
  )

  app.get('/registry.json', async (request, reply) => {
    const registry = await live.read()
    reply.header('cache-control', 'no-cache').header('etag', `"${registry.revision}"`)
    return sendJson(request, reply, {
      live: registry,
      place: 'whole',
      value: () => withoutReasons(withValues(registry, {})),
    })
  })
  const files = checkedFiles(storage, (place) =>
    app.log.error(
      `${place} is not what its release's record knows; it is not given out. Put a good copy back, or publish anew and promote that.`,
    ),
  )
  registerFiles(app, files)
  registerServiceWorker(app, { live, storage })
  registerAppManifest(app)
  if (map && 'file' in map) registerMapFile(app, map)
  frameTool?.register(app, { read: () => live.read(), overrideOrigins })
  await registerProxy(app, apiUrl, { ...(streams && { streams }), practiceUrl })
  registerRobots(app, publicUrl)
  const heads = headCache({
    apiUrl,
    onProblem: (error) => app.log.warn({ err: error }, 'the API server says nothing of this page; it is served plain'),
  })
  const painter = painterProcess()
  app.addHook('onClose', () => painter.close())
  const paintings = paintCache({
    apiUrl,
    paint: (key, load, asked) => painter.paint(key, load, asked),
    onProblem: (error) => app.log.warn({ err: error }, 'a first view could not be painted; the page is served without'),
  })
  const { problemOf } = registerPages(app, {
    views: paintedViews({ files, paintings }),
    live,
    storage,
    overrideOrigins,
    isLocal,
    publicUrl,
    visitorSecret,
    heads,
    frameTool,
    banners: bannerCache({ apiUrl }),
    config: {
      apiUrl: '/api',
      publicUrl: '/public',
      ...(tracking && { tracking }),
      ...(map && { map: 'file' in map ? { file: map.file, attribution: map.attribution } : map }),
      ...(contact && { contact }),
    },
  })
  registerVersions(app, { live, storage, overrideOrigins, isLocal })
  registerSourceMaps(app, { live, storage, overrideOrigins, isLocal })
  registerWellKnown(app)
  registerHealth(app, { live, files, problemOf, isDraining: () => draining.has(app) })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))
  return app
}

/** Samspel's web server: pages with the live registry, the files of releases, and a proxy to the API. Listens until closed. */
export async function createEdge(
  options: EdgeOptions,
): Promise<{ url: string; drain(seconds: number): Promise<void>; close(): Promise<void> }> {
  const app = await buildEdge(options)
  const url = await app.listen({ host: options.host, port: options.port })
  return {
    url,
    async drain(seconds) {
      draining.add(app)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    },
    close: () => app.close(),
  }
}
