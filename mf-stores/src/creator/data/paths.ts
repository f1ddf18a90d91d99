/** Path of an offer's pass, which shows the next steps after the pick-up. */
export const passPath = (storeCampaignId: string): string => `/store-campaigns/${storeCampaignId}/pass`

/** Path for submitting a post about it, or changing an earlier one. */
export const postPath = (storeCampaignId: string, mentionId?: string): string =>
  `/store-campaigns/${storeCampaignId}/post${mentionId ? `?mention=${mentionId}` : ''}`
