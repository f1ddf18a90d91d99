import { retryDelay } from '@samspel/api'
import type { RegistryRemote, RemoteRelease } from '../registry/types'
import { isLoadError } from '../remote/failure'
import type { RemoteApp } from '../remote/definition'
import { withinTime } from './errors'
import type { Runtime } from './runtime'

/** The app of a remote, and the release that it came from. */
export interface LoadedApp {
  app: RemoteApp
  release: RemoteRelease
  /** True for the previous good release, standing in. */
  fallback: boolean
}

interface LoaderOptions {
  runtime: Runtime
  /** ms for one attempt, entry and chunks together. */
  limit: number
  /** ms before the second, third, … attempt; those of K-06 by default. */
  delays?: readonly number[] | undefined
  /** Replaced in tests. */
  wait?: (milliseconds: number) => Promise<void>
}

/** K-06: three more attempts, after 1, 2 and 4 s. */
const defaultDelays = [0, 1, 2].map((attempt) => retryDelay(attempt))

/** Throws when the module is not what `defineRemote` makes. */
function assertApp(module: unknown): RemoteApp {
  const app = (module as { default?: RemoteApp } | undefined)?.default
  if (typeof app?.mount !== 'function') throw new Error('./app exposes no remote made by defineRemote')
  return app
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Loads and starts a remote's app: the live release, tried again by K-06 as long as its code cannot be fetched; then once the previous good release;
 * then it rejects with the live release's error. Code that was fetched and threw is not tried again: it would throw again.
 * @param start runs on what was loaded; a release that does not start counts as a failed one
 */
export async function loadApp(
  remote: RegistryRemote,
  { runtime, limit, delays = defaultDelays, wait = sleep }: LoaderOptions,
  start: (loaded: LoadedApp) => Promise<void>,
): Promise<LoadedApp> {
  const attempt = async (release: RemoteRelease, fallback: boolean): Promise<LoadedApp> => {
    const loaded = { app: assertApp(await withinTime(runtime.load(release, './app'), limit, release.entry)), release, fallback }
    await withinTime(start(loaded), limit, `Start of ${release.global}`)
    return loaded
  }
  const patiently = async (): Promise<LoadedApp> => {
    for (const delay of delays) {
      try {
        return await attempt(remote, false)
      } catch (error) {
        if (!isLoadError(error)) throw error
        await wait(delay)
      }
    }
    return attempt(remote, false)
  }
  try {
    return await patiently()
  } catch (error) {
    if (!remote.previous) throw error
    return attempt(remote.previous, true).catch(() => {
      throw error
    })
  }
}
