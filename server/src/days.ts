import { type RawBuilder, sql } from 'kysely'
import { countries, type Country } from '@samspel/api'
import { countryFacts } from '@samspel/api/countries'

export const dayMs = 86_400_000

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Stockholm, YYYY-MM-DD. */
export const dayOf = (instant: Date | string): string => stockholm.format(new Date(instant))

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** SQL expression for the time zone of a country column. */
export const zoneOf = (country: RawBuilder<unknown>): RawBuilder<string> =>
  sql`CASE ${country} ${sql.join(
    countries.map((code) => sql`WHEN ${sql.lit(code)} THEN ${sql.lit(countryFacts[code].zone)}`),
    sql` `,
  )} END`

const wallClocks = Object.fromEntries(
  countries.map((country) => [
    country,
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: countryFacts[country].zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
  ]),
) as Record<Country, Intl.DateTimeFormat>

/** Local wall clock time in a country, expressed as if it were UTC, ms. */
const wallTime = (instant: number, country: Country): number =>
  Date.parse(`${wallClocks[country].format(instant).replace(' ', 'T')}Z`)

/** The calendar day, YYYY-MM-DD, and the time of day, HH:MM, in a country. */
export const dayAndTimeIn = (country: Country, instant: Date | string): { day: string; time: string } => {
  const wall = wallClocks[country].format(new Date(instant))
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** The calendar day in a country, YYYY-MM-DD. */
export const dayIn = (country: Country, instant: Date | string): string => dayAndTimeIn(country, instant).day

/** The first instant of a day in a country. */
export const startOfDayIn = (country: Country, day: string): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  // The offset at that instant of world time equals the offset at the local midnight before it, because clocks change later in the night.
  const offset = wallTime(wanted, country) - wanted
  return new Date(wanted - offset)
}

/** The last instant of a day in a country, as clocks here count: to the millisecond. */
export const lastInstantIn = (country: Country, day: string): Date =>
  new Date(startOfDayIn(country, addDays(day, 1)).getTime() - 1)

/** The first instant, in a country, of the week (Monday to Sunday) that contains a day. */
export const startOfWeekIn = (country: Country, day: string): Date => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return startOfDayIn(country, addDays(day, -sinceMonday))
}
