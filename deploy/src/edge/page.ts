import { BODY_PLACE, CONFIG_ID, HEAD_PLACE, matchAnyArea, preloadOf, REGISTRY_ID } from '@samspel/federation/registry'
import type { ClientConfig, Registry, RegistryRemote, RemoteRelease, RouteMatch, ShellRelease } from '@samspel/federation/registry'

const attributes = { '&': '&amp;', '"': '&quot;', '<': '&lt;' } as const

const attribute = (value: string): string => value.replace(/[&"<]/g, (sign) => attributes[sign as keyof typeof attributes])

/** JSON inside a script element: nothing in it may end the element or start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const isScript = (path: string): boolean => path.endsWith('.js')

/** The hash of a file as a tag carries it; undefined when the registry holds none. */
const sealOf = (files: RemoteRelease['files'], path: string): string | undefined => files[path] && ` integrity="${attribute(files[path].integrity)}"`

/** Of the hashes only those of files that are put into tags; those of other chunks stand in the entry. */
function slim({ surface: _surface, ...release }: RemoteRelease, preload = release.preload): RemoteRelease {
  const tagged = [release.entry, ...Object.values(preload).flat()]
  const files = Object.fromEntries([...new Set(tagged)].flatMap((path) => (release.files[path] ? [[path, { integrity: release.files[path].integrity }]] : [])))
  return { ...release, preload, files: files as RemoteRelease['files'] }
}

/** The registry as a page needs it, and nothing of the shell, which runs already, but its version. */
export function pageRegistry({ shell, ...registry }: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { canary: _canary, lock: _lock, liveSince: _since, previous, ...live }]): [string, RegistryRemote] => [
    name,
    { ...slim(live), ...(previous && { previous: slim(previous, {}) }) },
  ])
  const running = shell && { version: shell.version, scripts: [], styles: [], fonts: [], template: '', files: {}, provides: {}, builtAt: '' }
  return { ...registry, ...(running && { shell: running }), remotes: Object.fromEntries(remotes) }
}

const stylesheet = (href: string, seal: string, hint = ''): string => `<link rel="stylesheet" href="${attribute(href)}"${hint}${seal}>`

const script = (src: string, seal: string, hint = ''): string => `<script defer src="${attribute(src)}"${hint}${seal}></script>`

const tagFor = (files: RemoteRelease['files'], path: string): string[] => {
  const seal = sealOf(files, path)
  // Fail-closed: what cannot be checked is not asked for. The host says what is wrong.
  if (!seal) return []
  return [isScript(path) ? script(path, seal, ' data-hint') : stylesheet(path, seal, ' data-hint')]
}

/** Tags for the remote that owns the path: its entry, and what its first view needs. Marked, so that the host can tell them from its own. */
function hintsOf(registry: Registry, match: RouteMatch | undefined): { styles: string[]; early: string[]; entry: string[] } {
  const remote = match && registry.remotes[match.remote]
  if (!remote) return { styles: [], early: [], entry: [] }
  const paths = preloadOf(remote, match.route)
  const tagsOf = (some: readonly string[]) => some.flatMap((path) => tagFor(remote.files, path))
  return { styles: tagsOf(paths.filter((path) => !isScript(path))), early: tagsOf(paths.filter(isScript)), entry: tagsOf([remote.entry]) }
}

/** The shell has no hash of one of its own files: there is no page without it. */
export class UnsealedShell extends Error {
  override name = 'UnsealedShell'
}

function shellTags({ version, fonts, styles, scripts, files }: ShellRelease): { fonts: string[]; styles: string[]; scripts: string[] } {
  const sealed = (path: string): string => {
    const seal = sealOf(files, path)
    if (!seal) throw new UnsealedShell(`shell@${version}: the registry holds no hash of ${path}`)
    return seal
  }
  return {
    fonts: fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`),
    styles: styles.map((href) => stylesheet(href, sealed(href))),
    scripts: scripts.map((src) => script(src, sealed(src))),
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
  const tags = shellTags(shell)
  const head = [...tags.fonts, ...tags.styles, ...hints.styles, ...hints.early, ...tags.scripts, ...hints.entry]
  const data = [
    `<script type="application/json" id="${CONFIG_ID}">${inlineJson(config)}</script>`,
    `<script type="application/json" id="${REGISTRY_ID}">${inlineJson(pageRegistry(registry))}</script>`,
  ]
  return template.replace(HEAD_PLACE, () => head.join('\n')).replace(BODY_PLACE, () => data.join('\n'))
}
