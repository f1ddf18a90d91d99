import { BODY_PLACE, CONFIG_ID, HEAD_PLACE, matchAnyArea, preloadOf, REGISTRY_ID } from '@samspel/federation/registry'
import type { ClientConfig, Registry, RegistryRemote, RemoteRelease, RouteMatch } from '@samspel/federation/registry'

const attributes = { '&': '&amp;', '"': '&quot;', '<': '&lt;' } as const

const attribute = (value: string): string => value.replace(/[&"<]/g, (sign) => attributes[sign as keyof typeof attributes])

/** JSON inside a script element: nothing in it may end the element or start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const slim = (release: RemoteRelease): RemoteRelease => {
  const fact = release.files[release.entry]
  return { ...release, files: fact ? { [release.entry]: fact } : {} }
}

/** The registry as a page needs it: of the hashes only those of the entries, and nothing about the shell, which runs already. */
export function pageRegistry({ shell: _shell, ...registry }: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { canary: _canary, previous, ...live }]): [string, RegistryRemote] => [
    name,
    { ...slim(live), ...(previous && { previous: { ...slim(previous), preload: {} } }) },
  ])
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

const stylesheet = (href: string, hint = false): string => `<link rel="stylesheet" href="${attribute(href)}"${hint ? ' data-hint' : ''}>`

const script = (src: string, extra = ''): string => `<script defer src="${attribute(src)}"${extra}></script>`

/** Tags for the remote that owns the path: its entry, and what its first view needs. Marked, so that the host can tell them from its own. */
function hintsOf(registry: Registry, match: RouteMatch | undefined): { styles: string[]; early: string[]; entry: string[] } {
  const remote = match && registry.remotes[match.remote]
  if (!remote) return { styles: [], early: [], entry: [] }
  const files = preloadOf(remote, match.route)
  const integrity = remote.files[remote.entry]?.integrity
  return {
    styles: files.filter((file) => file.endsWith('.css')).map((file) => stylesheet(file, true)),
    early: files.filter((file) => file.endsWith('.js')).map((file) => script(file, ' data-hint')),
    entry: [script(remote.entry, ` data-hint${integrity ? ` integrity="${attribute(integrity)}"` : ''}`)],
  }
}

/** The remote and route that own a path, whoever asks: the edge does not know the session. */
export const ownerOf = (registry: Registry, path: string): RouteMatch | undefined => matchAnyArea(registry, path)

/**
 * The page: the shell's template with the live registry and the configuration as data, the shell's files, and those of the remote that owns the
 * path, so that no file has to wait for another one to name it. Scripts run in order: chunks of the remote, shell, entry of the remote.
 */
export function renderPage(template: string, registry: Registry, config: ClientConfig, match: RouteMatch | undefined): string {
  const { shell } = registry
  if (!shell) throw new Error('no shell is live')
  const hints = hintsOf(registry, match)
  const head = [
    ...shell.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`),
    ...shell.styles.map((href) => stylesheet(href)),
    ...hints.styles,
    ...hints.early,
    ...shell.scripts.map((src) => script(src)),
    ...hints.entry,
  ]
  const data = [
    `<script type="application/json" id="${CONFIG_ID}">${inlineJson(config)}</script>`,
    `<script type="application/json" id="${REGISTRY_ID}">${inlineJson(pageRegistry(registry))}</script>`,
  ]
  return template.replace(HEAD_PLACE, () => head.join('\n')).replace(BODY_PLACE, () => data.join('\n'))
}
