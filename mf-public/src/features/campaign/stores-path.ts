/** Path of the list of stores with a campaign's offer. */
export const storesPath = (campaignId: string): string => `/p/marketplace/store-campaigns?campaignId=${campaignId}`
