import { useState } from 'react'
import type { Override } from '@samspel/federation/registry'
import type { Translate } from '@samspel/i18n'
import { useText } from '@samspel/i18n'
import { cx, Icon, Modal, VisuallyHidden } from '@samspel/ui'
import { useShell } from '../services/context'
import { fromOf, inForceOf } from './address'
import type { Build } from './live-reload'
import { useLiveReload } from './live-reload'
import { messages as m } from './messages'
import { OverridePanel } from './OverridePanel'
import css from './Overrides.module.css'

export const badgeText = (t: Translate, active: readonly Override[], build: Build | undefined): string => {
  if (build) return t(build.state === 'failed' ? m.buildFailed : m.reloading, { name: build.name })
  const [first] = active
  if (!first) return t(m.refusedBadge)
  return active.length === 1
    ? t(m.one, { name: first.name, from: fromOf(first) })
    : t(m.several, { count: active.length })
}

/** A badge in the corner that warns that this page has overrides, and opens their list. */
export function OverrideBadge() {
  const t = useText()
  const { config, refused } = useShell()
  const [open, setOpen] = useState(false)
  const active = config.overrides?.active ?? []
  const build = useLiveReload(active)
  const text = badgeText(t, inForceOf(active, refused), build)
  const wrong = build?.state === 'failed' || refused.length > 0
  return (
    <>
      <button
        type="button"
        className={cx(css.badge, wrong && css.wrong)}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <Icon name={build?.state === 'reloading' ? 'refresh' : wrong ? 'alert-triangle' : 'versions'} size={16} />
        <span>{text}</span>
      </button>
      <span role="status">{build && <VisuallyHidden>{text}</VisuallyHidden>}</span>
      <Modal open={open} onClose={() => setOpen(false)} title={t(m.title)}>
        {build?.problems && <pre className={css.problems}>{build.problems}</pre>}
        <OverridePanel />
      </Modal>
    </>
  )
}
