import { type Campaign, countries, type Country, type DeliveryMethod, type StoreCampaign } from '@samspel/api'
import { apiAction } from '@samspel/store'
import { type ReadPages, useReadPages } from './api'
import { listStoreCampaigns } from './store-campaigns'

/** Which open offers a list shows. */
export interface OfferFilter {
  deliveryMethod?: DeliveryMethod | undefined
  country?: Country | undefined
  /** Its offers come first; it leaves none out. */
  countryFirst?: Country | undefined
  brandId?: string | undefined
}

export const listPublicCampaigns = apiAction('listPublicCampaigns', { skipAuth: true })
export const getPublicCampaign = apiAction('getPublicCampaign', { skipAuth: true })

/** The open offers of a filter, page by page. */
export const useOffers = ({ deliveryMethod, country, countryFirst, brandId }: OfferFilter): ReadPages<Campaign> =>
  useReadPages(
    (page) =>
      listPublicCampaigns({
        query: {
          ...(deliveryMethod && { deliveryMethod }),
          ...(country ? { country } : countryFirst && { countryFirst }),
          ...(brandId && { brandId }),
          page,
        },
      }),
    ({ campaigns }) => campaigns,
  )

/** Offers that are picked up: each at the best of its stores, the nearest to `near` (`latitude,longitude`) or the first by town. */
export const useStoreOffers = ({
  country,
  countryFirst,
  near,
}: Pick<OfferFilter, 'country' | 'countryFirst'> & { near: string | undefined }): ReadPages<StoreCampaign> =>
  useReadPages(
    (page) =>
      listStoreCampaigns({
        query: {
          oneEach: true,
          ...(country ? { country } : countryFirst && { countryFirst }),
          ...(near && { near }),
          page,
        },
      }),
    ({ storeCampaigns }) => storeCampaigns,
    { keepPrevious: true },
  )

/** A country of the product, or undefined for anything else that an address may hold. */
export const toCountry = (text: string | undefined): Country | undefined => countries.find((code) => code === text)
