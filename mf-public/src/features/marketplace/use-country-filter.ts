import { useEffect, useState } from 'react'
import type { Country } from '@samspel/api'
import { useQueryParams } from '@samspel/navigation'
import { storage } from '@samspel/store'
import { toCountry } from '../../data/offers'

/** What the browser keeps: the country, and beside it the filters of signed-in creators, which stay as they are. */
const readKept = (): { country?: unknown } => {
  try {
    const kept: unknown = JSON.parse(storage.get('marketplace-filter') ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** The country that was chosen last in this browser: by this filter, by the creators' or by a choice of place. */
const readCountry = (): Country | undefined =>
  toCountry(String(readKept().country)) ?? toCountry(storage.get('preferred-country') ?? undefined)

const writeCountry = (country: Country | undefined) => {
  storage.set('marketplace-filter', JSON.stringify({ ...readKept(), country: country ?? null }))
  if (country) storage.set('preferred-country', country)
  else storage.remove('preferred-country')
}

/** The country that offers are shown for: in the address (S-06), and remembered for the next visit (E-42). */
export function useCountryFilter(): [Country | undefined, (country: Country | undefined) => void] {
  const [query, setQuery] = useQueryParams()
  const [remembered, remember] = useState(readCountry)
  const inAddress = toCountry(query.country)
  const country = inAddress ?? remembered

  // An address without a country, as the menu's, gets the remembered one, so that it can be sent on.
  useEffect(() => {
    if (country && !inAddress) setQuery({ country })
  }, [country, inAddress, setQuery])

  return [
    country,
    (next) => {
      writeCountry(next)
      remember(next)
      setQuery({ country: next })
    },
  ]
}
