/** Every store where a campaign's offer is picked up. */
export const storesPath = (campaignId: string): string => `/p/marketplace/store-campaigns?campaignId=${campaignId}`
