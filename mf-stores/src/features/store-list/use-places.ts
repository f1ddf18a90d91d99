import type { Country } from '@samspel/api'
import type { MapPin } from '@samspel/map'
import { type PagedListView, type Query, useEntities, useQuery } from '@samspel/store'
import { listStoreLocations } from '../../data/actions'

interface Filter {
  brandId: string
  country: Country | undefined
  words: string
}
const none: readonly string[] = []

/**
 * What the map shows: every store of the brand and country. Searching is done by the server alone: then the map shows the stores that the
 * list has so far.
 */
export function usePlaces(
  { brandId, country, words }: Filter,
  list: PagedListView,
): { pins: readonly MapPin[]; read: Query<'listStoreLocations'> } {
  const read = useQuery(listStoreLocations({ query: { brandId, ...(country && { country }) } }))
  const all = useEntities('storeLocations', read.result?.storeLocations ?? none)
  const listed = useEntities('stores', list.ids)
  return { pins: words ? listed : all, read }
}
