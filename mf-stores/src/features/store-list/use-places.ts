import { useMemo } from 'react'
import type { StoreStock } from '@samspel/api'
import type { MapPin } from '@samspel/map'
import { type PagedListView, type Query, useEntities, useQuery } from '@samspel/store'
import { listStoreLocations } from '../../data/actions'
import type { ListFilter } from './use-list-filter'

const none: readonly string[] = []
const warnings = { out: 'bad', low: 'warn', enough: undefined } as const

const pinOf = (place: Omit<MapPin, 'warning'>, level: StoreStock['level'] | undefined): MapPin => ({
  ...place,
  warning: level && warnings[level],
})

/**
 * The map's stores: all that match the filter. The map data has no figures for today, so a filter by those shows only stores loaded in the
 * list, as does one by how they were placed.
 */
export function usePlaces(
  brandId: string,
  { words, country, city, today, stock, placed }: ListFilter,
  list: PagedListView,
): { pins: readonly MapPin[]; read: Query<'listStoreLocations'> } {
  const read = useQuery(
    listStoreLocations({
      query: { brandId, ...(country && { country }), ...(city && { city }), ...(words && { query: words }) },
    }),
  )
  const all = useEntities('storeLocations', read.result?.storeLocations ?? none)
  const listed = useEntities('stores', list.ids)
  const pins = useMemo(
    () =>
      today || placed
        ? listed.map((store) => pinOf(store, store.worstStock?.level))
        : all.filter(({ stockLevel }) => !stock || stockLevel === stock).map((place) => pinOf(place, place.stockLevel)),
    [all, listed, stock, today, placed],
  )
  return { pins, read }
}
