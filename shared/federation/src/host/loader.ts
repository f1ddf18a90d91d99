import { retryDelay } from '@samspel/api'
import type { RegistryRemote, RemoteRelease } from '../registry/types'
import type { RemoteApp } from '../remote/definition'
import type { FailurePhase, RemoteFailure } from '../remote/failure'
import { isLoadError, toFailure } from '../remote/failure'
import { withinTime } from './errors'
import { unmetNeed } from './needs'
import type { Runtime } from './runtime'

/** The app of a remote, and the release that it came from. */
export interface LoadedApp {
  app: RemoteApp
  release: RemoteRelease
  /** True for the previous good release, standing in. */
  fallback: boolean
}

/** What became of a load. */
export type Outcome = { loaded: LoadedApp } | { failure: RemoteFailure; release: RemoteRelease }

export interface LoaderOptions {
  name: string
  runtime: Runtime
  /** Shared library to the version that the shell provides. */
  provided: Record<string, string>
  limits: { entry: number; app: number; hung: number }
  /** ms before the second, third, … attempt; those of K-06 by default. */
  delays?: readonly number[] | undefined
  /** Runs on what was loaded; a release that does not start counts as a failed one. */
  start(loaded: LoadedApp): Promise<void>
  /** Told of a release whose attempt took as long as it may. */
  onTimedOut?(release: RemoteRelease): void
  /** Replaced in tests. */
  wait?: (milliseconds: number) => Promise<void>
  now?: () => number
}

/** K-06: three more attempts, after 1, 2 and 4 s. */
const defaultDelays = [0, 1, 2].map((attempt) => retryDelay(attempt))

/** Throws when the module is not what `defineRemote` makes. */
function assertApp(module: unknown): RemoteApp {
  const app = (module as { default?: RemoteApp } | undefined)?.default
  if (typeof app?.mount !== 'function') throw new Error('./app exposes no remote made by defineRemote')
  return app
}

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * One attempt: fetches, runs and starts a release. Never rejects.
 * @param limit ms, entry and chunks together
 */
export async function loadOnce(
  release: RemoteRelease,
  fallback: boolean,
  limit: number,
  options: LoaderOptions,
): Promise<Outcome> {
  const { name, runtime, provided, start } = options
  let phase: FailurePhase = 'start'
  try {
    const unmet = unmetNeed(release, provided)
    if (unmet) throw new Error(unmet)
    phase = 'entry'
    const loaded = {
      app: assertApp(await withinTime(runtime.load(release, './app'), limit, release.entry)),
      release,
      fallback,
    }
    phase = 'start'
    await withinTime(start(loaded), limit, `Start of ${release.global}`)
    return { loaded }
  } catch (error) {
    return { failure: toFailure(name, release.version, phase, error), release }
  }
}

/**
 * Loads the live release, tried again by K-06 as long as its code cannot be fetched. Attempts that hang share one time limit, so that the
 * visitor is not kept: a fetch that gets no answer in seconds is not worth four of them. Code that was fetched and threw is not tried again: it would
 * throw again. Never rejects.
 * @param current the live release as it is known now: it may change while attempts are made
 * @param onLost told of each attempt whose code could not be fetched
 */
export async function loadPatiently(
  current: () => RegistryRemote,
  onLost: () => void,
  options: LoaderOptions,
): Promise<Outcome> {
  const { limits, delays = defaultDelays, wait = sleep, now = () => performance.now() } = options
  let patience = limits.hung
  for (let attempt = 0; ; attempt += 1) {
    const began = now()
    const release = current()
    const outcome = await loadOnce(release, false, Math.min(limits.app, patience), options)
    if ('loaded' in outcome || !isLoadError(outcome.failure.error)) return outcome
    outcome.failure.tries = attempt + 1
    onLost()
    const took = now() - began
    if (took >= Math.min(limits.entry, patience) * 0.9) {
      patience -= took
      options.onTimedOut?.(release)
    }
    const delay = delays[attempt]
    if (delay === undefined || patience < limits.hung * 0.1) return outcome
    await wait(delay)
  }
}
