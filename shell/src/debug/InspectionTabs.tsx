import type { InspectedLoad, Inspection } from '@samspel/federation/host'
import type { Registry } from '@samspel/federation/registry'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Grid } from './Grid'
import { messages as m } from './messages'

/** Every remote in the registry: what this page loaded of it, from where, and how long that took. */
export function LoadedTab({
  loads,
  widgets,
  registry,
}: {
  loads: readonly InspectedLoad[]
  widgets: Inspection['widgets']
  registry: Registry
}) {
  const t = useText()
  const f = useFormats()
  const rows = Object.entries(registry.remotes).map(([name, remote]) => {
    const load = loads.find((one) => one.remote === name)
    const hasWidget = widgets.some((one) => one.remote === name && one.state === 'ready')
    if (!load)
      return [name, remote.version, remote.channel ?? 'live', t(hasWidget ? m.widgetsOnly : m.notLoaded), '', '']
    return [
      name,
      load.fallback ? t(m.fallback, { version: load.version }) : load.version,
      load.channel,
      load.origin,
      String(Math.round(load.ms)),
      f.time(load.at),
    ]
  })
  const shell = ['shell', registry.shell?.version ?? '', 'live', window.location.origin, '', '']
  return (
    <Grid
      label={t(m.loaded)}
      heads={[t(m.remote), t(m.version), t(m.channel), t(m.origin), t(m.ms), t(m.at)]}
      rows={[shell, ...rows]}
    />
  )
}

/** The libraries that the shell shares with all remotes. */
export function SharedTab({ shared }: { shared: Inspection['shared'] }) {
  const t = useText()
  return (
    <Grid
      label={t(m.shared)}
      heads={[t(m.library), t(m.version)]}
      rows={shared.map(({ name, version }) => [name, version])}
      empty={t(m.noShared)}
    />
  )
}

/** Widgets of all remotes by slot, including slots that are not on this page. */
export function SlotsTab({ widgets, registry }: { widgets: Inspection['widgets']; registry: Registry }) {
  const t = useText()
  const rows = Object.entries(registry.remotes).flatMap(([remote, { slots }]) =>
    (slots ?? []).map(({ slot, expose }) => {
      const asked = widgets.find((one) => one.slot === slot && one.remote === remote && one.expose === expose)
      return [slot, `${remote} ${expose}`, t(asked ? m[asked.state] : m.unasked)]
    }),
  )
  return (
    <Grid
      label={t(m.slots)}
      heads={[t(m.slot), t(m.widget), t(commonMessages.state)]}
      rows={rows}
      empty={t(m.noWidgets)}
    />
  )
}
