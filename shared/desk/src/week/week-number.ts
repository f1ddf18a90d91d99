import { dayMs } from '@samspel/i18n'
/** The ISO number of the week, Monday to Sunday, that a calendar day `YYYY-MM-DD` lies in: week 1 has the year's first Thursday. */
export function weekNumber(day: string): number {
  const date = new Date(`${day}T00:00:00Z`)
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMs)
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - newYear) / (7 * dayMs)) + 1
}
