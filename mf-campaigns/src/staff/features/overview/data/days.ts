const dayMs = 86_400_000

/** A day so many days after another; both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Monday is 0. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7

export const mondayOf = (day: string): string => dayAfter(day, -weekday(day))

/** Monday to Sunday of the week that is shown: on a Sunday it is the one that comes. */
export const weekShown = (today: string): string[] => {
  const monday = mondayOf(weekday(today) === 6 ? dayAfter(today, 1) : today)
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
}

export const isWeekend = (day: string): boolean => weekday(day) > 4

export const periods = [4, 12, 26] as const
export type Period = (typeof periods)[number]

/** So many weeks, of which the running one is the last. */
export const periodOf = (weeks: Period, today: string): { from: string; to: string } => ({
  from: dayAfter(mondayOf(today), -7 * (weeks - 1)),
  to: today,
})

/** How much more or less than before, in whole percent; null where there is nothing to compare with. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Math.round(((now - before) / before) * 100)
