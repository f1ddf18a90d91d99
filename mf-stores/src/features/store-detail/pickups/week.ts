import { dayOf, daysUntil } from '@samspel/i18n'
import { type CounterDay, type DayRow, expectedRows } from '../../../counter/core'

const DAYS = 7

/** Who said that they come within the next seven days, today among them, or whose pass ends then; by when. */
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
