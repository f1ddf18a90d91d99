import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { cx, IconButton, TabPanel, Tabs } from '@samspel/ui'
import { OverridePanel } from '../overrides/OverridePanel'
import { useShell } from '../services/context'
import { BusTab } from './BusTab'
import css from './Debug.module.css'
import { FailuresTab } from './FailuresTab'
import { LoadedTab, SharedTab, SlotsTab } from './InspectionTabs'
import { messages as m } from './messages'
import { ResizeEdge } from './ResizeEdge'

type Tab = 'loaded' | 'shared' | 'bus' | 'slots' | 'overrides' | 'failures'

/** Largest share of the window’s height that the panel may take. */
const mostOf = 0.85
const least = 120

/** A drawer at the bottom that shows what runs in this page. The page above stays usable. */
export function DebugPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { host, registry } = useShell()
  const id = useId()
  const [tab, setTab] = useState<Tab>('loaded')
  const [height, setHeight] = useState(() => Math.round(Math.min(320, window.innerHeight * 0.5)))
  const [collapsed, setCollapsed] = useState(false)
  // The host makes a new snapshot for each change it announces.
  useSyncExternalStore(host.subscribe, host.getState)
  const inspection = host.inspect()

  // The end of the page must stay reachable above the drawer.
  const covered = collapsed ? 52 : height
  useEffect(() => {
    document.body.style.paddingBottom = `${covered}px`
    return () => {
      document.body.style.paddingBottom = ''
    }
  }, [covered])

  const resize = (next: number) => setHeight(Math.round(Math.min(Math.max(next, least), window.innerHeight * mostOf)))
  const choose = (next: Tab) => {
    setTab(next)
    setCollapsed(false)
  }
  const tabs = [
    { value: 'loaded', label: t(m.loaded), count: inspection.loads.length },
    { value: 'shared', label: t(m.shared) },
    { value: 'bus', label: t(m.bus) },
    { value: 'slots', label: t(m.slots) },
    { value: 'overrides', label: t(m.overrides) },
    { value: 'failures', label: t(m.failures), count: inspection.failures.length || undefined },
  ] as const

  return (
    <section className={css.panel} aria-label={t(m.title)} style={{ height: collapsed ? undefined : height }}>
      {!collapsed && (
        <ResizeEdge
          label={t(m.resize)}
          height={height}
          least={least}
          most={Math.round(window.innerHeight * mostOf)}
          onResize={resize}
        />
      )}
      <div className={css.head}>
        <Tabs id={id} label={t(m.title)} items={tabs} value={tab} onChange={choose} className={css.tabs!} />
        <IconButton
          size="sm"
          icon={collapsed ? 'chevron-up' : 'chevron-down'}
          label={t(collapsed ? m.expand : m.collapse)}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        />
        <IconButton size="sm" icon="x" label={t(m.close)} onClick={onClose} />
      </div>
      <div className={cx(css.body, collapsed && css.hidden)} tabIndex={-1}>
        <TabPanel id={id} value="loaded" current={tab}>
          <LoadedTab loads={inspection.loads} widgets={inspection.widgets} registry={registry} />
        </TabPanel>
        <TabPanel id={id} value="shared" current={tab}>
          <SharedTab shared={inspection.shared} />
        </TabPanel>
        <TabPanel id={id} value="bus" current={tab}>
          <BusTab />
        </TabPanel>
        <TabPanel id={id} value="slots" current={tab}>
          <SlotsTab widgets={inspection.widgets} registry={registry} />
        </TabPanel>
        <TabPanel id={id} value="overrides" current={tab}>
          <OverridePanel />
        </TabPanel>
        <TabPanel id={id} value="failures" current={tab}>
          <FailuresTab failures={inspection.failures} />
        </TabPanel>
      </div>
    </section>
  )
}
