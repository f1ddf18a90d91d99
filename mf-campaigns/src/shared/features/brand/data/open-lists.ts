import { apiAction } from '@samspel/store'

export const listOpenCommunityLists = apiAction('listOpenCommunityLists')
export const requestCommunityMembership = apiAction('requestCommunityMembership')
export const leaveCommunityList = apiAction('leaveCommunityList')
