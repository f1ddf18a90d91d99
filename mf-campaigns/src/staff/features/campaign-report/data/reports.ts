import { apiAction } from '@samspel/store'

export const getCampaignReport = apiAction('getCampaignReport')
export const listReportLinks = apiAction('listReportLinks')
export const createReportLink = apiAction('createReportLink')
export const deleteReportLink = apiAction('deleteReportLink')
