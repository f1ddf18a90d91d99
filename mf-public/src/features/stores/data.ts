import type { City, Country, PublicStore, ResponseOf } from '@samspel/api'
import { apiAction } from '@samspel/store'
import { type ReadPages, useReadPages } from '../../data/api'

export type StorePoints = ResponseOf<'getStorePoints'>['storePoints']
export type { City, PublicStore }

export const getStorePoints = apiAction('getStorePoints', { skipAuth: true })
export const listPublicStores = apiAction('listPublicStores', { skipAuth: true })
export const listCities = apiAction('listCities', { skipAuth: true })
export const searchPublic = apiAction('searchPublic', { skipAuth: true })

/** Which stores are shown. */
export interface StoreFilter {
  country?: Country | undefined
  brandId?: string | undefined
}

/** Every store of the filter is asked for once in ten minutes: it is the page's largest answer. */
export const POINTS_KEPT_MS = 600_000

/** The stores that the map shows, page by page; the last ones stay until the next are there. */
export const useStoresIn = (
  { country, brandId }: StoreFilter,
  bounds: string | undefined,
  near: string | undefined,
): ReadPages<PublicStore> =>
  useReadPages(
    (page) =>
      listPublicStores({
        query: {
          ...(country && { country }),
          ...(brandId && { brandId }),
          ...(bounds && { bounds }),
          ...(near && { near }),
          page,
        },
      }),
    ({ stores }) => stores,
    { keepPrevious: true },
  )
