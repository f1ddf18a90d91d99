import { apiAction } from '@samspel/store'

export const duplicateCampaign = apiAction('duplicateCampaign')
export const promoteCampaign = apiAction('promoteCampaign')
export const unpromoteCampaign = apiAction('unpromoteCampaign')
export const listCalendarCampaigns = apiAction('listCalendarCampaigns')
export const listCampaignDates = apiAction('listCampaignDates')
export const listPackages = apiAction('listPackages')
export const updatePackage = apiAction('updatePackage')
export const getCampaignReport = apiAction('getCampaignReport')
export const listReportLinks = apiAction('listReportLinks')
export const createReportLink = apiAction('createReportLink')
export const deleteReportLink = apiAction('deleteReportLink')
export const getSharedReport = apiAction('getSharedReport')
