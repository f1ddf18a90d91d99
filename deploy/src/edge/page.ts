import type {
  ClientConfig,
  Registry,
  RegistryRemote,
  RemoteRelease,
  RemoteRoute,
  RouteMatch,
  ShellRelease,
} from '@samspel/federation/registry'
import {
  BODY_PLACE,
  CONFIG_ID,
  developmentReactFile,
  FRAME_PLACE,
  HEAD_PLACE,
  matchAnyArea,
  PAINTED_PLACE,
  preloadOf,
  REGISTRY_ID,
  registryIn,
} from '@samspel/federation/registry'
import { isLoopbackHost } from '../loopback-host'
import { paintFrame } from './frame'
import { inlineJson } from './inline-json'
import { pageRegistry } from './page-registry'
import type { PaintedView } from './paint'
import { LATER_SCRIPT, markPainted, paintedHead, paintedPart } from './paint'

const attributes = { '&': '&amp;', '"': '&quot;', '<': '&lt;' } as const

const attribute = (value: string): string =>
  value.replace(/[&"<]/g, (sign) => attributes[sign as keyof typeof attributes])

const isScript = (path: string): boolean => path.endsWith('.js')

/** Integrity attribute of a file; undefined if the registry has no hash for it. */
const sealOf = (files: RemoteRelease['files'], path: string): string | undefined =>
  files[path] && ` integrity="${attribute(files[path].integrity)}"`

const stylesheet = (href: string, seal: string, hint = ''): string =>
  `<link rel="stylesheet" href="${attribute(href)}"${hint}${seal}>`

/** Preloads a stylesheet without blocking on it; the remote's own loader applies it. */
const preloadedStyle = (href: string, seal: string): string =>
  `<link rel="preload" as="style" href="${attribute(href)}" data-hint${seal}>`

/** Loads a module and checks it; it runs when the host imports the entry. */
const preloadedModule = (href: string, seal: string): string =>
  `<link rel="modulepreload" href="${attribute(href)}" data-hint${seal}>`

const script = (src: string, seal: string, hint = ''): string =>
  `<script defer src="${attribute(src)}"${hint}${seal}></script>`

/** A script that waits for the page's first script. It stands before that one, which can then find it. */
const later = (tag: string): string => tag.replace('<script defer', `<script type="${LATER_SCRIPT}"`)

const tagFor = (files: RemoteRelease['files'], path: string): string[] => {
  const seal = sealOf(files, path)
  // Fail closed: a file without a hash is not requested; the host reports the problem.
  if (!seal) return []
  return [isScript(path) ? script(path, seal, ' data-hint') : preloadedStyle(path, seal)]
}

/** Tags for the shell's late libraries that a route's first view needs. */
const lateTags = ({ shell }: Registry, remote: RegistryRemote, { path }: RemoteRoute): string[] =>
  (remote.late?.[path] ?? []).flatMap((name) => shell?.late?.[name] ?? []).flatMap((file) => tagFor(shell!.files, file))

/**
 * Tags for the remote that owns the path: its entry and the files of its first view. Marked, so that
 * the host can distinguish them from its own.
 */
function hintsOf(
  registry: Registry,
  match: RouteMatch | undefined,
): { styles: string[]; early: string[]; entry: string[] } {
  const remote = match && registry.remotes[match.remote]
  if (!remote) return { styles: [], early: [], entry: [] }
  const paths = preloadOf(remote, match.route)
  const tagsOf = (some: readonly string[]) => some.flatMap((path) => tagFor(remote.files, path))
  const modules = (remote.modules ?? []).flatMap((path) => {
    const seal = sealOf(remote.files, path)
    return seal ? [preloadedModule(path, seal)] : []
  })
  return {
    styles: tagsOf(paths.filter((path) => !isScript(path))),
    early: [...lateTags(registry, remote, match.route), ...modules, ...tagsOf(paths.filter(isScript))],
    entry: remote.entryKind ? [] : tagsOf([remote.entry]),
  }
}

/** The registry has no hash for one of the shell's files, so no page can be served. */
export class UnsealedShell extends Error {
  override name = 'UnsealedShell'
}

function shellTags({ version, fonts, styles, scripts, files }: ShellRelease): {
  fonts: string[]
  styles: string[]
  scripts: string[]
} {
  const sealed = (path: string): string => {
    const seal = sealOf(files, path)
    if (!seal) throw new UnsealedShell(`shell@${version}: the registry holds no hash of ${path}`)
    return seal
  }
  return {
    fonts: fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`,
    ),
    styles: styles.map((href) => stylesheet(href, sealed(href))),
    scripts: scripts.map((src) => script(src, sealed(src))),
  }
}

/**
 * Development builds of React, in the page of who works at a remote on their own machine: React Refresh needs them. They run before the shell and stand in for
 * its own (docs/decisions/0349). Of other origins a remote alone comes.
 */
function developmentTags({ provides }: ShellRelease, { overrides }: ClientConfig): string[] {
  const local = overrides?.active.find(
    (override) => 'origin' in override && isLoopbackHost(new URL(override.origin).hostname),
  )
  if (!local || !('origin' in local)) return []
  return [script(`${local.origin}/remotes/${local.name}/${developmentReactFile(provides['react'] ?? '')}`, '')]
}

/** The remote and route that own a path in any area, because the edge does not know the session. */
export const ownerOf = (registry: Registry, path: string): RouteMatch | undefined => matchAnyArea(registry, path)

/**
 * Renders the page: the shell's template with the live registry and configuration as data, the shell's files, and those of the remote that
 * owns the path, so that no file has to load before another is discovered. Scripts run in order: shell, the remote's chunks, the remote's
 * entry. The shell never waits for a remote's file, because one that hangs would keep the page empty. On a painted page they
 * all wait for the first paint, so that its font and pictures come before them (docs/decisions/0172).
 */
export function renderPage(
  template: string,
  whole: Registry,
  config: ClientConfig,
  match: RouteMatch | undefined,
  language = 'sv',
  painted?: PaintedView,
): string {
  const registry = registryIn(whole, language)
  const { shell } = registry
  if (!shell) throw new Error('no shell is live')
  const hints = hintsOf(registry, match)
  const tags = shellTags(shell)
  const scripts = [...developmentTags(shell, config), ...tags.scripts, ...hints.early, ...hints.entry]
  const head = [
    ...tags.fonts,
    ...tags.styles,
    ...(painted?.startsScripts ? scripts.map(later) : []),
    ...(painted ? paintedHead(painted) : []),
    ...hints.styles,
    ...(painted?.startsScripts ? [] : scripts),
  ]
  const data = [
    `<script type="application/json" id="${CONFIG_ID}">${inlineJson(config)}</script>`,
    `<script type="application/json" id="${REGISTRY_ID}">${inlineJson(pageRegistry(registry))}</script>`,
  ]
  return (painted ? markPainted(template, painted) : template)
    .replace(HEAD_PLACE, () => head.join('\n'))
    .replace(PAINTED_PLACE, () => (painted ? paintedPart(painted) : ''))
    .replace(FRAME_PLACE, () => paintFrame(match))
    .replace(BODY_PLACE, () => data.join('\n'))
}
