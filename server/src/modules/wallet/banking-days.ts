import { dayMs, dayOf } from '../../days'

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

/** When a payout asked for at `now` is on the account at the latest: noon (UTC) of the next banking day in Sweden. */
export const nextBankingDay = (now: Date): Date => {
  let day = Date.parse(`${dayOf(now)}T00:00:00Z`) + dayMs
  while (isClosed(day)) day += dayMs
  return new Date(day + dayMs / 2)
}

const text = (day: number): string => new Date(day).toISOString().slice(0, 10)
const start = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAfter = (day: number): number => {
  let next = day + dayMs
  while (isClosed(next)) next += dayMs
  return next
}

/** Banking days that have begun since the day of `from`. */
export const bankingDaysSince = (from: Date | string, now: Date): number => {
  let count = 0
  for (let day = start(dayOf(from)) + dayMs; day <= start(dayOf(now)); day += dayMs) if (!isClosed(day)) count += 1
  return count
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', hour: '2-digit', hourCycle: 'h23' })
/** Until when the bank takes a file for the same day, o'clock in Stockholm. */
export const cutOffHour = 15

/** The day on which a file should be sent from now on, and the banking day on which its money arrives. */
export const sendingDays = (now: Date): { sendBy: string; arrivesOn: string } => {
  const today = start(dayOf(now))
  const isToday = !isClosed(today) && Number(clock.format(now)) < cutOffHour
  const sendBy = isToday ? today : dayAfter(today)
  return { sendBy: text(sendBy), arrivesOn: text(dayAfter(sendBy)) }
}

/** When a payout asked for now is on the account at the latest: a day for the batch, a day for the bank. */
export const payoutExpectedAt = (now: Date): Date => nextBankingDay(nextBankingDay(now))
