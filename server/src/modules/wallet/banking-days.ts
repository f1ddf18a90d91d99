const dayMs = 86_400_000

/** Easter Sunday of a year (Gregorian, Meeus). */
const easterOf = (year: number): number => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return Date.UTC(year, month - 1, day)
}

const fixed = new Set(['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'])
/** Good Friday, Easter Monday, Ascension. */
const fromEaster = [-2, 1, 39]

/** Swedish banks are closed: weekends, holidays, and the eves on which they keep shut. */
const isClosed = (day: number): boolean => {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  const monthDay = date.toISOString().slice(5, 10)
  if (fixed.has(monthDay)) return true
  // Midsummer Eve: the Friday between 19 and 25 June.
  if (weekday === 5 && monthDay >= '06-19' && monthDay <= '06-25') return true
  const easter = easterOf(date.getUTCFullYear())
  return fromEaster.some((offset) => easter + offset * dayMs === day)
}

const stockholmDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' })

/** When a payout asked for at `now` is on the account at the latest: noon (UTC) of the next banking day in Sweden. */
export const nextBankingDay = (now: Date): Date => {
  let day = Date.parse(`${stockholmDay.format(now)}T00:00:00Z`) + dayMs
  while (isClosed(day)) day += dayMs
  return new Date(day + dayMs / 2)
}
