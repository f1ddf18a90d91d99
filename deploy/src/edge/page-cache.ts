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

/** What a request asks for, as far as the page depends on it. */
export interface Asked {
  path: string
  encoding: Encoding
  framed: boolean
  /** Whose files the visitor gets. */
  language: string
  /** What search engines and previews read of it, where that is known. */
  head: { head: Head; version: string; origin: string } | undefined
  banner: KnownBanner
  /** Its first view, where that could be painted. */
  painted?: PaintedView | undefined
}

/** Pages that are kept with a head of their own, of which there are as many as records, and without; and the bytes of each kind together. */
const mostHeaded = 400
const mostPlain = 2_000
const mostBytes = 24_000_000

const overridesToTell = (state: OverrideState): Pick<ClientConfig, 'overrides'> =>
  state.allowed || state.refused.length > 0 ? { overrides: state } : {}

/** The shell's page, if it is the one that the registry knows by its hash. The browser does not check it. */
async function readTemplate(storage: Storage, { version, template, files }: ShellRelease): Promise<string> {
  const file = await storage.readFile('shell', version, template.split('/').at(-1)!)
  if (!file) throw new Error(`shell@${version} has no page template`)
  if (files[template]?.integrity !== integrityOf(file))
    throw new UnsealedShell(`shell@${version}: the page template is not the one that the registry knows`)
  return file.toString('utf8')
}

const lastPages = (most: number) => lastUsed<Buffer>({ most, bytes: mostBytes, bytesOf: (page) => page.length })

/** Pages of one revision and one notice of the platform. Without a head there is one for each route, language, encoding and set of canaries, not for each path or visitor. */
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
    // Of this revision: a page that is still being compressed when the next one comes must not be kept for that.
    const pages = head || painted ? headed : plain
    const place =
      key === undefined
        ? undefined
        : [
            encoding,
            key,
            framed,
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
