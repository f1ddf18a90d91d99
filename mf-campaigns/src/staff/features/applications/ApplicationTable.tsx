import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Application, ApplicationSort } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useIsMobile } from '@samspel/ui'
import { useWindowRows } from '../../components/use-window-rows'
import { ApplicationHead } from './ApplicationHead'
import { ApplicationRow } from './ApplicationRow'
import css from './ApplicationTable.module.css'
import type { Obstacle } from './obstacles'

/** Height of a row, px. */
const rowHeight = 52
/** Height of a card on phones including its gap, px; must match the stylesheet. */
const cardHeight = 112

interface ApplicationTableProps {
  applications: readonly Application[]
  openId: string | undefined
  selected: ReadonlySet<string>
  /** Why each cannot be approved now. */
  obstacles: ReadonlyMap<string, Obstacle | undefined>
  problems: Readonly<Record<string, string>>
  sort: ApplicationSort
  onSort: (sort: ApplicationSort) => void
  onSelect: (id: string, withRange: boolean) => void
  /** Selects every row that is loaded, or none. */
  onSelectAll: (isOn: boolean) => void
  onOpen: (id: string) => void
  /** Called when the last rows are on screen. */
  onEnd: () => void
}

/** A virtualised list of applications in rows of 52 px, or cards on phones. Clicking one opens it, the checkbox selects it. */
export function ApplicationTable({
  applications,
  openId,
  selected,
  obstacles,
  problems,
  sort,
  onSort,
  onSelect,
  onSelectAll,
  onOpen,
  onEnd,
}: ApplicationTableProps) {
  const t = useText()
  const count = applications.length
  const selectable = applications.filter(({ id }) => !obstacles.get(id)).length
  const openRow = applications.findIndex(({ id }) => id === openId)
  const [active, setActive] = useState(0)
  const activeRow = openRow >= 0 ? openRow : Math.min(active, Math.max(0, count - 1))
  const isMobile = useIsMobile()
  const { body, height, rows, last, scrollTo } = useWindowRows({
    count,
    size: isMobile ? cardHeight : rowHeight,
    kept: activeRow,
  })
  const isNearEnd = count > 0 && last >= count - 8
  useEffect(() => {
    if (isNearEnd) onEnd()
    // `onEnd` is new on every render, but what it loads depends only on the number of rows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNearEnd, count])
  useEffect(() => {
    if (openRow < 0) return
    scrollTo(openRow)
    // Tab goes on from here once the profile is closed.
    setActive(openRow)
    // Scrolls to the row when another is opened, but not while somebody scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [openId])

  // An answered row takes the focus with it; the next one, which has opened, gets it.
  const isInside = useRef(false)
  useEffect(() => {
    if (isInside.current && openId && document.activeElement === document.body)
      document.getElementById(`application-${openId}`)?.focus({ preventScroll: true })
  }, [openId, applications])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { index } = (event.target as HTMLElement).dataset
    const application = event.key === 'Enter' && index !== undefined ? applications[Number(index)] : undefined
    if (application) onOpen(application.id)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
    const application = applications[row]
    if (!application) return
    setActive(row)
    if (target.closest('a, button')) return
    if (target.closest('[data-act=select]')) onSelect(application.id, event.shiftKey)
    else onOpen(application.id)
  }

  return (
    <div
      role="grid"
      aria-label={t(commonMessages.applications)}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      className={css.grid}
    >
      <ApplicationHead
        selectable={selectable}
        selected={selected.size}
        sort={sort}
        onSort={onSort}
        onSelectAll={onSelectAll}
      />
      <div
        role="rowgroup"
        ref={body}
        className={css.body}
        style={{ height }}
        onClick={click}
        onKeyDown={press}
        onFocus={() => (isInside.current = true)}
        onBlur={() => (isInside.current = false)}
      >
        {rows.map(({ index, top }) => {
          const application = applications[index]
          return (
            application && (
              <ApplicationRow
                key={application.id}
                index={index}
                application={application}
                isSelected={selected.has(application.id)}
                isOpen={application.id === openId}
                isActive={index === activeRow}
                obstacle={obstacles.get(application.id)}
                problem={problems[application.id]}
                top={top}
                height={isMobile ? undefined : rowHeight}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
