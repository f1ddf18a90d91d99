import { apiAction } from '@samspel/store'

export const duplicateCampaign = apiAction('duplicateCampaign')
export const promoteCampaign = apiAction('promoteCampaign')
export const unpromoteCampaign = apiAction('unpromoteCampaign')
