import { addDays } from '../../days'

/** The first and last days of the four quarters of a year. */
export const quartersOf = (year: number): { from: string; to: string }[] =>
  [1, 4, 7, 10].map((month) => {
    const first = (at: number) => (at > 12 ? `${year + 1}-01-01` : `${year}-${String(at).padStart(2, '0')}-01`)
    return { from: first(month), to: addDays(first(month + 3), -1) }
  })

/** Whether the day is the first of a quarter. */
export const isQuarter = (day: string): boolean => /-(01|04|07|10)-01$/.test(day)
