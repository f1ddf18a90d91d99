import { useId, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, CheckboxField, SearchField, SegmentedControl, SelectField } from '@samspel/ui'
import { staffWords } from '../../../components/words'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { type BoardFilter, type Order, orders } from './use-board-filter'

export type BoardView = 'board' | 'list'

const orderNames = {
  '-createdAt': boardMessages.newest,
  createdAt: boardMessages.oldest,
  '-followers': staffWords.mostFollowers,
  '-engagement': boardMessages.mostEngagement,
} as const

/** Search, order and filters of the board; on desktop with a switch between board and list, on phones behind a button. */
export function BoardToolbar({
  board: { filter, typed, type, order, setOrder, setStarred, setProblem },
  view,
  onView,
}: {
  board: BoardFilter
  view: BoardView
  onView?: (view: BoardView) => void
}) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const inUse = [order !== '-createdAt', filter.shortlisted, filter.deliveryProblem].filter(Boolean).length
  const isFolded = !onView && !isOpen
  return (
    <div className={css.toolbar}>
      <SearchField label={t(boardMessages.search)} value={typed} onChange={type} className={css.search} />
      {!onView && (
        <Button
          icon="adjustments-horizontal"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(boardMessages.filters, { n: inUse })}
        </Button>
      )}
      <div id={id} className={css.filters} hidden={isFolded}>
        <SelectField<Order>
          hideLabel
          label={t(staffWords.order)}
          value={order}
          onChange={(next) => setOrder(next ?? '-createdAt')}
          options={orders.map((value) => ({ value, label: t(orderNames[value]) }))}
        />
        <CheckboxField
          label={t(boardMessages.shortlistedOnly)}
          value={filter.shortlisted ?? false}
          onChange={setStarred}
        />
        <CheckboxField
          label={t(boardMessages.problemsOnly)}
          value={filter.deliveryProblem ?? false}
          onChange={setProblem}
        />
      </div>
      {onView && (
        <SegmentedControl<BoardView>
          size="sm"
          label={t(commonMessages.showAs)}
          value={view}
          onChange={onView}
          className={css.views}
          options={[
            { value: 'board', label: t(boardMessages.board), icon: 'layout-board-split' },
            { value: 'list', label: t(staffWords.list), icon: 'list' },
          ]}
        />
      )}
    </div>
  )
}
