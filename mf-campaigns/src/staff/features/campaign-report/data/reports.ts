import { apiAction } from '@samspel/store'

export const getCampaignReport = apiAction('getCampaignReport')
export const getCampaignReportFile = apiAction('getCampaignReportFile')
export const pinReportPost = apiAction('pinReportPost')
export const listReportLinks = apiAction('listReportLinks')
export const createReportLink = apiAction('createReportLink')
export const updateReportLink = apiAction('updateReportLink')
export const deleteReportLink = apiAction('deleteReportLink')
