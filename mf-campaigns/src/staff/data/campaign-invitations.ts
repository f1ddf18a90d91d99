import { apiAction } from '@samspel/store'

export const createCampaignInvitations = apiAction('createCampaignInvitations')
