import { type MouseEvent, useEffect, useState } from 'react'
import type { CreatorFinding, Instagramer } from '@samspel/api'
import { cx, useIsMobile, VisuallyHidden } from '@samspel/ui'
import { useWindowRows } from '../use-window-rows'
import css from './CreatorGrid.module.css'
import { CreatorRow, type RowLabels } from './CreatorRow'
import type { GridColumn, GridMode } from './grid-types'
import { useGridKeys } from './use-grid-keys'

/** Height of a row, and of a card on phones including its gap, px; must match the stylesheet. */
const rowHeight = 64
const cardHeight = 152
/** What reasons over two lines add to a card. */
const reasonsHeight = 16

export interface CreatorGridProps {
  /** Label of the grid for screen readers. */
  label: string
  /** Total number of rows, including those not loaded yet. */
  total: number
  loaded: number
  creatorAt: (row: number) => Instagramer | undefined
  findings?: Readonly<Record<string, CreatorFinding>>
  mode: GridMode
  /** Said beside a name, and whether the row cannot be selected. */
  noteOf?: (id: string) => { words: string; isClosed: boolean } | undefined
  isFailed?: boolean
  columns: readonly GridColumn[]
  words: RowLabels
  selectLabel: string
  selected: ReadonlySet<string>
  /** With the range: all rows from the one selected last. */
  onSelect: (row: number, withRange: boolean) => void
  onOpen: (id: string) => void
  onVisible?: (first: number, last: number) => void
}

const numbers = new Set(['followers', 'engagement', 'reach', 'rating'])

/** A virtualised grid of any number of creators (ARIA grid with a single tab stop). */
export function CreatorGrid({
  label,
  total,
  loaded,
  creatorAt,
  findings = {},
  mode,
  noteOf,
  isFailed = false,
  columns,
  words,
  selectLabel,
  selected,
  onSelect,
  onOpen,
  onVisible,
}: CreatorGridProps) {
  const size = useIsMobile() ? cardHeight + (mode.fit ? reasonsHeight : 0) : rowHeight
  const [active, setActive] = useState(0)
  const activeRow = Math.min(active, Math.max(0, total - 1))
  const { body, height, rows, first, last, scrollTo } = useWindowRows({ count: total, size, kept: activeRow })
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])

  const keys = useGridKeys({
    total,
    loaded,
    active: activeRow,
    body,
    rowsOnScreen: Math.max(1, last - first - 1),
    move: (row) => {
      setActive(row)
      scrollTo(row)
    },
    onSelect,
    open: (row) => {
      const creator = creatorAt(row)
      if (creator) onOpen(creator.id)
    },
  })

  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
    if (Number.isNaN(row)) return
    setActive(row)
    const act = target.closest<HTMLElement>('[data-act]')?.dataset.act
    if (act === 'select') onSelect(row, event.shiftKey)
    if (act !== 'open' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    keys.open(row)
  }

  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      className={css.grid}
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={css.head}>
          <span role="columnheader" className={css.check}>
            <VisuallyHidden>{selectLabel}</VisuallyHidden>
          </span>
          {columns.map(({ key, header, sorted, onSort }) => (
            <span
              key={key}
              role="columnheader"
              aria-sort={sorted}
              className={cx(css[key], key === 'categories' && mode.fit && css.fit, numbers.has(key) && css.number)}
            >
              {onSort ? (
                <button type="button" className={cx(css.sort, sorted && css.sorted)} onClick={onSort}>
                  {header}
                </button>
              ) : (
                header
              )}
            </span>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        ref={body}
        className={css.body}
        style={{ height }}
        onKeyDown={keys.onKeyDown}
        onClick={click}
      >
        {rows.map(({ index, top }) => {
          const creator = creatorAt(index)
          const note = creator && noteOf?.(creator.id)
          return (
            <CreatorRow
              key={index}
              index={index}
              creator={creator}
              finding={creator && findings[creator.id]}
              mode={mode}
              closed={note?.isClosed ? note.words : undefined}
              aside={note?.words}
              isFailed={isFailed}
              isSelected={creator !== undefined && selected.has(creator.id)}
              isActive={index === activeRow}
              top={top}
              words={words}
            />
          )
        })}
      </div>
    </div>
  )
}
