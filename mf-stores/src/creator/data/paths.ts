/** The pass of an offer, which after the pick-up says what comes next. */
export const passPath = (storeCampaignId: string): string => `/store-campaigns/${storeCampaignId}/pass`

/** Where a post for it is sent, or an earlier one changed. */
export const postPath = (storeCampaignId: string, mentionId?: string): string =>
  `/store-campaigns/${storeCampaignId}/post${mentionId ? `?mention=${mentionId}` : ''}`
