import type { ClientConfig, OverrideState, ShellRelease } from '@samspel/federation/registry'
import { integrityOf } from '../integrity'
import { lastUsed } from '../last-used'
import type { Storage } from '../storage/storage'
import type { Encoding } from './encoding'
import { encode } from './encoding'
import type { KnownBanner } from './info-banner'
import { ownerOf, renderPage, UnsealedShell } from './page'
import type { PaintedView } from './paint'
import type { Head } from './seo/head'
import { withHead, withLanguage } from './seo/head'
import type { Choice } from './visitor'

export type Addresses = Omit<ClientConfig, 'environment' | 'overrides'>

/** The properties of a request that the page depends on. */
export interface Asked {
  path: string
  encoding: Encoding
  framed: boolean
  /** Language of the files that the visitor gets. */
  language: string
  /** Metadata for search engines and link previews, if known. */
  head: { head: Head; version: string; origin: string } | undefined
  banner: KnownBanner
  /** Painted first view, if available. */
  painted?: PaintedView | undefined
}

/** Cache limits: number of pages with a head of their own (one per record), number of pages without, and bytes of each kind. */
const mostHeaded = 400
const mostPlain = 2_000
const mostBytes = 24_000_000

const overridesToTell = (state: OverrideState): Pick<ClientConfig, 'overrides'> =>
  state.allowed || state.refused.length > 0 ? { overrides: state } : {}

/** Reads the shell's page template and checks it against its hash in the registry, because the browser cannot. */
async function readTemplate(storage: Storage, { version, template, files }: ShellRelease): Promise<string> {
  const file = await storage.readFile('shell', version, template.split('/').at(-1)!)
  if (!file) throw new Error(`shell@${version} has no page template`)
  if (files[template]?.integrity !== integrityOf(file))
    throw new UnsealedShell(`shell@${version}: the page template is not the one that the registry knows`)
  return file.toString('utf8')
}

const lastPages = (most: number) => lastUsed<Buffer>({ most, bytes: mostBytes, bytesOf: (page) => page.length })

/**
 * Caches pages of one revision and one notice. Pages without a head are cached per route, language, encoding and
 * set of canaries, not per path or visitor.
 */
export function pageCache(
  storage: Storage,
  config: Addresses,
  forFrame: (template: string) => string = (template) => template,
) {
  let revision = -1
  let template = ''
  let plain = lastPages(mostPlain)
  let headed = lastPages(mostHeaded)
  let notice: string | undefined

  return async (
    { registry, key, overrides }: Choice,
    { path, encoding, framed, language, head, banner, painted }: Asked,
  ): Promise<Buffer> => {
    if (registry.revision !== revision || banner?.version !== notice) {
      template = await readTemplate(storage, registry.shell!)
      plain = lastPages(mostPlain)
      headed = lastPages(mostHeaded)
      revision = registry.revision
      notice = banner?.version
    }
    const match = ownerOf(registry, path)
    // Captured for this revision: a page still being compressed when the next revision arrives must not be cached under it.
    const pages = head || painted ? headed : plain
    const place =
      key === undefined
        ? undefined
        : [
            encoding,
            key,
            framed,
            overrides.allowed,
            match?.remote,
            match?.route.path,
            language,
            head?.version,
            head?.origin,
            painted?.version,
            painted && path,
          ].join('\n')
    const known = place === undefined ? undefined : pages.get(place)
    if (known) return known
    const spoken = withLanguage(framed ? forFrame(template) : template, language)
    const told = head ? withHead(spoken, head.head, head.origin) : spoken
    const html = renderPage(
      told,
      registry,
      {
        ...config,
        environment: registry.environment,
        ...overridesToTell(overrides),
        ...(banner && { infoBanner: banner.banner }),
      },
      match,
      language,
      painted,
    )
    const page = await encode[encoding](Buffer.from(html))
    if (place !== undefined) pages.set(place, page)
    return page
  }
}
