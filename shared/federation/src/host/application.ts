import { createElement } from 'react'
import type { RegistryRemote, RemoteRelease } from '../registry/types'
import type { RemoteFailure } from '../remote/failure'
import { toFailure } from '../remote/failure'
import type { RemoteProps } from '../remote/services'
import { withinTime } from './errors'
import { showFailure } from './failure-place'
import type { LoadedApp, LoaderOptions } from './loader'
import { loadOnce, loadPatiently, sleep } from './loader'
import type { Runtime } from './runtime'
import { noteTimedOut } from './timed-out'
import type { HostLimits, HostOptions } from './types'
import { isUsed } from './use'

/** Lifecycles for single-spa that never reject: a broken application could neither be unloaded nor tried again. */
export interface Application {
  bootstrap(): Promise<void>
  mount(): Promise<void>
  unmount(): Promise<void>
}

/** What an application needs of the host. */
export interface ApplicationContext {
  name: string
  /** The remote's release as it is known now. */
  current(): RegistryRemote
  runtime: Runtime
  provided: Record<string, string>
  limits: HostLimits
  options: HostOptions
  /** A fresh, empty element for the remote; a former one is taken out. */
  place(): HTMLElement
  /** Asks which release is live now. Never rejects. */
  checkForUpdates(): Promise<void>
  onLoading(): void
  onMounted(loaded: LoadedApp): void
  /** A release failed; `fallback` says that another one has taken its place. */
  onFailure(failure: RemoteFailure): void
  /** The failure screen stands in the place. */
  onShown(failure: RemoteFailure): void
  onRetry(): void
}

/** Nobody waits longer for the registry than this before the previous release is taken. */
const REGISTRY_PATIENCE = 2_000

const isBuildUnderTest = ({ current }: ApplicationContext): boolean => current().channel === 'override'

const liveBeside = (context: ApplicationContext): string | undefined =>
  isBuildUnderTest(context) ? context.current().previous?.version : undefined

/** What stands in the place of content that failed: the failure screen for a build under test; visitors' remotes have a view of their own. */
const waysOutOf = (context: ApplicationContext): Pick<RemoteProps, 'retry' | 'failureView'> => ({
  retry: context.onRetry,
  ...(isBuildUnderTest(context) && {
    failureView: (found: Omit<RemoteFailure, 'at'>) =>
      createElement(context.options.FailureScreen, {
        failure: { ...found, at: new Date().toISOString(), channel: 'override' },
        live: liveBeside(context),
        onRetry: context.onRetry,
      }),
  }),
})

/** Takes a remote out of its place, whatever becomes of that. */
const takeAway = async (
  { app, release }: LoadedApp,
  props: RemoteProps,
  { name, limits, onFailure }: ApplicationContext,
): Promise<void> => {
  try {
    await withinTime(app.unmount(props), limits.mount, `Unmount of ${name}`)
  } catch (error) {
    // Nothing to show: the place is on its way out. The next mount gets a fresh element.
    onFailure(toFailure(name, release.version, 'mount', error))
  }
}

/**
 * Loads a remote and wraps its lifecycles. Whatever goes wrong on loading, starting, mounting or before the visitor has used the page, the next good
 * release takes the place: one that has become live meanwhile, else the previous one. When there is none, the failure screen stands in the
 * remote's own place; everything around it stays. For an override nothing stands in: who tests a build must never look at another one.
 */
export async function loadApplication(context: ApplicationContext): Promise<Application> {
  const { name, limits, options, current } = context
  const tried = new Set<string>()
  let loaded: LoadedApp | undefined
  let failure: RemoteFailure | undefined
  let element: HTMLElement | undefined
  let takeDown = () => {}
  let recovering: Promise<void> | undefined
  const isOverride = isBuildUnderTest(context)
  // Grows with each mount and unmount: what an earlier one still waits for is void.
  let turn = 0

  const loader: LoaderOptions = {
    name,
    runtime: context.runtime,
    provided: context.provided,
    limits,
    delays: options.delays,
    onTimedOut: noteTimedOut,
    // The element of bootstrap is not rendered into: mount gets its own.
    start: async (candidate) => void (await candidate.app.bootstrap(propsOf(candidate, document.createElement('div')))),
  }

  function propsOf(candidate: LoadedApp, domElement: HTMLElement): RemoteProps {
    return {
      name,
      version: candidate.release.version,
      domElement,
      services: options.services,
      report: (found) => context.onFailure({ ...found, at: new Date().toISOString() }),
      // What the visitor has begun stays visible with its own way out; before that nothing can be lost.
      canReplace: () =>
        !isOverride &&
        candidate === loaded &&
        !candidate.fallback &&
        current().previous !== undefined &&
        !isUsed(domElement),
      replace(found) {
        if (candidate !== loaded) return
        turn += 1
        void replace({ ...found, at: new Date().toISOString() }, turn)
      },
      ...waysOutOf(context),
    }
  }

  async function replace(cause: RemoteFailure, mine: number): Promise<void> {
    // React lets no root be taken down while it renders.
    await Promise.resolve()
    await leave()
    if (mine === turn) context.onLoading()
    recover(cause)
    await show(mine)
  }

  /** The next release that was not tried: a newer one, else the previous. */
  async function takeOver(cause: RemoteFailure): Promise<void> {
    const failures = [cause]
    failure ??= isOverride ? { ...cause, channel: 'override' } : cause
    loaded = undefined
    if (isOverride) return context.onFailure({ ...cause, fallback: false })
    await Promise.race([context.checkForUpdates(), sleep(REGISTRY_PATIENCE)])
    const live = current()
    const candidates: [RemoteRelease | undefined, boolean][] = [
      [live, false],
      [live.previous, true],
    ]
    for (const [release, fallback] of candidates) {
      if (!release || tried.has(release.global)) continue
      tried.add(release.global)
      const outcome = await loadOnce(release, fallback, limits.app, loader)
      if ('loaded' in outcome) {
        loaded = outcome.loaded
        break
      }
      failures.push(outcome.failure)
    }
    for (const found of failures) context.onFailure({ ...found, fallback: loaded !== undefined })
  }

  function recover(cause: RemoteFailure): void {
    recovering = takeOver(cause).finally(() => (recovering = undefined))
  }

  /** Mounts what is loaded; what does not mount is replaced by the next release, and in the end by the failure screen. */
  async function show(mine: number): Promise<void> {
    for (;;) {
      await recovering
      if (mine !== turn) return
      if (!loaded) break
      const showing: LoadedApp = loaded
      const props = propsOf(showing, (element = context.place()))
      try {
        await withinTime(showing.app.mount(props), limits.mount, `Mount of ${name}`)
        if (mine === turn) context.onMounted(showing)
        return
      } catch (error) {
        void showing.app.unmount(props).catch(() => undefined)
        if (mine !== turn) return
        recover(toFailure(name, showing.release.version, 'mount', error))
      }
    }
    if (!failure) return
    takeDown = showFailure(context.place(), options.FailureScreen, options.services, {
      failure,
      live: liveBeside(context),
      onRetry: context.onRetry,
    })
    context.onShown(failure)
  }

  async function leave(): Promise<void> {
    takeDown()
    takeDown = () => {}
    if (!loaded || !element) return
    await takeAway(loaded, propsOf(loaded, element), context)
  }

  const outcome = await loadPatiently(current, () => void context.checkForUpdates(), loader)
  if ('loaded' in outcome) loaded = outcome.loaded
  tried.add(('loaded' in outcome ? outcome.loaded.release : outcome.release).global)
  if ('failure' in outcome) await takeOver(outcome.failure)

  return {
    async bootstrap() {},
    // Answers at once: single-spa would wait for a release that takes the place of another.
    async mount() {
      turn += 1
      void show(turn)
    },
    async unmount() {
      turn += 1
      await leave()
    },
  }
}
