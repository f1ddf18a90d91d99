import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ClientConfig, OverrideState, ShellRelease } from '@samspel/federation/registry'
import { chooseEncoding, encode } from './encoding'
import type { Encoding } from './encoding'
import { sendJson } from './json'
import type { LiveRegistry } from './live-registry'
import { ownerOf, pageRegistry, renderPage, UnsealedShell } from './page'
import { pagePolicy } from './security'
import { chooseFor } from './visitor'
import type { Choice } from './visitor'
import { integrityOf } from '../integrity'
import { framedBySelf, hasSimulator, isFramed, withSimulator } from '../native-simulator/register'
import type { Storage } from '../storage/storage'

type Addresses = Omit<ClientConfig, 'environment' | 'overrides'>

const overridesToTell = (state: OverrideState): Pick<ClientConfig, 'overrides'> => (state.allowed || state.refused.length > 0 ? { overrides: state } : {})

/** The shell's page, if it is the one that the registry knows by its hash. Nobody checks it after the edge. */
async function readTemplate(storage: Storage, { version, template, files }: ShellRelease): Promise<string> {
  const file = await storage.readFile('shell', version, template.split('/').at(-1)!)
  if (!file) throw new Error(`shell@${version} has no page template`)
  if (files[template]?.integrity !== integrityOf(file)) throw new UnsealedShell(`shell@${version}: the page template is not the one that the registry knows`)
  return file.toString('utf8')
}

/** Pages of one revision. There is one for each route, encoding and set of canaries, not for each path or visitor. */
function pageCache(storage: Storage, config: Addresses) {
  let revision = -1
  let template = ''
  let pages = new Map<string, Buffer>()

  return async ({ registry, key, overrides }: Choice, path: string, encoding: Encoding, framed: boolean): Promise<Buffer> => {
    if (registry.revision !== revision) {
      template = await readTemplate(storage, registry.shell!)
      pages = new Map()
      revision = registry.revision
    }
    const match = ownerOf(registry, path)
    const place = key === undefined ? undefined : [encoding, key, framed, match?.remote, match?.route.path].join('\n')
    const known = place === undefined ? undefined : pages.get(place)
    if (known) return known
    // Of this revision: a page that is still being compressed when the next one comes must not be kept for that.
    const own = pages
    const html = renderPage(framed ? withSimulator(template) : template, registry, { ...config, environment: registry.environment, ...overridesToTell(overrides) }, match)
    const page = await encode[encoding](Buffer.from(html))
    if (place !== undefined) own.set(place, page)
    return page
  }
}

// The browser asks for these on its own; the page would be a wrong answer.
const isRootFile = (path: string): boolean => /^\/[^/]+\.[a-z0-9]{2,12}$/i.test(path)

const problem = (reply: FastifyReply, code: number, error: string) => reply.code(code).header('cache-control', 'no-store').send({ error })

// Always asked for again: this is what makes a promoted release live. An answer for one visitor is kept by nobody else.
const cachingOf = ({ key, cookies }: Choice): string => (key === undefined || cookies.length > 0 ? 'no-store' : key === '' ? 'no-cache' : 'private, no-cache')

const originsOf = ({ active }: OverrideState): string[] => [...new Set(active.flatMap((override) => ('origin' in override ? [override.origin] : [])))]

interface PageOptions {
  live: LiveRegistry
  storage: Storage
  /** Origins that overrides may name; undefined: as the environment says. */
  overrideOrigins: readonly string[] | undefined
  config: Addresses
}

/** Serves the page for every path that nobody else has taken, and the registry as this visitor's page has it. */
export function registerPages(app: FastifyInstance, { live, storage, overrideOrigins, config }: PageOptions): void {
  const pageFor = pageCache(storage, config)
  const options = { storage, origins: overrideOrigins }

  app.get('/registry/page.json', async (request, reply) => {
    const now = await live.read()
    const { registry, key } = await chooseFor(request, now, options, false)
    reply.headers({ 'cache-control': 'no-store', vary: 'cookie' })
    return sendJson(request, reply, { live: now, place: key === undefined ? undefined : `page\n${key}`, value: () => pageRegistry(registry, true) })
  })

  app.get('/*', async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0]!
    if (isRootFile(path)) return problem(reply, 404, 'not_found')
    const registry = await live.read()
    if (!registry.shell) return problem(reply, 503, 'nothing_published')
    const choice = await chooseFor(request, registry, options, true)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const framed = isFramed(request) && hasSimulator(registry, overrideOrigins)
    const policy = pagePolicy(request, originsOf(choice.overrides), { tracker: config.tracking?.url, tiles: config.map?.tileUrl })
    try {
      const page = await pageFor(choice, path, encoding, framed)
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      if (choice.cookies.length > 0) reply.header('set-cookie', choice.cookies)
      return await reply
        .headers({
          'cache-control': cachingOf(choice),
          'content-security-policy': framed ? framedBySelf(policy) : policy,
          vary: 'accept-encoding, cookie',
        })
        .type('text/html; charset=utf-8')
        .send(page)
    } catch (error) {
      if (!(error instanceof UnsealedShell)) throw error
      app.log.error({ err: error }, 'no page can be given')
      return problem(reply, 503, 'shell_not_sealed')
    }
  })
}
