import type { Handlers } from '../../http/call'
import { leaveCommunityList, listOpenCommunityLists, requestCommunityMembership } from './creator-side'
import { importCommunityMembers } from './import'
import {
  createCommunityList,
  deleteCommunityList,
  getCommunityList,
  listCommunityLists,
  updateCommunityList,
} from './lists'
import { addCommunityMembers, listCommunityMembers, updateCommunityMembers } from './members'

export { communityDeliveries } from './list-invitations'

export const communityHandlers = {
  listCommunityLists,
  createCommunityList,
  getCommunityList,
  updateCommunityList,
  deleteCommunityList,
  listCommunityMembers,
  addCommunityMembers,
  updateCommunityMembers,
  importCommunityMembers,
  listOpenCommunityLists,
  requestCommunityMembership,
  leaveCommunityList,
} satisfies Partial<Handlers>
