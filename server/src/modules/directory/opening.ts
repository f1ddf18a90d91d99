import type { OpeningException, OpeningWeek } from '@samspel/api'

export type HoursOfDay = OpeningException['hours']

/** When a store is open on a day, YYYY-MM-DD; a day that differs goes before its weekday. Null where no week has been given. */
export const hoursOn = (
  {
    opening_week: week,
    opening_exceptions: exceptions,
  }: {
    opening_week: OpeningWeek | null
    opening_exceptions: OpeningException[]
  },
  day: string,
): HoursOfDay | null => {
  const differing = exceptions.find((exception) => exception.day === day)
  if (differing) return differing.hours
  // Monday is first, and Sunday is 0 of a Date.
  return week?.[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? null
}
