// Everything that touches the federation runtime's own interfaces is in this file and in webpack/: versions are pinned exactly (STACK).
import * as runtimeCore from '@module-federation/runtime/core'
import { createInstance } from '@module-federation/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types'
import { sharedNames } from '../shared-names'
import type { SharedLibraries } from '../shared-names'
import type { RemoteRelease } from '../registry/types'
import { loadEntry } from './load-entry'

/** Versions of the shared libraries, written in by `shellConfig` from the installed packages. */
declare const SAMSPEL_SHARED_VERSIONS: Record<string, string> | undefined

/** Loads modules that releases expose. */
export interface Runtime {
  /** Module that a release exposes under `expose`. Rejects with the cause; asking again fetches again. */
  load(release: RemoteRelease, expose: string): Promise<unknown>
}

const versions = (): Record<string, string> =>
  typeof SAMSPEL_SHARED_VERSIONS === 'undefined' ? {} : (SAMSPEL_SHARED_VERSIONS ?? {})

function sharedOf(libraries: SharedLibraries) {
  const known = versions()
  return Object.fromEntries(
    sharedNames.map((name) => {
      const version = known[name] ?? '0.0.0'
      const lib = libraries[name]
      return [
        name,
        {
          version,
          scope: 'default',
          lib: () => lib,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true, strictVersion: true },
        },
      ]
    }),
  )
}

/**
 * The federation runtime with the shell's own copies as the only ones. A release is registered under the name of its global, so that two
 * versions of one remote never share a cache, and asking again after a failure needs no forced registration.
 * @param entryLimit milliseconds for an entry
 */
export function createRuntime(libraries: SharedLibraries, entryLimit: number): Runtime {
  // Remotes are built with `externalRuntime`: their entries take the runtime's core from here instead of bringing one each.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  const releases = new Map<string, RemoteRelease>()
  const entries: ModuleFederationRuntimePlugin = {
    name: 'samspel-entries',
    async loadEntry({ remoteInfo }) {
      const release = releases.get(remoteInfo.name)
      return release && ((await loadEntry(release, entryLimit)) as never)
    },
  }
  const instance = createInstance({ name: 'shell', remotes: [], plugins: [entries], shared: sharedOf(libraries) as never })
  return {
    load(release, expose) {
      if (!releases.has(release.global)) {
        releases.set(release.global, release)
        instance.registerRemotes([{ name: release.global, entry: release.entry, entryGlobalName: release.global }])
      }
      return instance.loadRemote(`${release.global}/${expose.replace(/^\.\//, '')}`)
    },
  }
}
