import type { FastifyInstance } from 'fastify'
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

/** Where the API has the sitemap that search engines ask for at the root, where it is valid for the whole site; other URLs stay as they are. */
export const sitemapAddress = (url: string): string =>
  url
    .replace(/^\/sitemap\.xml(?=$|\?)/, '/public/sitemap.xml')
    .replace(/^\/(?=sitemap-[a-z-]{1,40}-\d{1,5}\.xml(?:$|\?))/, '/public/sitemaps/')

/** Serves `/robots.txt`. */
export function registerRobots(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl ?? originOf(request))),
  )
}
