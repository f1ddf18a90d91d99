import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../encoding'
import { originOf } from './public-paths'

/** Public pages and the files that they need; everything else requires an account. */
const allowed = ['/$', '/p$', '/p/', '/b/', '/page/', '/public/', '/uploads/', '/shell/', '/remotes/', '/registry/']
// Search results for visitors' own words are not pages of their own.
const refused = ['/p/search?', '/']

const robots = (origin: string | undefined): string =>
  [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...refused.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')

const waitMs = 30_000

/** Serves `/robots.txt`, and the API's sitemap at the root, where it is valid for the whole site. */
export function registerRobots(
  app: FastifyInstance,
  { apiUrl, publicUrl }: { apiUrl: string; publicUrl: string | undefined },
): void {
  const pass = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const answer = await fetch(apiUrl + path, {
      signal: AbortSignal.timeout(waitMs),
      headers: { 'accept-encoding': 'identity' },
    }).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the API server could not be reached')
      return undefined
    })
    if (!answer?.ok || !answer.body) {
      await answer?.body?.cancel()
      const missing = answer?.status === 404
      return reply
        .code(missing ? 404 : 503)
        .header('cache-control', 'no-store')
        .send({ error: missing ? 'not_found' : 'service_unavailable' })
    }
    reply
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
      .type('application/xml; charset=utf-8')
    const body = Readable.fromWeb(answer.body as ReadableStream)
    if (chooseEncoding(request.headers['accept-encoding']?.replace(/\bbr\b/, '')) !== 'gzip') return reply.send(body)
    const zipped = createGzip()
    body.once('error', (error) => zipped.destroy(error)).pipe(zipped)
    return reply.header('content-encoding', 'gzip').send(zipped)
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl ?? originOf(request))),
  )
  app.get('/sitemap.xml', (request, reply) => pass(request, reply, '/public/sitemap.xml'))
  app.get<{ Params: { file: string } }>('/:file(^sitemap-[a-z-]{1,40}-\\d{1,5}\\.xml$)', (request, reply) =>
    pass(request, reply, `/public/sitemaps/${request.params.file}`),
  )
}
