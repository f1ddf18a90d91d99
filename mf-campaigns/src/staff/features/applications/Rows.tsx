import { useEffect } from 'react'
import type { ApplicationSort } from '@samspel/api'
import { BudgetWarnings } from '@samspel/desk/budget'
import { useText } from '@samspel/i18n'
import { Button, EmptyState, LinkButton, Notice } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import css from './Applications.module.css'
import { feesOf } from './fees'
import { ApplicationTable, loadTable, SelectionBar, TableLoading } from './lazy-parts'
import { messages as m } from './messages'
import { storeWords } from './OfferLine'
import { profileMessages } from './profile-messages'
import type { ApplicationsDesk } from './use-applications-desk'
import { builtIn, type useView } from './use-view'

interface RowsProps {
  desk: ApplicationsDesk
  view: ReturnType<typeof useView>
  onSort: (sort: ApplicationSort) => void
  onOpen: (id: string) => void
}

/** The list of applications, its states, and the bar of those selected. */
export function Rows({ desk, view, onSort, onOpen }: RowsProps) {
  const t = useText()
  const { list, applications, selection, selected, open, crowd, fits } = desk
  const isFirst = list.status === 'loading'
  const crowdWords = ({ of, left, application: { store, campaign } }: NonNullable<typeof crowd>) =>
    of === 'stock' && store
      ? t(m.onlyFree, { left, store: storeWords(store) })
      : t(m.onlyLeft, { left, campaign: store ? storeWords(store) : campaign.name })
  // Loaded in parallel with the applications rather than after them.
  useEffect(() => void loadTable().catch(() => undefined), [])
  return (
    <div className={css.list}>
      {isFirst && <TableLoading />}
      {list.status === 'error' && <LoadError what={t(m.loadFailed)} error={list.error} onRetry={list.retry} />}
      {view.openId && !open && list.status === 'ready' && <Notice kind="info">{t(profileMessages.gone)}</Notice>}
      {applications.length > 0 && (
        <ApplicationTable
          applications={applications}
          openId={open?.id}
          selected={new Set(selection.ids)}
          obstacles={desk.obstacles}
          problems={desk.decisions.problems}
          sort={view.sort}
          onSort={onSort}
          onSelect={selection.toggle}
          onSelectAll={(isOn) => (isOn ? selection.all() : selection.clear())}
          onOpen={onOpen}
          onEnd={list.loadMore}
        />
      )}
      {applications.length === 0 && !isFirst && list.status !== 'error' && !list.hasMore && (
        <Nothing isNarrowed={view.isNarrowed} onReset={() => view.goTo(builtIn.all)} />
      )}
      {list.status === 'errorMore' && <LoadMore list={list} />}
      {selected.length > 0 && <BudgetWarnings fees={feesOf(selected)} />}
      {selected.length > 0 && (
        <SelectionBar
          selected={selected}
          obstacle={crowd && crowdWords(crowd)}
          money={desk.moneyOf(selected)}
          fits={fits.length}
          onFitting={() => selection.only(fits.map(({ id }) => id))}
          onApprove={() => desk.approve(selected)}
          onReject={() => desk.setRejecting(selected)}
          onAll={selection.all}
          onClear={selection.clear}
        />
      )}
    </div>
  )
}

function Nothing({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  const t = useText()
  if (isNarrowed)
    return (
      <EmptyState
        title={t(m.noHitsTitle)}
        text={t(m.noHitsText)}
        action={
          <Button variant="light" onClick={onReset}>
            {t(m.reset)}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={t(m.emptyTitle)}
      text={t(m.emptyText)}
      action={
        <LinkButton href="/creators" variant="main">
          {t(m.invite)}
        </LinkButton>
      }
    />
  )
}
