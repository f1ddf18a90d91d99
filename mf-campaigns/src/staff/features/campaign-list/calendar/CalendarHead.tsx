import type { ReactNode } from 'react'
import { type CalendarView, calendarViews } from '@samspel/api'
import { weekNumber } from '@samspel/desk/week'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, IconButton, SegmentedControl, useIsMobile } from '@samspel/ui'
import { addDays } from '../../../../shared/components/days'
import { calendarViewChosen } from '../data/calendar-view'
import css from './CalendarHead.module.css'
import { addMonths, type Span } from './days'
import { calendarMessages as messages, spanNames, viewNames } from './messages'

interface CalendarHeadProps {
  day: string
  span: Span
  shows: CalendarView
  onMove: (day: string) => void
  onSpan: (span: Span) => void
  viewSwitch: ReactNode
  children: ReactNode
}

const spans: readonly Span[] = ['month', 'week']

/** The period shown, navigation, and a switch for what the calendar shows. */
export function CalendarHead({ day, span, shows, onMove, onSpan, viewSwitch, children }: CalendarHeadProps) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()
  const month = format.date(day, 'month')
  const title =
    span === 'week'
      ? t(messages.week, { week: weekNumber(day), month })
      : `${month.charAt(0).toUpperCase()}${month.slice(1)}`
  const step = (count: number) => onMove(span === 'week' ? addDays(day, 7 * count) : addMonths(day, count))
  return (
    <div className={css.head}>
      <div className={css.headRow}>
        <h2 className={css.month} aria-live="polite">
          {title}
        </h2>
        <div className={css.steps}>
          <IconButton
            icon="chevron-left"
            variant="line"
            label={t(span === 'week' ? messages.previousWeek : messages.previousMonth)}
            onClick={() => step(-1)}
          />
          <Button onClick={() => onMove(dayOf(Date.now()))}>{t(commonMessages.today)}</Button>
          <IconButton
            icon="chevron-right"
            variant="line"
            label={t(span === 'week' ? messages.nextWeek : messages.nextMonth)}
            onClick={() => step(1)}
          />
        </div>
        <div className={css.viewPlace}>{viewSwitch}</div>
      </div>
      <div className={css.choices}>
        <SegmentedControl
          className={css.span}
          size="sm"
          label={t(messages.span)}
          value={span}
          onChange={onSpan}
          options={spans.map((value) => ({ value, label: t(spanNames[value]) }))}
        />
        <SegmentedControl
          fullWidth={isMobile}
          size="sm"
          label={t(messages.shows)}
          value={shows}
          onChange={(view) => void dispatch(calendarViewChosen(view))}
          options={calendarViews.map((value) => ({ value, label: t(viewNames[value]) }))}
        />
        <div className={css.legendPlace}>{children}</div>
      </div>
    </div>
  )
}
