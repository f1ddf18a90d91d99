import './bundler-runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import type { RemoteRelease } from '../registry/types'
import type { SharedLibraries } from '../shared-names'
import { lateLibraries, sharedNames } from '../shared-names'
import { heldContainer, heldLibraries } from './held'
import { loadEntry } from './load-entry'
import { sharedVersions } from './shared-versions'
import type { RemoteContainer } from './types'

/** Loads modules that releases expose. */
export interface Runtime {
  /** Module that a release exposes under `expose`. Rejects with the cause; asking again fetches again. */
  load(release: RemoteRelease, expose: string): Promise<unknown>
}

type FederationOptions = Parameters<typeof createInstance>[0]
type Shared = NonNullable<FederationOptions['shared']>

/** One version of each library: a remote that needs another range throws, and says which. */
function sharedOf(libraries: SharedLibraries, versions: Record<string, string>): Shared {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const library = libraries[name]
      const version = versions[name] ?? '0.0.0'
      const isLate = name in lateLibraries && typeof library === 'function'
      const shareConfig = { singleton: true, strictVersion: true, eager: !isLate, requiredVersion: `^${version}` }
      return [
        name,
        {
          version,
          shareConfig,
          ...(isLate
            ? { get: () => (library as () => Promise<unknown>)().then((loaded) => () => loaded) }
            : { lib: () => library }),
        },
      ]
    }),
  )
}

/** Lets a library that failed to load be asked for again: the library keeps the promise that failed. Applies to every container's own instance, too. */
const askAgain: ModuleFederationRuntimePlugin = {
  name: 'samspel-ask-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const version of Object.values(scope[pkgName] ?? {})) if (!version.loaded) version.loading = null
    }
  },
}

registerGlobalPlugins([askAgain])

interface RuntimeOptions {
  versions?: Record<string, string>
  /** Replaced in tests. */
  entryOf?: (release: RemoteRelease, limit: number) => Promise<RemoteContainer>
}

const nobody = { entry: 'A script of the page', uses: { calls: [], storage: [] } }

/**
 * The instance of Module Federation that this page's remotes belong to: its shared libraries are the shell's own copies, the only ones. Entries come by
 * our own `loadEntry`, with their hashes, time limits and script tags of the page. A release is known by the global of its entry, so that two versions of
 * one remote never share anything, and asking again after a failure asks for just what is missing.
 * @param entryLimit milliseconds for an entry
 */
export function createRuntime(
  libraries: SharedLibraries,
  entryLimit: number,
  { versions = sharedVersions(), entryOf = loadEntry }: RuntimeOptions = {},
): Runtime {
  const releases = new Map<string, RemoteRelease>()
  const entries: ModuleFederationRuntimePlugin = {
    name: 'samspel-entries',
    async loadEntry({ remoteInfo }) {
      const release = releases.get(remoteInfo.name)!
      return heldContainer(await entryOf(release, entryLimit), heldLibraries(libraries, release)) as never
    },
  }
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    // The table of this instance can be seen from the whole page: what lets nobody do anything stands there.
    shared: sharedOf({ ...libraries, ...heldLibraries(libraries, nobody) }, versions),
    shareStrategy: 'loaded-first',
    plugins: [entries],
  })

  return {
    load(release, expose) {
      const name = release.global
      releases.set(name, release)
      federation.registerRemotes([{ name, entry: release.entry, type: 'var' }])
      return federation.loadRemote(`${name}/${expose.replace(/^\.\//, '')}`)
    },
  }
}
