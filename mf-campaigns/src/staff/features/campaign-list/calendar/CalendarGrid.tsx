import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import { addDays } from '../../../../shared/components/days'
import css from './CalendarGrid.module.css'
import { addMonths, mondayOf, type Span } from './days'
import type { CalendarCampaign } from './layout'
import { calendarMessages as messages } from './messages'
import { WeekRow } from './WeekRow'

interface CalendarGridProps {
  weeks: readonly string[][]
  /** The day with keyboard focus. */
  day: string
  today: string
  span: Span
  campaigns: readonly CalendarCampaign[]
  onlyDeadlines: boolean
  isLoading: boolean
  isBusy: boolean
  tintOf: (brandId: string) => number
  onMove: (day: string) => void
  onOpen: (day: string) => void
}

/** Days by week, Monday first. Arrow keys move between days, Enter opens one. */
export function CalendarGrid({
  weeks,
  day,
  today,
  span,
  campaigns,
  onlyDeadlines,
  isLoading,
  isBusy,
  tintOf,
  onMove,
  onOpen,
}: CalendarGridProps) {
  const t = useText()
  const format = useFormats()
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(false)

  // The day may be in another month, whose grid is rendered after the key press.
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const walk = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const steps: Partial<Record<string, () => string>> = {
      ArrowLeft: () => addDays(from, -1),
      ArrowRight: () => addDays(from, 1),
      ArrowUp: () => addDays(from, -7),
      ArrowDown: () => addDays(from, 7),
      Home: () => mondayOf(from),
      End: () => addDays(mondayOf(from), 6),
      PageUp: () => addMonths(from, -1),
      PageDown: () => addMonths(from, 1),
    }
    const next = steps[event.key]?.()
    if (!next) return
    event.preventDefault()
    follows.current = true
    onMove(next)
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t(messages.grid)}
      aria-busy={isLoading || isBusy || undefined}
      className={cx(css.grid, isBusy && css.busy)}
      onKeyDown={walk}
    >
      <div role="row" className={css.weekdays}>
        <span role="columnheader" aria-label={t(messages.weekColumn)}>
          {t(messages.weekShort)}
        </span>
        {weeks[0]!.map((one) => (
          <span key={one} role="columnheader">
            {format.date(one).split('\u00a0')[0]}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <WeekRow
          key={week[0]}
          week={week}
          day={day}
          today={today}
          campaigns={campaigns}
          onlyDeadlines={onlyDeadlines}
          isLoading={isLoading}
          isWhole={span === 'week'}
          tintOf={tintOf}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}
