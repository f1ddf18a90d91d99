import { apiAction } from '@samspel/store'

export const listBrands = apiAction('listBrands')
export const listCommunityLists = apiAction('listCommunityLists')
export const listPackages = apiAction('listPackages')
export const listAccounts = apiAction('listAccounts')
export const listCampaignEvents = apiAction('listCampaignEvents')
export const duplicateCampaign = apiAction('duplicateCampaign')
export const listProfileCategories = apiAction('listProfileCategories')
