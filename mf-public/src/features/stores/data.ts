import type { City, Country, PublicStore, ResponseOf } from '@samspel/api'
import { apiAction } from '@samspel/store'
import { type ReadPages, useReadPages } from '../../data/api'

export type StorePoints = ResponseOf<'getStorePoints'>['storePoints']
export type { City, PublicStore }

export const getStorePoints = apiAction('getStorePoints', { skipAuth: true })
export const listPublicStores = apiAction('listPublicStores', { skipAuth: true })
export const listCities = apiAction('listCities', { skipAuth: true })
export const searchPublic = apiAction('searchPublic', { skipAuth: true })

export interface StoreFilter {
  country?: Country | undefined
  brandId?: string | undefined
}

/** All matching stores are the page's largest answer, so they are requested only once in ten minutes. */
export const POINTS_KEPT_MS = 600_000

/** The stores in the visible part of the map, page by page, those of the visitor's country first; the previous ones remain until they arrive. */
export const useStoresIn = (
  { country, brandId }: StoreFilter,
  bounds: string | undefined,
  near: string | undefined,
  countryFirst: Country,
): ReadPages<PublicStore> =>
  useReadPages(
    (page) =>
      listPublicStores({
        query: {
          ...(country ? { country } : !near && { countryFirst }),
          ...(brandId && { brandId }),
          ...(bounds && { bounds }),
          ...(near && { near }),
          page,
        },
      }),
    ({ stores }) => stores,
    { keepPrevious: true },
  )
