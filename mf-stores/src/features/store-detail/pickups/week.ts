import { dayOf, daysUntil } from '@samspel/i18n'
import { type CounterDay, type DayRow, expectedRows } from '../../../counter/core'

const DAYS = 7

/** Creators who announced coming within seven days, including today, or whose pass expires by then, by time. */
export function weekRows({ pickups, day }: Pick<CounterDay, 'pickups' | 'day'>, now = Date.now()): DayRow[] {
  const today = expectedRows({ pickups, day }, now)
  const isToday = new Set(today.map(({ pickup }) => pickup.id))
  const later = pickups
    .filter(({ id, state, comingAt }) => state === 'approved' && !isToday.has(id) && comingAt !== null)
    .map((pickup): DayRow => ({
      pickup,
      hour: pickup.comingAt,
      isLatest: false,
      isOtherDay: dayOf(pickup.comingAt!) !== day,
      note: 'expected',
    }))
  return [...today.filter(({ isLatest }) => !isLatest), ...later, ...today.filter(({ isLatest }) => isLatest)]
    .filter(({ hour }) => hour !== null && daysUntil(hour, day) < DAYS)
    .sort((a, b) => (a.hour ?? '').localeCompare(b.hour ?? ''))
}
