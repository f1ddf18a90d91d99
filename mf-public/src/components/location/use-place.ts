import { useEffect, useRef } from 'react'
import { useQueryParams } from '@samspel/navigation'
import { storage } from '@samspel/store'
import { toCountry } from '../../data/offers'
import type { Place } from './place'
import { toNear, useGeolocation } from './use-geolocation'

/**
 * The place a list is filtered by. Country and town are in the address (S-06), the visitor's position never is. The country is remembered
 * for the next visit (E-42).
 * @param recall applies the remembered country when the address has none; not for lists of one brand or campaign, which may be elsewhere
 */
export function usePlace(recall: boolean): [Place, (place: Place) => void] {
  const [query, setQuery] = useQueryParams()
  const { position, forget } = useGeolocation()
  const country = toCountry(query.country)
  const start = useRef({ recall, country, setQuery })
  useEffect(() => {
    const first = start.current
    const last = toCountry(storage.get('preferred-country'))
    if (first.recall && !first.country && last) first.setQuery({ country: last, city: '' })
  }, [])
  return [
    { country, city: country && query.city, near: position && toNear(position) },
    (next) => {
      if (next.country !== country) {
        if (next.country) storage.set('preferred-country', next.country)
        else storage.remove('preferred-country')
      }
      if (!next.near && position) forget()
      setQuery({ country: next.country, city: next.country && next.city })
    },
  ]
}
