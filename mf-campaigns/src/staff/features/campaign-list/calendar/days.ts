import { addDays } from '../../../../shared/components/days'

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** The same day a number of months later, or that month's last day. */
export const addMonths = (day: string, count: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

export const isDay = (value: string | undefined): value is string =>
  value !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  addDays(value, 0) === value

export type Span = 'month' | 'week'

/** The weeks, Monday first, that contain the day's month, or only the day's week. */
export const weeksOf = (day: string, span: Span): string[][] => {
  const first = mondayOf(span === 'month' ? `${day.slice(0, 7)}-01` : day)
  const last = span === 'month' ? addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1) : day
  const weeks: string[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
  return weeks
}
