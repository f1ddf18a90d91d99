import type { Budget } from '@samspel/api'

/** The first day of the quarter that a day, YYYY-MM-DD, is in; what is late is of the quarter of `today`. */
export const quarterOf = (day: string, today = day): string => {
  const last = day > today ? day : today
  const month = Number(last.slice(5, 7))
  return `${last.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}

/** What a quarter is called: its number and year. */
export const numberOf = (quarter: string): { n: number; year: string } => ({
  n: Math.ceil(Number(quarter.slice(5, 7)) / 3),
  year: quarter.slice(0, 4),
})

/** How much these fees, öre, would go above what is left; 0 where there is room or no sum is set. */
export const overBy = ({ left }: Pick<Budget, 'left'>, fees: number): number =>
  left === null ? 0 : Math.max(0, fees - left)
