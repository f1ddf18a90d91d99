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

/** What can be had at once, after an application, or not at all. */
const had = ({ offersCount, instantOffersCount }: FoundStore) => (instantOffersCount > 0 ? 0 : offersCount > 0 ? 1 : 2)

/** Stores with something to pick up now first; otherwise as the server sorted them. */
const soonestFirst = (stores: readonly FoundStore[]) => [...stores].sort((a, b) => had(a) - had(b))

/** Open offers and stores that match the words: those of a country first, and of these the nearest where a place is known. */
export const useFound = (words: string, countryFirst: Country, near: string | undefined) => ({
  offers: useReadPages(
    (page) => listPublicCampaigns({ query: { query: words, countryFirst, page } }),
    ({ campaigns }) => campaigns,
    { keepPrevious: true },
  ),
  stores: useReadPages(
    (page) => listPublicStores({ query: { query: words, countryFirst, ...(near && { near }), page } }),
    ({ stores }) => soonestFirst(stores),
    { keepPrevious: true },
  ),
})
