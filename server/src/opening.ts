import type { Country, OpeningException, OpeningWeek, Store } from '@samspel/api'
import { type PassEnd, passEndAt } from '@samspel/api/opening-hours'
import { dayAndTimeIn } from './days'

export type HoursOfDay = OpeningException['hours']

interface Opening {
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
}

/** The hours of a row as the shared rules take them. */
export const openingOf = (
  row: Opening & { country_code: Country },
): Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions'> => ({
  countryCode: row.country_code,
  openingWeek: row.opening_week,
  openingExceptions: row.opening_exceptions,
})

/** Until when a pass that ends at a moment can be used; null where it ends with its campaign. */
export const saidPassEnd = (store: Opening & { country_code: Country }, expiresAt: string | null): PassEnd | null =>
  expiresAt === null ? null : passEndAt(openingOf(store), Date.parse(expiresAt))

/** A store's opening hours on a day, YYYY-MM-DD; exceptions take precedence over the weekday. Null when no hours are given. */
export const hoursOn = (
  { opening_week: week, opening_exceptions: exceptions }: Opening,
  day: string,
): HoursOfDay | null => {
  const differing = exceptions.find((exception) => exception.day === day)
  if (differing) return differing.hours
  // The week starts on Monday, but Sunday is 0 in Date.
  return week?.[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? null
}

/** Whether a store is open at an instant, in its own time zone; always true when its hours are unknown. */
export const isOpenAt = (store: Opening & { country_code: Country }, at: Date): boolean => {
  const { day, time } = dayAndTimeIn(store.country_code, at)
  const hours = hoursOn(store, day)
  return hours === null || hours.some(({ from, to }) => from <= time && time <= to)
}
