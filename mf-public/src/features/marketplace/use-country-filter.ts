import { useEffect, useState } from 'react'
import type { Country } from '@samspel/api'
import { useQueryParams } from '@samspel/navigation'
import { storage } from '@samspel/store'
import { readKept, writeKept } from '../../data/kept-filter'
import { toCountry } from '../../data/offers'

/** The country last chosen in this browser, whether in this filter, the creators' or a choice of place. */
const readCountry = (): Country | undefined =>
  toCountry(String(readKept().country)) ?? toCountry(storage.get('preferred-country') ?? undefined)

const writeCountry = (country: Country | undefined) => {
  writeKept({ country: country ?? null })
  if (country) storage.set('preferred-country', country)
  else storage.remove('preferred-country')
}

/** The country offers are filtered by: in the address (S-06), and remembered for the next visit (E-42). */
export function useCountryFilter(): [Country | undefined, (country: Country | undefined) => void] {
  const [query, setQuery] = useQueryParams()
  const [remembered, remember] = useState(readCountry)
  const inAddress = toCountry(query.country)
  const country = inAddress ?? remembered

  // Adds the remembered country to an address without one, such as the menu's, so that it can be shared.
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
