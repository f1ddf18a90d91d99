import type { Country, OpeningException, OpeningWeek } from '@samspel/api'
import { dayIn, timeIn } from './days'

export type HoursOfDay = OpeningException['hours']

interface Opening {
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
}

/** When a store is open on a day, YYYY-MM-DD; a day that differs goes before its weekday. Null where no week has been given. */
export const hoursOn = (
  { opening_week: week, opening_exceptions: exceptions }: Opening,
  day: string,
): HoursOfDay | null => {
  const differing = exceptions.find((exception) => exception.day === day)
  if (differing) return differing.hours
  // Monday is first, and Sunday is 0 of a Date.
  return week?.[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? null
}

/** Whether a store is open at an instant, on its own clock; always where its hours are not known. */
export const isOpenAt = (store: Opening & { country_code: Country }, at: Date): boolean => {
  const hours = hoursOn(store, dayIn(store.country_code, at))
  const time = timeIn(store.country_code, at)
  return hours === null || hours.some(({ from, to }) => from <= time && time <= to)
}
