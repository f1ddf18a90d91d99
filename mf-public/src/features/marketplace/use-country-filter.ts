import { useEffect, useRef } from 'react'
import type { Country } from '@samspel/api'
import { storage, useQueryParams } from '@samspel/store'
import { toCountry } from '../../data/offers'

/** What the browser keeps: the country, and beside it the filters of signed-in creators, which stay as they are. */
const kept = (): { country?: string } => {
  try {
    return (JSON.parse(storage.get('marketplace-filter') ?? '{}') as { country?: string } | null) ?? {}
  } catch {
    return {}
  }
}

/** The country that offers are shown for: in the address (S-06), and remembered for the next visit (E-42). */
export function useCountryFilter(): [Country | undefined, (country: Country | undefined) => void] {
  const [query, setQuery] = useQueryParams()
  const inAddress = toCountry(query.country)
  const start = useRef({ isFirst: true, setQuery })

  useEffect(() => {
    const { isFirst, setQuery: change } = start.current
    start.current.isFirst = false
    const last = toCountry(kept().country)
    if (isFirst && !inAddress && last) change({ country: last })
  }, [inAddress])

  return [
    inAddress,
    (country) => {
      storage.set('marketplace-filter', JSON.stringify({ ...kept(), country }))
      setQuery({ country })
    },
  ]
}
