import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OverrideState, Registry } from '@samspel/federation/registry'
import { registryIn } from '@samspel/federation/registry'
import type { Storage } from '../storage/storage'
import { chooseEncoding } from './encoding'
import type { FrameTool } from './frame-tool'
import type { Banners } from './info-banner'
import { sendJson } from './json'
import { visitorLanguage } from './language'
import type { LiveRegistry } from './live-registry'
import { ownerOf, UnsealedShell } from './page'
import type { Addresses } from './page-cache'
import { pageCache } from './page-cache'
import { pageRegistry } from './page-registry'
import type { PaintedViews } from './paint'
import { styleHash } from './paint'
import { framedBySelf, pagePolicy } from './security'
import type { Heads } from './seo/head-cache'
import { isPublicPath, languageOf, originOf } from './seo/public-paths'
import type { Choice, OverrideRights } from './visitor'
import { chooseFor } from './visitor'

// Browsers request such files on their own; the page would be a wrong answer.
const isRootFile = (path: string): boolean => /^\/[^/]+\.[a-z0-9]{2,12}$/i.test(path)

const problem = (reply: FastifyReply, code: number, error: string) =>
  reply.code(code).header('cache-control', 'no-store').send({ error })

// Revalidated on every request, which is how a promoted release becomes live. Answers for one visitor are not cached for others.
const cachingOf = ({ key, cookies }: Choice): string =>
  key === undefined || cookies.length > 0 ? 'no-store' : key === '' ? 'no-cache' : 'private, no-cache'

const originsOf = ({ active }: OverrideState): string[] => [
  ...new Set(active.flatMap((override) => ('origin' in override ? [override.origin] : []))),
]

interface PageOptions extends OverrideRights {
  live: LiveRegistry
  storage: Storage
  /** Secret that edge and API share, with which visitors of a canary are signed. */
  visitorSecret: string | undefined
  /** Origin that people type; undefined to take it from each request. */
  publicUrl: string | undefined
  config: Addresses
  /** Metadata of public pages for search engines and link previews. */
  heads: Heads
  /** The platform's notice. */
  banners: Banners
  /** First views that are painted before any script runs. */
  views: PaintedViews
  frameTool: FrameTool | undefined
}

const nobody: Choice['overrides'] = { allowed: false, origins: [], active: [], refused: [] }

/** Serves the page for every path without another route, and the registry as this visitor's page sees it. */
export function registerPages(app: FastifyInstance, options: PageOptions) {
  const { live, storage, overrideOrigins, isLocal, publicUrl, config, heads, banners, views, frameTool } = options
  const pageFor = pageCache(storage, config, frameTool?.prepare)

  app.get('/registry/page.json', async (request, reply) => {
    const now = await live.read()
    const { registry, key } = await chooseFor(request, now, options, false)
    const language = visitorLanguage(request, registry)
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-language, cookie' })
    return sendJson(request, reply, {
      live: now,
      place: key === undefined ? undefined : `page\n${key}\n${language}`,
      value: () => pageRegistry(registryIn(registry, language), true),
    })
  })

  app.get('/*', async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0]!
    if (isRootFile(path)) return problem(reply, 404, 'not_found')
    const registry = await live.read()
    if (!registry.shell) return problem(reply, 503, 'nothing_published')
    const choice = await chooseFor(request, registry, options, true)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const framed = isLocal(request) && frameTool?.frames(request, registry, overrideOrigins) === true
    const language = languageOf(request.url)
    const spoken = visitorLanguage(request, choice.registry)
    const origin = isPublicPath(path) ? (publicUrl ?? originOf(request)) : undefined
    const notice = banners()
    const owner = ownerOf(choice.registry, path)
    const [told, banner, painted] = await Promise.all([
      origin === undefined ? undefined : heads.read(path, language),
      notice,
      framed
        ? undefined
        : notice.then((known) => views.read(choice.registry, owner, request.url, spoken, known?.banner)),
    ])
    const policy = pagePolicy(request, originsOf(choice.overrides), {
      tracker: config.tracking?.url,
      tiles: config.map && 'tileUrl' in config.map ? config.map.tileUrl : undefined,
      ...(painted && { style: styleHash(painted), opening: painted.startsScripts }),
    })
    try {
      const head =
        told?.state === 'found' && origin !== undefined ? { head: told.head, version: told.version, origin } : undefined
      const page = await pageFor(choice, {
        path,
        encoding,
        framed,
        language: spoken,
        head,
        banner,
        painted,
      })
      // The record does not exist: the status tells search engines not to index the page. People get the same page, which explains it.
      if (told?.state === 'missing') reply.code(404)
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      if (choice.cookies.length > 0) reply.header('set-cookie', choice.cookies)
      return await reply
        .headers({
          'cache-control': cachingOf(choice),
          'content-security-policy': framed ? framedBySelf(policy) : policy,
          vary: 'accept-encoding, accept-language, cookie',
        })
        .type('text/html; charset=utf-8')
        .send(page)
    } catch (error) {
      if (!(error instanceof UnsealedShell)) throw error
      app.log.error({ err: error }, 'no page can be given')
      return problem(reply, 503, 'shell_not_sealed')
    }
  })

  return {
    /** Reason why no page can be served; undefined if one can. */
    async problemOf(registry: Registry): Promise<string | undefined> {
      if (!registry.shell) return 'nothing_published'
      const asked = {
        path: '/',
        encoding: 'identity',
        framed: false,
        language: 'sv',
        head: undefined,
        banner: await banners(),
      } as const
      return pageFor({ registry, key: '', cookies: [], overrides: nobody, visitor: {} }, asked).then(
        () => undefined,
        (error: Error) => {
          app.log.error({ err: error }, 'no page can be given')
          return error instanceof UnsealedShell ? 'shell_not_sealed' : 'storage_unavailable'
        },
      )
    },
  }
}
