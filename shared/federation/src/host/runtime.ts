// What stands between the shell and webpack's containers: `init(scope)` once, `get(expose)` for each module. The shape of the scope is webpack's own.
import { lateLibraries, sharedNames } from '../shared-names'
import type { SharedLibraries } from '../shared-names'
import type { RemoteRelease } from '../registry/types'
import { loadEntry } from './load-entry'
import { sharedVersions } from './shared-versions'
import type { RemoteContainer } from './load-entry'

/** Loads modules that releases expose. */
export interface Runtime {
  /** Module that a release exposes under `expose`. Rejects with the cause; asking again fetches again. */
  load(release: RemoteRelease, expose: string): Promise<unknown>
}

type Factory = () => unknown

interface SharedVersion {
  get(): Factory | Promise<Factory>
  from: string
  eager: boolean
  loaded?: 1
}

/** Library → version → the way to it: the scope that every container is started with. */
type ShareScope = Record<string, Record<string, SharedVersion>>

const late = (load: () => Promise<unknown>): SharedVersion => ({ get: () => load().then((library) => () => library), from: 'shell', eager: false })

const there = (library: unknown): SharedVersion => ({ get: () => () => library, from: 'shell', eager: true, loaded: 1 })

/** One version of each library: a remote that needs another range throws, and says which. */
function shareScopeOf(libraries: SharedLibraries, versions: Record<string, string>): ShareScope {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const library = libraries[name]
      return [name, { [versions[name] ?? '0.0.0']: name in lateLibraries && typeof library === 'function' ? late(library as () => Promise<unknown>) : there(library) }]
    }),
  )
}

interface RuntimeOptions {
  versions?: Record<string, string>
  /** Replaced in tests. */
  entryOf?: (release: RemoteRelease, limit: number) => Promise<RemoteContainer>
}

/**
 * The federation runtime: gives every container the shell's own copies as the only ones, and asks it for modules. A release is known by the
 * global of its entry, so that two versions of one remote never share anything, and asking again after a failure asks for just what is missing.
 * @param entryLimit milliseconds for an entry
 */
export function createRuntime(libraries: SharedLibraries, entryLimit: number, { versions = sharedVersions(), entryOf = loadEntry }: RuntimeOptions = {}): Runtime {
  const scope = shareScopeOf(libraries, versions)
  const containers = new Map<string, Promise<RemoteContainer>>()

  const start = async (release: RemoteRelease): Promise<RemoteContainer> => {
    const container = await entryOf(release, entryLimit)
    await container.init(scope)
    return container
  }

  const containerOf = (release: RemoteRelease): Promise<RemoteContainer> => {
    const known = containers.get(release.global)
    if (known) return known
    const starting = start(release)
    containers.set(release.global, starting)
    starting.catch(() => containers.delete(release.global))
    return starting
  }

  return {
    async load(release, expose) {
      const container = await containerOf(release)
      const factory = (await container.get(expose)) as () => unknown
      return factory()
    },
  }
}
