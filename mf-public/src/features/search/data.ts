import type { Campaign, Country, ResponseOf } from '@samspel/api'
import type { ReadPages } from '../../data/api'
import { useReadPages } from '../../data/api'
import { listPublicCampaigns } from '../../data/offers'
import { listPublicStores } from '../../data/stores'

export type FoundStore = ResponseOf<'listPublicStores'>['stores'][number]
export type FoundOffers = ReadPages<Campaign>
export type FoundStores = ReadPages<FoundStore>

/** The kinds of results, in the order in which they are shown. */
export const kinds = ['offers', 'brands', 'cities', 'stores'] as const
export type Kind = (typeof kinds)[number]

/** The server's limit for brands and for towns; there may be more. */
export const mostOfEach = 10

const withOffersFirst = (stores: readonly FoundStore[]) =>
  [...stores].sort((a, b) => Number(b.offersCount > 0) - Number(a.offersCount > 0))

/** Open offers and stores that match the words. */
export const useFound = (words: string, countryFirst: Country) => ({
  offers: useReadPages(
    (page) => listPublicCampaigns({ query: { query: words, countryFirst, page } }),
    ({ campaigns }) => campaigns,
    { keepPrevious: true },
  ),
  stores: useReadPages(
    (page) => listPublicStores({ query: { query: words, page } }),
    ({ stores }) => withOffersFirst(stores),
    { keepPrevious: true },
  ),
})
