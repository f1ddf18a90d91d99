import type { ComponentType } from 'react'
import type { Registry, RemoteRelease } from '../registry/types'
import type { RemoteApp } from '../remote/definition'
import { isLoadError, toFailure } from '../remote/failure'
import type { SlotSource, SlotWidget } from '../slots/source'
import { withinTime } from './errors'
import type { Inspector } from './inspection'
import { unmetNeed } from './needs'
import type { Releases } from './releases'
import type { Reports } from './reports'
import type { Runtime } from './runtime'
import type { HostLimits, HostOptions } from './types'

type Component = ComponentType<Record<string, unknown>>

/** The widgets of the page, and the way to tell which release of a remote they come from. */
export interface WidgetSource extends SlotSource {
  /** From now on the remote's widgets come from this release: one page runs one release of a remote. */
  choose(remote: string, release: RemoteRelease): void
  /** A remote has another release. */
  refresh(): void
  /** The session has changed: other widgets may be for it. */
  again(): void
  /** Lets those of the remote's widgets that failed be asked for again, each in a place of its own. */
  renew(remote: string): void
}

interface WidgetsOptions {
  options: HostOptions
  runtime: Runtime
  limits: HostLimits
  provided: Record<string, string>
  releases: Releases
  /** The registry without what is off for the company of the session. */
  open(): Registry
  inspector: Inspector
  reports: Reports
  /** Code of the remote runs. */
  onUsed(remote: string): void
}

/** Finds and loads the widgets that the registry's remotes offer for slots. */
export function createSlotSource({
  options,
  runtime,
  limits,
  provided,
  releases,
  open,
  inspector,
  reports,
  onUsed,
}: WidgetsOptions): WidgetSource {
  const { services } = options
  const widgets = new Map<string, SlotWidget>()
  /** Those that failed, by their id; and how often each was renewed. */
  const failed = new Set<string>()
  const renewals = new Map<string, number>()
  const chosen = new Map<string, RemoteRelease>()
  const listeners = new Set<() => void>()

  const loadFrom = async (release: RemoteRelease, remote: string, expose: string): Promise<Component> => {
    const unmet = unmetNeed(release, provided)
    if (unmet) throw new Error(unmet)
    // The remote's reducers and sagas must stand before one of its widgets asks for them.
    const { default: app } = (await runtime.load(release, './app')) as { default: RemoteApp }
    app.start(services, (error) => reports.failed(toFailure(remote, release.version, 'start', error)))
    const widget = ((await runtime.load(release, expose)) as { default?: Component }).default
    if (!widget) throw new Error(`${remote}/${expose} has no default export`)
    onUsed(remote)
    return widget
  }

  const widgetFor = (slot: string, remote: string, expose: string, release: RemoteRelease): SlotWidget => {
    const name = `${remote}/${release.version}/${expose}`
    const times = renewals.get(name)
    const id = times ? `${name} ${times}` : name
    const known = widgets.get(id)
    if (known) return known
    const note = (state: 'waiting' | 'ready' | 'failed') => inspector.widget({ slot, remote, expose, state })
    let loading: Promise<Component> | undefined

    const load = async (): Promise<Component> => {
      try {
        return await withinTime(loadFrom(release, remote, expose), limits.app, id)
      } catch (error) {
        const { previous, channel } = releases.of(remote)
        // A build under test shows its own fault.
        if (channel === 'override' || !previous || previous.global === release.global) throw error
        const component = await withinTime(loadFrom(previous, remote, expose), limits.app, id).catch(() => {
          throw error
        })
        reports.failed({
          ...toFailure(remote, release.version, isLoadError(error) ? 'entry' : 'widget', error),
          fallback: true,
        })
        return component
      }
    }
    const widget: SlotWidget = {
      id,
      remote,
      version: release.version,
      load() {
        if (!loading) note('waiting')
        loading ??= load().then(
          (component) => {
            note('ready')
            return component
          },
          (error: unknown) => {
            loading = undefined
            throw error
          },
        )
        return loading
      },
      failed() {
        failed.add(name)
        note('failed')
      },
    }
    widgets.set(id, widget)
    return widget
  }

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  return {
    widgetsOf(slot) {
      const area = services.getArea()
      return entriesOf(open(), chosen, slot)
        .filter(({ entry }) => !entry.areas || entry.areas.includes(area))
        .sort((a, b) => (a.entry.order ?? 0) - (b.entry.order ?? 0))
        .map(({ remote, entry, release }) => widgetFor(slot, remote, entry.expose, release))
    },
    report(widget, error) {
      widget.failed?.()
      reports.failed(toFailure(widget.remote, widget.version, 'widget', error))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(remote, release) {
      const before = chosen.get(remote) ?? releases.of(remote)
      chosen.set(remote, release)
      if (before.global !== release.global) tell()
    },
    refresh() {
      chosen.clear()
      tell()
    },
    again: tell,
    renew(remote) {
      const own = [...failed].filter((name) => name.startsWith(`${remote}/`))
      for (const name of own) {
        failed.delete(name)
        renewals.set(name, (renewals.get(name) ?? 0) + 1)
      }
      if (own.length > 0) tell()
    },
  }
}

const entriesOf = (registry: Registry, chosen: Map<string, RemoteRelease>, slot: string) =>
  Object.entries(registry.remotes).flatMap(([remote, live]) => {
    const release = chosen.get(remote) ?? live
    return live.slots.filter((entry) => entry.slot === slot).map((entry) => ({ remote, entry, release }))
  })
