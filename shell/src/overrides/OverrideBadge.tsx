import { useState } from 'react'
import type { Translate } from '@samspel/i18n'
import { useText } from '@samspel/i18n'
import { cx, Icon, Modal, VisuallyHidden } from '@samspel/ui'
import { useShell } from '../services/context'
import { fromOf, inForceOf } from './address'
import type { Build } from './live-reload'
import { useLiveReload } from './live-reload'
import { messages as m } from './messages'
import type { Mounted } from './mounted'
import { useMounted } from './mounted'
import { OverridePanel } from './OverridePanel'
import css from './Overrides.module.css'

export const badgeText = (t: Translate, mounted: readonly Mounted[], build: Build | undefined): string => {
  if (build) return t(build.state === 'failed' ? m.buildFailed : m.reloading, { name: build.name })
  const [first] = mounted
  if (!first) return t(m.refusedBadge)
  const failed = mounted.filter(({ state }) => state === 'failed')
  const [broken] = failed
  if (mounted.length > 1 && failed.length > 1)
    return t(m.severalFailed, { count: mounted.length, failed: failed.length })
  if (broken) return t(m.failed, { name: broken.override.name, from: fromOf(broken.override) })
  return mounted.length === 1
    ? t(m.one, { name: first.override.name, from: fromOf(first.override) })
    : t(m.several, { count: mounted.length })
}

/** A badge in the corner that says what this page runs of its overrides, and opens their list. */
export function OverrideBadge() {
  const t = useText()
  const { config, refused } = useShell()
  const [open, setOpen] = useState(false)
  const active = config.overrides?.active ?? []
  const mounted = useMounted(inForceOf(active, refused))
  const build = useLiveReload(active, (name) =>
    mounted.some(({ override, state }) => override.name === name && state === 'failed'),
  )
  const text = badgeText(t, mounted, build)
  const isBroken = mounted.some(({ state }) => state === 'failed')
  const wrong = build?.state === 'failed' || refused.length > 0 || isBroken
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
      <span role="status">{(build || isBroken) && <VisuallyHidden>{text}</VisuallyHidden>}</span>
      <Modal open={open} onClose={() => setOpen(false)} title={t(m.title)}>
        {build?.problems && <pre className={css.problems}>{build.problems}</pre>}
        <OverridePanel />
      </Modal>
    </>
  )
}
