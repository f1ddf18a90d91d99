import { retry, retryDelay } from '@samspel/api'
import type { RegistryRemote, RemoteRelease } from '../registry/types'
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
  /** ms before the second, third, … attempt; K-06 by default. */
  delays?: readonly number[]
  /** Replaced in tests. */
  wait?: (milliseconds: number) => Promise<void>
}

/** Throws when the module is not what `defineRemote` makes. */
function assertApp(module: unknown): RemoteApp {
  const app = (module as { default?: RemoteApp } | undefined)?.default
  if (typeof app?.mount !== 'function') throw new Error('./app exposes no remote made by defineRemote')
  return app
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Loads a remote's app: the live release with the generic retry (K-06), then once the previous good release, then rejects with the
 * first error. `attempt` runs on what was loaded and may refuse it, so that a release that does not start counts as a failed one.
 */
export async function loadApp<T>(
  remote: RegistryRemote,
  { runtime, limit, delays = [0, 1, 2].map((attempt) => retryDelay(attempt)), wait = sleep }: LoaderOptions,
  attempt: (loaded: LoadedApp) => Promise<T>,
): Promise<T> {
  const fetchOnce = async (release: RemoteRelease) =>
    assertApp(await withinTime(runtime.load(release, './app'), limit, `${remote.entry}`))
  const load = async (release: RemoteRelease, retries: number) => {
    let turn = 0
    return retry(() => fetchOnce(release), { retries, wait: () => wait(delays[turn++] ?? 0) })
  }
  try {
    return await attempt({ app: await load(remote, delays.length), release: remote, fallback: false })
  } catch (error) {
    if (!remote.previous) throw error
    try {
      return await attempt({ app: await load(remote.previous, 0), release: remote.previous, fallback: true })
    } catch {
      throw error
    }
  }
}
