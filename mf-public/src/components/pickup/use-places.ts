import type { Campaign, StoreCampaign } from '@samspel/api'
import { useRead } from '../../data/api'
import { listStoreCampaigns } from '../../data/store-campaigns'
import { useVisitorCountry } from '../../data/visitor-country'
import { useNear } from '../location/use-near'

/** How many offers the stores can be asked for at once. */
export const placesAtOnce = 20

/** The best store of each pick-up offer, by the offer's id: one in the visitor's country, the nearest where a place is known. At most twenty offers. */
export function usePlaces(offers: readonly Campaign[]): ReadonlyMap<string, StoreCampaign> {
  const near = useNear()
  const countryFirst = useVisitorCountry()
  const campaignId = offers.filter(({ deliveryMethod }) => deliveryMethod === 'pickup').map(({ id }) => id)
  const { data } = useRead(
    campaignId.length === 0
      ? undefined
      : listStoreCampaigns({
          query: { campaignId, oneEach: true, perPage: placesAtOnce, countryFirst, ...(near && { near }) },
        }),
    { keepPrevious: true },
  )
  return new Map(data?.storeCampaigns.map((place) => [place.campaignId, place]))
}
