import { registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa'
import { bus } from '@samspel/event-bus'
import { hasUnsaved } from '@samspel/navigation'
import { pendingTarget } from '../navigation'
import { closeForCompany } from '../registry/closed'
import type { RouteMatch } from '../registry/match'
import { matchRoute } from '../registry/match'
import { setPageContext } from '../remote/page-context'
import { startAnew } from '../remote/start-once'
import { setSlotSource } from '../slots/source'
import type { Application } from './application'
import { loadApplication } from './application'
import { hintRoute, prefetchRoute } from './hints'
import { createInspector } from './inspection'
import { learnIntegrity } from './integrity'
import { sleep } from './loader'
import { runningShell, watchLostCode } from './lost-code'
import { unmetNeed } from './needs'
import { nonBlocking } from './non-blocking'
import { askRegistry } from './page-registry'
import { countVisit, likelyNext, mayPrefetch, whenIdle } from './prefetch'
import { createReleases } from './releases'
import { createReports } from './reports'
import { createRuntime } from './runtime'
import { sharedVersions } from './shared-versions'
import { createHostState } from './state'
import type { Host, HostLimits, HostOptions } from './types'
import { isTextStanding, keepTexts, watchUse } from './use'
import { createSlotSource } from './widgets'

const defaultLimits: HostLimits = { entry: 6_000, app: 8_000, hung: 12_000, mount: 10_000 }

/** A tab that comes back into view asks for new versions, unless it has done so just now. */
const CHECK_AGAIN = 5 * 60_000
/** Of files that are lost, several come at once. */
const CHECK_AT_MOST = 1_000
const CHECK_PATIENCE = 2_000

/**
 * Composes the page of the registry's remotes: single-spa mounts the owner of the current path into a place of its own inside
 * `host.element`. It knows no remote by name; a remote that fails shows the failure screen in its place and leaves the rest alone (docs/architecture.md §3).
 */
export function createHost(options: HostOptions): Host {
  const { services } = options
  const limits = { ...defaultLimits, ...options.limits }
  const runtime = createRuntime(options.shared, limits.entry)
  const provided = sharedVersions()
  const state = createHostState()
  const inspector = createInspector(() => state.set({}))
  const element = document.createElement('div')
  const inUse = new Set<string>()
  /** Whose pages have been shown. A remote of which only a widget is in use still has its pages to be fetched. */
  const shown = new Set<string>()
  /** That somebody has tried again, and whose pages are not back yet. */
  const retried = new Set<string>()

  const releases = createReleases({
    registry: options.registry,
    ask: askRegistry,
    shellVersion: runningShell(document),
    fits: (release) => unmetNeed(release, provided) === undefined,
    isInUse: (name) => inUse.has(name),
    onAdded: (name) => register(name),
    onChecked: noteNewVersions,
  })
  const reports = createReports({ options, releases, inspector })
  /** The registry without what is off for the company of the session. */
  const open = () => closeForCompany(releases.registry(), services.getCompany?.())
  const match = (path = window.location.pathname): RouteMatch | undefined =>
    matchRoute(open(), path, services.getArea())
  const slots = createSlotSource({
    options,
    runtime,
    limits,
    provided,
    releases,
    open,
    inspector,
    reports,
    onUsed: (name) => void inUse.add(name),
  })

  const place = (name: string): HTMLElement => {
    element.querySelector(`[data-remote="${name}"]`)?.remove()
    const fresh = document.createElement('div')
    fresh.dataset.remote = name
    element.append(fresh)
    return fresh
  }

  const remount = async (name: string): Promise<void> => {
    if (match()?.remote === name) state.set({ match: match(), phase: 'loading', failure: undefined })
    await unloadApplication(name)
    await triggerAppChange()
  }

  /** The newer release takes the place of the older one; a navigation that was under way goes on in it. */
  const swap = async (name: string): Promise<void> => {
    if (!releases.take(name)) return
    const target = match()?.remote === name ? pendingTarget() : undefined
    bus.publish('platform:version-leaving', { remote: name })
    const restoreTexts = keepTexts(element)
    inUse.delete(name)
    shown.delete(name)
    noteNewVersions()
    slots.refresh()
    if (target) window.history.pushState(null, '', target)
    await remount(name)
    restoreTexts()
  }

  function noteNewVersions(): void {
    const before = state.get().newVersions ?? []
    const newer = releases.newer()
    const isSame =
      newer.length === before.length &&
      newer.every((one, at) => one.remote === before[at]?.remote && one.version === before[at]?.version)
    if (isSame) return
    state.set({ newVersions: newer.length > 0 ? newer : undefined })
    for (const { remote, version } of newer) {
      if (!before.some((one) => one.remote === remote && one.version === version))
        bus.publish('platform:new-version', { remote, version })
    }
  }

  /** What nobody looks at is exchanged without a word: there is nothing to lose. */
  const swapUnseen = (): void => {
    for (const { remote, reloads } of releases.newer()) if (!reloads && match()?.remote !== remote) void swap(remote)
  }

  const checkForUpdates = async (): Promise<void> => {
    await releases.checkForUpdates()
    swapUnseen()
  }

  /** A file of a release is gone: the place that needs it heals by itself when nothing in it can be lost. */
  const recover = async (owner: string): Promise<void> => {
    if (performance.now() - releases.checkedAt() > CHECK_AT_MOST) await checkForUpdates()
    if (releases.canTake(owner) && !hasUnsaved() && !isTextStanding()) await swap(owner)
  }

  const prefetch = (path: string): void => {
    const found = match(path)
    if (found && mayPrefetch() && !shown.has(found.remote)) prefetchRoute(releases.of(found.remote), found.route)
  }

  const prefetchNext = (): void => {
    const next = likelyNext(open(), services.getArea(), (name) => shown.has(name))
    if (next && document.visibilityState === 'visible') prefetch(next)
  }

  const loadFor = (name: string) => async (): Promise<Application> => {
    const current = match()
    reports.requested(name)
    state.set({ match: current, phase: 'loading', failure: undefined })
    if (current?.remote === name) hintRoute(releases.of(name), current.route)
    return loadApplication({
      name,
      current: () => releases.of(name),
      runtime,
      provided,
      limits,
      options,
      checkForUpdates,
      place: () => place(name),
      onRetry: () => void retry(name),
      onFailure: (failure) => reports.failed(failure),
      onShown: (failure) => state.set({ match: match(), phase: 'failed', failure }),
      onLoading: () => state.set({ match: match(), phase: 'loading', failure: undefined }),
      onMounted({ release, fallback }) {
        inUse.add(name)
        shown.add(name)
        slots.choose(name, release)
        // Its badges come back with its pages.
        if (retried.delete(name)) slots.renew(name)
        state.set({ match: match(), phase: 'ready', failure: undefined })
        reports.mounted(name, release, fallback)
        countVisit(name)
        whenIdle(prefetchNext)
        // With their hashes known, the files of the next place are asked for together instead of one after the other.
        if (mayPrefetch()) whenIdle(() => void learnIntegrity())
      },
    })
  }

  function register(name: string): void {
    registerApplication({
      name,
      activeWhen: ({ pathname }) => match(pathname)?.remote === name,
      // Its own loading function answers at once: nobody waits for code that is slow in coming.
      app: (async () => nonBlocking(loadFor(name))) as never,
    })
  }

  async function retry(name: string): Promise<void> {
    // Another release may be live by now; who asks for it is not kept waiting by a registry that hangs.
    await Promise.race([checkForUpdates(), sleep(CHECK_PATIENCE)])
    startAnew(name)
    retried.add(name)
    if (releases.canTake(name)) await swap(name)
    else await remount(name)
  }

  const follow = () => {
    const current = match()
    const { match: before, phase } = state.get()
    if (current?.remote === before?.remote && current?.route === before?.route) return
    // Within one remote the place stays as it is; another remote's lifecycles will say how it went.
    state.set({ match: current, phase: !current ? 'idle' : current.remote === before?.remote ? phase : 'loading' })
  }

  return {
    element,
    match,
    retry,
    start() {
      setPageContext({ owner: () => match()?.remote, NotFoundScreen: options.NotFoundScreen })
      setSlotSource(slots)
      watchUse(element)
      watchLostCode((owner) => void recover(owner))
      for (const name of Object.keys(releases.registry().remotes)) register(name)
      window.addEventListener('single-spa:before-routing-event', follow)
      window.addEventListener('single-spa:routing-event', swapUnseen)
      document.addEventListener('visibilitychange', () => {
        if (
          document.visibilityState === 'visible' &&
          performance.now() - Math.max(0, releases.checkedAt()) >= CHECK_AGAIN
        )
          void checkForUpdates()
      })
      follow()
      start({ urlRerouteOnly: true })
    },
    async refresh() {
      slots.again()
      await triggerAppChange()
    },
    prefetch,
    inspect: inspector.inspect,
    takeNewVersion: swap,
    lookForNewVersions: checkForUpdates,
    getState: state.get,
    subscribe: state.subscribe,
  }
}
