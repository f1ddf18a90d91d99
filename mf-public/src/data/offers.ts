import { countries, type Country, type DeliveryMethod } from '@samspel/api'
import { apiAction, createPagedLists } from '@samspel/store'

/** Which open offers a list shows. */
export interface OfferFilter {
  deliveryMethod?: DeliveryMethod | undefined
  country?: Country | undefined
  brandId?: string | undefined
  query?: string | undefined
}

const listPublicCampaigns = apiAction('listPublicCampaigns', { skipAuth: true })
export const getPublicCampaign = apiAction('getPublicCampaign', { skipAuth: true })

/** Key of a filter's list. */
export const offerKey = ({ deliveryMethod, country, brandId, query }: OfferFilter): string =>
  JSON.stringify({ deliveryMethod, country, brandId, query: query?.trim() || undefined })

/** Open offers by filter; mounted at `publicOfferLists`. */
export const offerLists = createPagedLists({
  name: 'publicOfferLists',
  fetch: (key, page) => listPublicCampaigns({ query: { ...(JSON.parse(key) as OfferFilter), page } }),
})

/** A country of the product, or undefined for anything else that an address may hold. */
export const toCountry = (text: string | undefined): Country | undefined => countries.find((code) => code === text)
