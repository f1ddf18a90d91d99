import type { ApplicationSort } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import { staffWords } from '../../components/words'
import css from './ApplicationTable.module.css'
import { messages as m } from './messages'

/** Sort orders for the first and second click on a column. */
const orders = {
  creator: ['creator', 'creator'],
  campaign: ['campaign', 'campaign'],
  followers: ['-followers', 'followers'],
  fee: ['fee', '-fee'],
  answerBy: ['answerBy', '-answerBy'],
} as const satisfies Record<string, readonly [ApplicationSort, ApplicationSort]>

const columns = [
  { key: 'person', header: commonMessages.creator, order: orders.creator },
  { key: 'campaign', header: commonMessages.offer, order: orders.campaign },
  { key: 'followers', header: m.audience, order: orders.followers },
  { key: 'demands', header: staffWords.requirements, order: undefined },
  { key: 'reserves', header: m.reserves, order: orders.fee },
  { key: 'due', header: m.answerBy, order: orders.answerBy },
] as const

interface ApplicationHeadProps {
  /** How many rows can be selected, and how many are. */
  selectable: number
  selected: number
  sort: ApplicationSort
  onSort: (sort: ApplicationSort) => void
  onSelectAll: (isOn: boolean) => void
}

/** The head of the table: selects all that can be, and sorts. */
export function ApplicationHead({ selectable, selected, sort, onSort, onSelectAll }: ApplicationHeadProps) {
  const t = useText()
  const isEverySelected = selectable > 0 && selected === selectable
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={css.head}>
        <span role="columnheader" className={css.check}>
          <input
            type="checkbox"
            aria-label={t(m.selectAll)}
            checked={isEverySelected}
            disabled={selectable === 0}
            ref={(box) => {
              if (box) box.indeterminate = selected > 0 && !isEverySelected
            }}
            onChange={() => onSelectAll(!isEverySelected)}
          />
        </span>
        {columns.map(({ key, header, order }) => {
          const at = order ? (order as readonly string[]).indexOf(sort) : -1
          const isFalling = sort.startsWith('-')
          return (
            <span
              key={key}
              role="columnheader"
              aria-sort={at < 0 ? undefined : isFalling ? 'descending' : 'ascending'}
              className={cx(css[key], ['followers', 'reserves'].includes(key) && css.number)}
            >
              {order ? (
                <button
                  type="button"
                  className={cx(css.sort, at >= 0 && css.sorted)}
                  onClick={() => onSort(order[at === 0 ? 1 : 0])}
                >
                  {t(header)}
                  {at >= 0 && <span aria-hidden="true">{isFalling ? ' ↓' : ' ↑'}</span>}
                </button>
              ) : (
                t(header)
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
