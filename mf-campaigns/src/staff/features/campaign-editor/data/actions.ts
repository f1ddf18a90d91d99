import { apiAction } from '@samspel/store'

export { duplicateCampaign, listPackages } from '../../../data'

export const listBrands = apiAction('listBrands')
export const listCommunityLists = apiAction('listCommunityLists')
export const listAccounts = apiAction('listAccounts')
export const listCampaignEvents = apiAction('listCampaignEvents')
export const listProfileCategories = apiAction('listProfileCategories')
