import type { StoreCampaign } from '@samspel/api'
import type { Asked } from '@samspel/offer'

/** What an offer at a store asks of its creators; people travel to a store, so it asks for no country. */
export const askedAt = ({ campaign, followersObstacle, brandName }: StoreCampaign): Asked => ({
  minFollowers: campaign.minFollowers ?? null,
  maxFollowers: campaign.maxFollowers ?? null,
  brandName,
  obstacle: followersObstacle,
})
