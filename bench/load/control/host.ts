/* eslint-disable import-x/no-relative-packages -- the control is the product's own code, put together in another way */
import { remotes as table } from 'samspel-control-remotes'
import { hintRoute, prefetchRoute } from '../../../shared/federation/src/host/hints'
import { createHostState } from '../../../shared/federation/src/host/state'
import type { Host, HostOptions } from '../../../shared/federation/src/host/types'
import { matchRoute } from '../../../shared/federation/src/registry/match'
import type { RemoteApp } from '../../../shared/federation/src/remote/definition'
import { setPageContext } from '../../../shared/federation/src/remote/page-context'
import type { RemoteProps } from '../../../shared/federation/src/remote/services'
import type { SlotSource, SlotWidget } from '../../../shared/federation/src/slots/source'
import { setSlotSource } from '../../../shared/federation/src/slots/source'
import { watchAddress } from './address'

export { findRegistry } from '../../../shared/federation/src/host/kept-registry'
export { askRegistry } from '../../../shared/federation/src/host/page-registry'
export { admitRelease, guardScripts } from '../../../shared/federation/src/host/trusted-scripts'

interface ControlRemote {
  app(): Promise<{ default: RemoteApp }>
  widgets: Record<string, SlotWidgetLoader>
}
type SlotWidgetLoader = () => Promise<{ default: Awaited<ReturnType<SlotWidget['load']>> }>

const remotes = table as Record<string, ControlRemote>

/**
 * The control's host: the same interface, but remotes are chunks of the same build, loaded by
 * `import()`. No retries, fallbacks or timeouts.
 */
export function createHost({ registry, services, NotFoundScreen, onLoaded }: HostOptions): Host {
  const state = createHostState()
  const element = document.createElement('div')
  const apps = new Map<string, Promise<RemoteApp>>()
  let shown: { name: string; leave(): Promise<unknown> } | undefined
  let turns = Promise.resolve()
  let first = true

  const match = (path = window.location.pathname) => matchRoute(registry, path, services.getArea())
  const appOf = (name: string) => {
    const known = apps.get(name)
    if (known) return known
    const loading = remotes[name]!.app().then(({ default: app }) => app)
    apps.set(name, loading)
    return loading
  }

  const propsOf = (name: string, domElement: HTMLElement): RemoteProps => ({
    name,
    version: '0',
    domElement,
    services,
    report: (failure) => console.error(failure),
  })

  const follow = async (): Promise<void> => {
    const wanted = match()
    if (wanted?.remote === shown?.name) return
    const since = performance.now()
    await shown?.leave()
    shown = undefined
    state.set({ match: wanted, phase: wanted ? 'loading' : 'idle' })
    if (!wanted) return
    const { remote: name, route } = wanted
    // The page already loaded the chunks of its first route.
    if (!first) hintRoute(registry.remotes[name]!, route)
    first = false
    const app = await appOf(name)
    const place = document.createElement('div')
    place.dataset.remote = name
    const props = propsOf(name, place)
    await app.bootstrap(props)
    if (match()?.remote !== name) return follow()
    element.append(place)
    shown = { name, leave: () => app.unmount(props).then(() => place.remove()) }
    await app.mount(props)
    state.set({ match: match(), phase: 'ready' })
    onLoaded?.({
      remote: name,
      version: '0',
      channel: 'live',
      ms: Math.round(performance.now() - since),
      fallback: false,
    })
  }
  const inTurn = () => (turns = turns.then(follow))

  const slots: SlotSource = {
    widgetsOf: (slot) =>
      Object.entries(registry.remotes).flatMap(([remote, release]) =>
        release.slots
          .filter((entry) => entry.slot === slot && (!entry.areas || entry.areas.includes(services.getArea())))
          .map((entry) => ({
            id: `${remote}/${entry.expose}`,
            remote,
            version: '0',
            async load() {
              ;(await appOf(remote)).start(services)
              return (await remotes[remote]!.widgets[entry.expose]!()).default
            },
          })),
      ),
    report: (_widget, error) => console.error(error),
  }

  return {
    element,
    match,
    start() {
      setPageContext({ owner: () => match()?.remote, NotFoundScreen })
      setSlotSource(slots)
      watchAddress(() => void inTurn())
      void inTurn()
    },
    refresh: inTurn,
    prefetch(path) {
      const found = match(path)
      if (found && shown?.name !== found.remote) prefetchRoute(registry.remotes[found.remote]!, found.route)
    },
    retry: async () => {},
    inspect: () => ({ loads: [], shared: [], widgets: [], failures: [] }),
    takeNewVersion: async () => {},
    lookForNewVersions: async () => {},
    getState: state.get,
    subscribe: state.subscribe,
  }
}
