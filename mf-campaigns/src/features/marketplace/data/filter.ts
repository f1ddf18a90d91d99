import { countries, type Country } from '@samspel/api'
import { selectCurrentInstagramer, storage, useAppSelector } from '@samspel/store'
import { useState } from 'react'

const isCountry = (value: unknown): value is Country => countries.includes(value as Country)

/** The filter as it was last applied (row E-42); undefined when it never was. */
export const readFilter = (): { country: Country | null } | undefined => {
  try {
    const { country } = JSON.parse(storage.get('marketplace-filter') ?? '') as { country?: unknown }
    return { country: isCountry(country) ? country : null }
  } catch {
    const preferred = storage.get('preferred-country')
    return isCountry(preferred) ? { country: preferred } : undefined
  }
}

export const writeFilter = (country: Country | null): void => {
  storage.set('marketplace-filter', JSON.stringify({ country }))
  if (country) storage.set('preferred-country', country)
  else storage.remove('preferred-country')
}

/** The country in force: the one applied last, else the creator's own; null is all. */
export function useCountryFilter(): [Country | null, (country: Country | null) => void] {
  const own = useAppSelector((state) => selectCurrentInstagramer(state)?.countryCode ?? null)
  const [applied, setApplied] = useState(readFilter)
  return [applied ? applied.country : own, (country) => {
    writeFilter(country)
    setApplied({ country })
  }]
}
