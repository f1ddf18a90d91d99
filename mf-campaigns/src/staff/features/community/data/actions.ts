import { apiAction } from '@samspel/store'

export const updateCommunityList = apiAction('updateCommunityList')
export const deleteCommunityList = apiAction('deleteCommunityList')
export const updateCommunityMembers = apiAction('updateCommunityMembers')
export const importCommunityMembers = apiAction('importCommunityMembers')
