import { dayMs } from '@samspel/i18n'
/** Days in Stockholm, both included. */
export interface Days {
  from?: string
  to?: string
}

const pad = (number: number) => String(number).padStart(2, '0')

/** Two days of one's own, `from` and `to` of the address; either may be missing. */
export const ownDays = 'days'

const isDay = (text: string | undefined): text is string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return false
  const at = new Date(`${text}T00:00:00Z`)
  // The 31st of February would be read as a day in March.
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** The last thirty days, as a period of the address. */
export const lastDays = '30d'

const thirtyDaysBefore = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - 30 * dayMs).toISOString().slice(0, 10)

/** The days of a period of the address: a month `2026-11`, a year `2026`, `30d`, or `days` with days of one's own; anything else is all time. `today` is `YYYY-MM-DD`. */
export const daysOf = (
  period: string | undefined,
  today?: string,
  own: Readonly<Record<string, string | undefined>> = {},
): Days => {
  if (period === ownDays) {
    const from = isDay(own.from) ? own.from : undefined
    const to = isDay(own.to) && (!from || own.to >= from) ? own.to : undefined
    return { ...(from && { from }), ...(to && { to }) }
  }
  if (period === lastDays && today) return { from: thirtyDaysBefore(today) }
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(period ?? '') ?? []
  if (!year) return {}
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { from: `${year}-${month}-01`, to: `${year}-${month}-${pad(last)}` }
}

/** This month and the eleven before it, then this year and the one before, as periods; `today` is `YYYY-MM-DD`. */
export const periodsUntil = (today: string): { months: string[]; years: string[] } => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: 12 }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1))
    return `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}`
  })
  return { months, years: [String(year), String(year - 1)] }
}
