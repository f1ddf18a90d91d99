import { dayMs } from '@samspel/i18n'
/** Adds days to a calendar day `YYYY-MM-DD`; computed in UTC, where every day has 24 hours. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
