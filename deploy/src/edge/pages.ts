import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ClientConfig, Registry } from '@samspel/federation/registry'
import { chooseEncoding } from './encoding'
import type { Encoding } from './encoding'
import type { LiveRegistry } from './live-registry'
import { ownerOf, renderPage } from './page'
import { pageHeaders } from './security'
import type { Storage } from '../storage/storage'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const encode: Record<Encoding, (page: Buffer) => Promise<Buffer>> = {
  br: (page) => brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (page) => zip(page),
  identity: (page) => Promise.resolve(page),
}

/** Pages of one revision. There is one for each route and encoding, not for each path. */
function pageCache(storage: Storage, config: Omit<ClientConfig, 'environment'>) {
  let revision = -1
  let template = ''
  const pages = new Map<string, Buffer>()

  return async (registry: Registry, path: string, encoding: Encoding): Promise<Buffer> => {
    if (registry.revision !== revision) {
      const { version, template: path } = registry.shell!
      const file = await storage.readFile('shell', version, path.split('/').at(-1)!)
      if (!file) throw new Error(`shell@${version} has no page template`)
      template = file.toString('utf8')
      pages.clear()
      revision = registry.revision
    }
    const match = ownerOf(registry, path)
    const key = `${encoding} ${match ? `${match.remote} ${match.route.path}` : ''}`
    const known = pages.get(key)
    if (known) return known
    const html = renderPage(template, registry, { ...config, environment: registry.environment }, match)
    const page = await encode[encoding](Buffer.from(html))
    pages.set(key, page)
    return page
  }
}

// The browser asks for these on its own; the page would be a wrong answer.
const isRootFile = (path: string): boolean => /^\/[^/]+\.[a-z0-9]{2,12}$/i.test(path)

const problem = (reply: FastifyReply, code: number, error: string) => reply.code(code).header('cache-control', 'no-store').send({ error })

/** Serves the page for every path that nobody else has taken. */
export function registerPages(app: FastifyInstance, live: LiveRegistry, storage: Storage, config: Omit<ClientConfig, 'environment'>): void {
  const pageFor = pageCache(storage, config)
  app.get('/*', async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0]!
    if (isRootFile(path)) return problem(reply, 404, 'not_found')
    const registry = await live.read()
    if (!registry.shell) return problem(reply, 503, 'nothing_published')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .headers({ ...pageHeaders, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(await pageFor(registry, path, encoding))
  })
}
