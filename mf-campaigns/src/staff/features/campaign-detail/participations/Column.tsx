import type { ReactNode } from 'react'
import type { DecisionState } from '@samspel/api'
import { useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { Button, Count, SkeletonList } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../../shared/components/CreatorParts'
import type { DecisionFilter } from '../../../../shared/data'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { decisionNames, messages } from './messages'

const emptyNames = {
  pending: messages.noneWaiting,
  approved: boardMessages.nobodyApproved,
  rejected: boardMessages.nobodyRejected,
} satisfies Record<DecisionState, object>

/** Cards of one state, with their own count and paging. */
export function Column({
  state,
  list,
  total,
  onClear,
  hasHeading,
  children,
}: {
  state: DecisionFilter
  list: PagedListView
  total: number
  onClear: (() => void) | undefined
  hasHeading: boolean
  children: ReactNode
}) {
  const t = useText()
  const isReady = list.status === 'ready' || list.status === 'refreshing'
  return (
    <section className={css.column} aria-label={t(decisionNames[state])}>
      {hasHeading && (
        <h2 className={css.columnHead}>
          {t(decisionNames[state])} <Count value={total} tone="quiet" />
        </h2>
      )}
      {list.status === 'loading' && <SkeletonList label={t(messages.loading)} />}
      {list.status === 'error' && <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />}
      {isReady && list.ids.length === 0 && (
        <div className={css.empty}>
          <p>{t(onClear ? boardMessages.noMatch : state === 'all' ? messages.none : emptyNames[state])}</p>
          {onClear && (
            <Button size="sm" onClick={onClear}>
              {t(boardMessages.clearFilter)}
            </Button>
          )}
        </div>
      )}
      <ul className={css.cards} aria-busy={list.status === 'refreshing' || undefined}>
        {children}
      </ul>
      <LoadMore list={list} />
    </section>
  )
}
