import type { ReactNode } from 'react'
import type { DecisionState } from '@samspel/api'
import { useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { Button, Count, cx, SkeletonList } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../../shared/components/CreatorParts'
import type { DecisionFilter } from '../../../../shared/data'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import rows from './CreatorRow.module.css'
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
  head,
  children,
}: {
  state: DecisionFilter
  list: PagedListView
  total: number
  onClear: (() => void) | undefined
  hasHeading: boolean
  /** The names of the columns where the cards are rows. */
  head?: ReactNode
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
      {head === undefined ? (
        <ul className={css.cards} aria-busy={list.status === 'refreshing' || undefined}>
          {children}
        </ul>
      ) : (
        list.ids.length > 0 && (
          <div className={cx(rows.rows, state === 'pending' && rows.waiting)}>
            {head}
            <ul className={rows.list} aria-busy={list.status === 'refreshing' || undefined}>
              {children}
            </ul>
          </div>
        )
      )}
      <LoadMore list={list} />
    </section>
  )
}
