import { apiAction } from '@samspel/store'

export const listCalendarCampaigns = apiAction('listCalendarCampaigns')
export const listCampaignDates = apiAction('listCampaignDates')
