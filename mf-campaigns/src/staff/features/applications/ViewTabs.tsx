import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Menu, Tabs, TextButton } from '@samspel/ui'
import { viewMessages as m } from '../../components/saved-views/messages'
import { mostViews, SaveViewDialog, useSavedViews } from '../../components/saved-views/use-saved-views'
import css from './Applications.module.css'
import type { ApplicationsOverview } from './data'
import { builtIn } from './use-view'

interface ViewTabsProps {
  /** The current view, as text from the address. */
  current: string
  overview: ApplicationsOverview | undefined
  onGo: (view: string) => void
}

/** Views as tabs: the built-in ones, then the user's own. Filters that match no view can be saved as one. */
export function ViewTabs({ current, overview, onGo }: ViewTabsProps) {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  const { saved, own, isFull, hasFailed, retry, refresh, remove } = useSavedViews('applications', current)
  const counts = overview?.counts
  const known = [
    { value: builtIn.all as string, label: t(commonMessages.waiting), count: counts?.all },
    { value: builtIn.due as string, label: t(m.due), count: counts?.dueToday },
    { value: builtIn.met as string, label: t(m.met), count: counts?.demandsMet },
    ...saved.map(({ query, name }) => ({ value: query, label: name })),
  ]
  const isKnown = known.some(({ value }) => value === current)
  const leave = async (view: { id: string; name: string }) => {
    if (await remove(view)) onGo(builtIn.all)
  }
  return (
    <div className={css.views}>
      <Tabs
        label={t(m.views)}
        value={current}
        onChange={onGo}
        items={isKnown ? known : [...known, { value: current, label: t(m.unnamed) }]}
      />
      {!isKnown && (
        <Button
          size="sm"
          variant="quiet"
          icon="plus"
          onClick={() => setSaving(true)}
          disabledReason={isFull ? t(m.viewFull, { most: mostViews }) : undefined}
        >
          {t(m.saveView)}
        </Button>
      )}
      {own && (
        <Menu
          label={t(m.viewMenu)}
          items={[{ label: t(m.removeView), icon: 'trash', onClick: () => void leave(own) }]}
        />
      )}
      {hasFailed && (
        <span className={css.quiet}>
          {t(m.viewsFailed)} <TextButton onClick={retry}>{t(commonMessages.retry)}</TextButton>
        </span>
      )}
      {isSaving && (
        <SaveViewDialog screen="applications" query={current} onSaved={refresh} onClose={() => setSaving(false)} />
      )}
    </div>
  )
}
