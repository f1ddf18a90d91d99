import type { Country } from '@samspel/api'
import { countryFacts } from '@samspel/api/countries'

/** Local date and time in a store's country: `2026-11-23`, `14:32`. */
export function clockOf(country: Country, now: number): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: countryFacts[country].zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  const [day = '', time = ''] = parts.split(' ')
  return { day, time }
}
