import type { Registry, RegistryRemote, ReleaseNeeds, RemoteRelease } from '@samspel/federation/registry'
import { allowedUses, declaredSlots } from '@samspel/federation/registry'
import { comparedIn } from './canary'

const sealsOf = ({ files }: RemoteRelease, paths: readonly string[]): RemoteRelease['files'] =>
  Object.fromEntries(
    [...new Set(paths)].flatMap((path) => (files[path] ? [[path, { integrity: files[path].integrity }]] : [])),
  ) as RemoteRelease['files']

/** Files of a release that are loaded by tags. The hashes of its other chunks are compiled into its entry. */
const taggedOf = ({ entry, preload }: RemoteRelease): string[] => [entry, ...Object.values(preload).flat()]

/** Files without whose hashes a release cannot run: none holds those of modules. */
const neededOf = ({ entry, modules = [] }: RemoteRelease): string[] => [entry, ...modules]

/** What the page holds a release to. */
const heldTo = (release: Pick<RemoteRelease, 'uses' | 'surface'>): Pick<RemoteRelease, 'uses'> => {
  const uses = allowedUses(release)
  return uses ? { uses } : {}
}

/** Drops the names: only the gate compares them, a page compares version ranges. */
const ranges = ({ names: _names, ...needs }: ReleaseNeeds): ReleaseNeeds => needs

/** Reduces a fallback release to what is needed to load its code. Title, paths, navigation and slots are those of the release that it replaces. */
const reserve = ({
  title: _title,
  surface,
  config: _config,
  paint: _paint,
  ...release
}: RemoteRelease): RemoteRelease => ({
  ...release,
  ...heldTo({ ...release, surface }),
  needs: ranges(release.needs),
  css: [],
  preload: {},
  routes: [],
  nav: [],
  slots: [],
  files: sealsOf(release, neededOf(release)),
})

/**
 * Reduces the registry to what a page needs. The shell is already running, so only its version is included.
 * @param whole include the hashes of all files that the host may load by tags, as an open tab needs them. A page being opened gets only
 * those of the entries, because the tags written by the edge already carry the other hashes.
 */
export function pageRegistry(
  { shell, recordsSigned: _signed, history: _history, retired: _retired, first: _first, ...registry }: Registry,
  whole = false,
): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]): [string, RegistryRemote] => {
    const {
      canary,
      lock: _lock,
      liveSince: _since,
      surface: _surface,
      config: _config,
      settings: _settings,
      paint: _paint,
      off,
      previous,
      ...live
    } = remote
    const files = sealsOf(live, [...neededOf(live), ...(whole ? taggedOf(live) : [])])
    return [
      name,
      {
        ...live,
        ...heldTo(remote),
        needs: ranges(live.needs),
        slots: declaredSlots(remote),
        files,
        ...(off?.companies && { off: { at: off.at, by: '', reason: '', companies: off.companies } }),
        ...comparedIn(canary),
        ...(previous && { previous: reserve(previous) }),
      },
    ]
  })
  const running = shell && {
    version: shell.version,
    scripts: [],
    styles: [],
    fonts: [],
    template: '',
    files: {},
    provides: {},
    builtAt: '',
  }
  return { ...registry, ...(running && { shell: running }), remotes: Object.fromEntries(remotes) }
}

/** The whole registry for anybody who asks: why something is off or retired is for those who run it. */
export const withoutReasons = (registry: Registry): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, { off, ...remote }]) => [
      name,
      off ? { ...remote, off: { ...off, by: '', reason: '' } } : remote,
    ]),
  ),
  ...(registry.retired && {
    retired: Object.fromEntries(
      Object.entries(registry.retired).map(([name, gone]) => [name, { ...gone, by: '', reason: '' }]),
    ),
  }),
})
