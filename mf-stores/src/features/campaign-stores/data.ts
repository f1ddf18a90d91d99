import { apiAction } from '@samspel/store'

export const listFittingStores = apiAction('listFittingStores')
export const addStoreCampaigns = apiAction('addStoreCampaigns')
