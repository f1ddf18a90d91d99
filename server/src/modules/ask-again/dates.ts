import { addDays, daysBetween } from '../../days'

interface Dates {
  startAt: string | null
  endAt: string | null
  dueAt: string | null
}

/** The same lengths from the Monday after `today`; without days it has none. */
export const datesFromMonday = (before: Dates, today: string): Dates => {
  const first = [before.startAt, before.dueAt, before.endAt].filter((day) => day !== null).sort()[0]
  if (first === undefined) return before
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const monday = addDays(today, (8 - weekday) % 7 || 7)
  const moved = (day: string | null) => (day === null ? null : addDays(monday, daysBetween(first, day)))
  return { startAt: moved(before.startAt), endAt: moved(before.endAt), dueAt: moved(before.dueAt) }
}
