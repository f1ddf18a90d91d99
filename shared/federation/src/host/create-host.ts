import { registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa'
import { matchRoute } from '../registry/match'
import type { RouteMatch } from '../registry/match'
import { setPageContext } from '../remote/page-context'
import { setSlotSource } from '../slots/source'
import { loadApplication } from './application'
import { hintRoute, prefetchRoute } from './hints'
import { createInspector } from './inspection'
import { createRuntime } from './runtime'
import { createHostState } from './state'
import { unhurried } from './unhurried'
import type { Host, HostLimits, HostOptions } from './types'
import { createSlotSource } from './widgets'

const defaultLimits: HostLimits = { entry: 6_000, app: 8_000, hung: 12_000, mount: 10_000 }

/**
 * Composes the page of the registry's remotes: single-spa mounts the owner of the current path into a place of its own inside
 * `host.element`. It knows no remote by name; a remote that fails shows the failure screen in its place and leaves the rest alone (DESIGN 3).
 */
export function createHost(options: HostOptions): Host {
  const { registry, services } = options
  const limits = { ...defaultLimits, ...options.limits }
  const runtime = createRuntime(options.shared, limits.entry)
  const state = createHostState()
  const inspector = createInspector(() => state.set({ ...state.get() }))
  const element = document.createElement('div')
  const wishedAt = new Map<string, number>()

  const match = (path = window.location.pathname): RouteMatch | undefined => matchRoute(registry, path, services.getArea())

  const place = (name: string): HTMLElement => {
    element.querySelector(`[data-remote="${name}"]`)?.remove()
    const fresh = document.createElement('div')
    fresh.dataset.remote = name
    element.append(fresh)
    return fresh
  }

  const retry = async (name: string): Promise<void> => {
    state.set({ match: match(), phase: 'loading' })
    await unloadApplication(name)
    await triggerAppChange()
  }

  const register = (name: string): void => {
    const remote = registry.remotes[name]!
    const load = () => {
      const current = match()
      wishedAt.set(name, performance.now())
      state.set({ match: current, phase: 'loading' })
      if (current?.remote === name) hintRoute(remote, current.route)
      return loadApplication({
        name,
        remote,
        runtime,
        limits,
        options,
        place: () => place(name),
        onRetry: () => void retry(name),
        onFailure(failure) {
          state.set({ match: match(), phase: 'failed', failure })
          inspector.failed(failure)
          options.onFailure?.(failure)
        },
        onMounted({ release, fallback }) {
          const from = wishedAt.get(name)
          wishedAt.delete(name)
          state.set({ match: match(), phase: 'ready' })
          // Later mounts of the same release load nothing.
          if (from !== undefined) {
            const channel = fallback ? 'live' : (remote.channel ?? 'live')
            const loaded = { remote: name, version: release.version, channel, ms: Math.round(performance.now() - from), fallback }
            inspector.loaded(loaded, release.entry)
            options.onLoaded?.(loaded)
          }
        },
      })
    }
    registerApplication({
      name,
      activeWhen: ({ pathname }) => match(pathname)?.remote === name,
      // Its own loading function answers at once: nobody waits for code that is slow in coming.
      app: (async () => unhurried(load)) as never,
    })
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
      setSlotSource(createSlotSource(options, runtime, limits))
      for (const name of Object.keys(registry.remotes)) register(name)
      window.addEventListener('single-spa:before-routing-event', follow)
      follow()
      start({ urlRerouteOnly: true })
    },
    async refresh() {
      await triggerAppChange()
    },
    prefetch(path) {
      const found = match(path)
      if (found) prefetchRoute(registry.remotes[found.remote]!, found.route)
    },
    inspect: inspector.inspect,
    async takeNewVersion() {},
    async lookForNewVersions() {},
    getState: state.get,
    subscribe: state.subscribe,
  }
}
