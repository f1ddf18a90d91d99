import type { Store } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { Card, cx, Link } from '@samspel/ui'
import { comingExceptions, type Hours, type WeekLine, weekLines } from '../../../opening'
import css from './Facts.module.css'
import { messages } from './messages'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

function useDayNames() {
  const locale = useLocale()
  return (weekday: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(MONDAY + weekday * 86_400_000)
}

function Line({
  label,
  hours,
  note,
  isToday = false,
}: {
  label: string
  hours: Hours
  note?: string
  isToday?: boolean
}) {
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

/** When the store is open: the week with today in bold, and the days to come that differ. */
export function OpeningCard({ store, editHref }: { store: Store; editHref: string | undefined }) {
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
    <Card title={t(messages.opening)} aside={editHref && <Link href={editHref}>{t(messages.change)}</Link>}>
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
    </Card>
  )
}
