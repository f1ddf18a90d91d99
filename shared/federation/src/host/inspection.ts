import type { RemoteFailure } from '../remote/failure'
import { sharedVersions } from './shared-versions'
import type { InspectedLoad, InspectedWidget, Inspection, RemoteLoaded } from './types'

const MOST_FAILURES = 50

/** Notes what happens in the page, for {@link Inspection}. */
export interface Inspector {
  loaded(load: RemoteLoaded, entry: string): void
  failed(failure: RemoteFailure): void
  widget(widget: InspectedWidget): void
  inspect(): Inspection
}

/** @param changed called after each note */
export function createInspector(changed: () => void): Inspector {
  const loads = new Map<string, InspectedLoad>()
  const widgets = new Map<string, InspectedWidget>()
  let failures: readonly RemoteFailure[] = []
  return {
    loaded(load, entry) {
      const { origin } = new URL(entry, document.baseURI)
      loads.set(load.remote, { ...load, origin, at: new Date().toISOString() })
      changed()
    },
    failed(failure) {
      failures = [...failures, failure].slice(-MOST_FAILURES)
      changed()
    },
    widget(widget) {
      widgets.set(`${widget.slot} ${widget.remote} ${widget.expose}`, widget)
      changed()
    },
    inspect: () => ({
      loads: [...loads.values()],
      shared: Object.entries(sharedVersions()).map(([name, version]) => ({ name, version })),
      widgets: [...widgets.values()],
      failures,
    }),
  }
}
