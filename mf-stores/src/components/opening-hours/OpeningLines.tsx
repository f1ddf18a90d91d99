import type { Store } from '@samspel/api'
import { comingExceptions, type Hours, type WeekLine, weekLines } from '@samspel/api/opening-hours'
import { dayMs, useFormats, useLocale, useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import { messages } from './messages'
import css from './OpeningHours.module.css'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

function useDayNames() {
  const locale = useLocale()
  return (weekday: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(MONDAY + weekday * dayMs)
}

interface LineProps {
  label: string
  hours: Hours
  note?: string
  isToday?: boolean
}

function Line({ label, hours, note, isToday = false }: LineProps) {
  const t = useText()
  return (
    <div className={cx(css.line, isToday && css.today)}>
      <dt>
        {label}
        {note && <span className={css.quiet}> {note}</span>}
      </dt>
      <dd className={cx(hours.length === 0 && css.closed)}>
        {hours.length === 0 ? t(messages.closed) : hours.map(({ from, to }) => `${from}–${to}`).join(', ')}
      </dd>
    </div>
  )
}

/** The week with today in bold, and upcoming exceptions. */
export function OpeningLines({
  store,
}: {
  store: Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions' | 'openingHours'>
}) {
  const t = useText()
  const f = useFormats()
  const nameOf = useDayNames()
  const labelOf = ({ from, to, isToday }: WeekLine) =>
    isToday
      ? t(messages.today, { day: nameOf(from, 'long') })
      : from === to
        ? nameOf(from, 'short')
        : `${nameOf(from, 'short')}–${nameOf(to, 'short')}`
  const exceptions = comingExceptions(store)
  return (
    <>
      {store.openingWeek ? (
        <dl className={css.lines}>
          {weekLines(store).map((line) => (
            <Line key={line.from} label={labelOf(line)} hours={line.hours} isToday={line.isToday} />
          ))}
        </dl>
      ) : (
        <p className={css.text}>{store.openingHours ?? t(messages.noHours)}</p>
      )}
      {exceptions.length > 0 && (
        <dl className={cx(css.lines, css.exceptions)} aria-label={t(messages.exceptions)}>
          {exceptions.map(({ day, hours, note }) => (
            <Line key={day} label={f.date(day)} hours={hours} note={note} />
          ))}
        </dl>
      )}
    </>
  )
}
