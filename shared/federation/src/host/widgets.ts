import type { ComponentType } from 'react'
import type { Registry } from '../registry/types'
import { toFailure } from '../remote/failure'
import type { RemoteApp } from '../remote/definition'
import type { SlotSource, SlotWidget } from '../slots/source'
import { withinTime } from './errors'
import type { HostLimits, HostOptions } from './types'
import type { Runtime } from './runtime'

type Loaded = { default?: ComponentType<Record<string, unknown>> }

/** Finds and loads the widgets that the registry's remotes offer for slots. */
export function createSlotSource(options: HostOptions, runtime: Runtime, limits: HostLimits): SlotSource {
  const { registry, services } = options
  const widgets = new Map<string, SlotWidget>()

  const widgetFor = (remote: string, expose: string): SlotWidget => {
    const id = `${remote}/${expose}`
    const known = widgets.get(id)
    if (known) return known
    const release = registry.remotes[remote]!
    let loading: Promise<ComponentType<Record<string, unknown>>> | undefined
    const load = async () => {
      // The remote's reducers and sagas must stand before one of its widgets asks for them.
      const { default: app } = (await runtime.load(release, './app')) as { default: RemoteApp }
      app.start(services)
      const widget = ((await runtime.load(release, expose)) as Loaded).default
      if (!widget) throw new Error(`${id} has no default export`)
      return widget
    }
    const widget: SlotWidget = {
      id,
      remote,
      version: release.version,
      load() {
        loading ??= withinTime(load(), limits.app, id).catch((error: unknown) => {
          loading = undefined
          throw error
        })
        return loading
      },
    }
    widgets.set(id, widget)
    return widget
  }

  return {
    widgetsOf(slot) {
      const area = services.getArea()
      return entriesOf(registry, slot)
        .filter(({ entry }) => !entry.areas || entry.areas.includes(area))
        .sort((a, b) => (a.entry.order ?? 0) - (b.entry.order ?? 0))
        .map(({ remote, entry }) => widgetFor(remote, entry.expose))
    },
    report({ remote, version }, error) {
      options.onFailure?.(toFailure(remote, version, 'widget', error))
    },
  }
}

const entriesOf = (registry: Registry, slot: string) =>
  Object.entries(registry.remotes).flatMap(([remote, { slots }]) =>
    slots.filter((entry) => entry.slot === slot).map((entry) => ({ remote, entry })),
  )

