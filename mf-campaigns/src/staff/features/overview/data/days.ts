const dayMs = 86_400_000

/** The day a number of days later; both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Monday is 0. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7

export const mondayOf = (day: string): string => dayAfter(day, -weekday(day))

/** Monday to Sunday of the week shown; on a Sunday the coming week. */
export const weekShown = (today: string): string[] => {
  const monday = mondayOf(weekday(today) === 6 ? dayAfter(today, 1) : today)
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
}

export const isWeekend = (day: string): boolean => weekday(day) > 4

export const periods = [4, 12, 26] as const
export type Period = (typeof periods)[number]

/** A period of this many weeks, ending with the current one. */
export const periodOf = (weeks: Period, today: string): { from: string; to: string } => ({
  from: dayAfter(mondayOf(today), -7 * (weeks - 1)),
  to: today,
})

const longestDays = 53 * 7

/** Whether the figures of these days can be asked for: both are days, in order, and at most 53 weeks. */
export const isPeriod = (from: string | undefined, to: string | undefined): boolean => {
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / dayMs + 1
  return days >= 1 && days <= longestDays
}

/** Change from an earlier value in whole percent; null without anything to compare with. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Math.round(((now - before) / before) * 100)
