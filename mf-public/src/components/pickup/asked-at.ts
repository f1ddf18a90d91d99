import type { StoreCampaign } from '@samspel/api'
import type { Asked } from '@samspel/offer'
import type { RequirementsProps } from '@samspel/offer/page'

/** What an offer at a store asks of its creators; people travel to a store, so it asks for no country. */
export const askedAt = ({ campaign, followersObstacle, brandName }: StoreCampaign): Asked => ({
  minFollowers: campaign.minFollowers ?? null,
  maxFollowers: campaign.maxFollowers ?? null,
  brandName,
  obstacle: followersObstacle,
})

/** The same for the card that every offer shows. */
export const requirementsAt = (offer: StoreCampaign): RequirementsProps['campaign'] => {
  const { minFollowers, maxFollowers, brandName, obstacle } = askedAt(offer)
  return {
    minFollowers,
    maxFollowers,
    brandName,
    country: offer.store.countryCode,
    deliveryMethod: 'pickup',
    ...(obstacle !== undefined && { applyObstacle: obstacle }),
    ...(offer.campaign.wishes && { wishes: offer.campaign.wishes }),
  }
}
