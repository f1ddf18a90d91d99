import { type Campaign, countries, type Country, type DeliveryMethod, type StoreCampaign } from '@samspel/api'
import { apiAction } from '@samspel/store'
import { type ReadPages, useReadPages } from './api'
import { listStoreCampaigns } from './store-campaigns'

export interface OfferFilter {
  deliveryMethod?: DeliveryMethod | undefined
  country?: Country | undefined
  /** Lists this country's offers first, without filtering. */
  countryFirst?: Country | undefined
  brandId?: string | undefined
}

export const listPublicCampaigns = apiAction('listPublicCampaigns', { skipAuth: true })
export const getPublicCampaign = apiAction('getPublicCampaign', { skipAuth: true })

/** Open offers matching a filter, page by page. */
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

/** Pick-up offers, each at its best store: of `countryFirst` where there is one, and the nearest to `near` (`latitude,longitude`), or the first by town. */
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

/** A supported country; undefined for any other text in an address. */
export const toCountry = (text: string | undefined): Country | undefined => countries.find((code) => code === text)
