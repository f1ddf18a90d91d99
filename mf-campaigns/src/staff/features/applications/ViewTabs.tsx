import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Menu, notify, Tabs, TextButton } from '@samspel/ui'
import css from './Applications.module.css'
import type { ApplicationsOverview } from './data'
import { builtIn } from './use-view'
import { viewMessages as m } from './view-messages'

const SaveViewDialog = lazyDialog(() =>
  import(/* webpackChunkName: "save-view" */ './SaveViewDialog').then((module) => module.SaveViewDialog),
)
const listSavedViews = apiAction('listSavedViews')
const deleteSavedView = apiAction('deleteSavedView')

/** As many as the server keeps of one screen. */
const mostViews = 20

interface ViewTabsProps {
  /** The view that is shown, as the address has it. */
  current: string
  overview: ApplicationsOverview | undefined
  onGo: (view: string) => void
}

/** Views as tabs: those that are built in, then the own ones; filters that no view has can be saved as one. */
export function ViewTabs({ current, overview, onGo }: ViewTabsProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isSaving, setSaving] = useState(false)
  const { result, status, retry } = useQuery(listSavedViews({ query: { screen: 'applications' } }))
  const saved = result?.savedViews ?? []
  const counts = overview?.counts
  const known = [
    { value: builtIn.all as string, label: t(m.all), count: counts?.all },
    { value: builtIn.due as string, label: t(m.due), count: counts?.dueToday },
    { value: builtIn.met as string, label: t(m.met), count: counts?.demandsMet },
    ...saved.map(({ query, name }) => ({ value: query, label: name })),
  ]
  const isKnown = known.some(({ value }) => value === current)
  const own = saved.find(({ query }) => query === current)
  const refresh = () => dispatch(queryActions.invalidated({ prefix: 'listSavedViews' }))
  const remove = async ({ id, name }: { id: string; name: string }) => {
    const outcome = await dispatch(deleteSavedView({ params: { id } }))
    notify(
      outcome.ok
        ? { kind: 'info', message: t(m.viewRemoved, { name }) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    refresh()
    if (outcome.ok) onGo(builtIn.all)
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
          disabledReason={saved.length >= mostViews ? t(m.viewFull, { most: mostViews }) : undefined}
        >
          {t(m.saveView)}
        </Button>
      )}
      {own && (
        <Menu
          label={t(m.viewMenu)}
          items={[{ label: t(m.removeView), icon: 'trash', onClick: () => void remove(own) }]}
        />
      )}
      {status === 'error' && (
        <span className={css.quiet}>
          {t(m.viewsFailed)} <TextButton onClick={retry}>{t(m.retry)}</TextButton>
        </span>
      )}
      {isSaving && <SaveViewDialog query={current} onSaved={refresh} onClose={() => setSaving(false)} />}
    </div>
  )
}
