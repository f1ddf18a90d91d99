import type { Campaign, Country, ResponseOf } from '@samspel/api'
import type { ReadPages } from '../../data/api'
import { useRead, useReadPages } from '../../data/api'
import { listPublicCampaigns } from '../../data/offers'
import { listPublicStores } from '../../data/stores'

export type FoundOffers = ReadPages<Campaign>
export type FoundStore = ResponseOf<'listPublicStores'>['stores'][number]

const fewStores = 6

/** Open offers and stores that match the words; requests nothing without any. */
export const useFound = (words: string, countryFirst: Country) => ({
  offers: useReadPages(
    (page) => listPublicCampaigns({ query: { query: words, countryFirst, page } }),
    ({ campaigns }) => campaigns,
    { keepPrevious: true },
  ),
  stores: useRead(words ? listPublicStores({ query: { query: words, perPage: fewStores } }) : undefined, {
    keepPrevious: true,
  }),
})
