import { apiAction } from '@samspel/store'

export const listCampaigns = apiAction('listCampaigns')
export const listMarketplace = apiAction('listMarketplace')
export const getCampaign = apiAction('getCampaign')
export const getCalculatedReach = apiAction('getCalculatedReach')
