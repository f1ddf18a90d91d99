import { apiAction } from '@samspel/store'

export { duplicateCampaign, listPackages } from '../../../data'

export const listBrands = apiAction('listBrands')
export const listCommunityLists = apiAction('listCommunityLists')
export const listAccounts = apiAction('listAccounts')
export const listCampaignEvents = apiAction('listCampaignEvents')
export const createTermsTemplate = apiAction('createTermsTemplate')
export const deleteTermsTemplate = apiAction('deleteTermsTemplate')
export const getLastTerms = apiAction('getLastTerms')
export const listTermsTemplates = apiAction('listTermsTemplates')
export const listProfileCategories = apiAction('listProfileCategories')
