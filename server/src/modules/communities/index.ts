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
  listCommunityLists: (call) => listCommunityLists(call, call.query),
  createCommunityList: (call) => createCommunityList(call, call.body.communityList),
  getCommunityList: (call) => getCommunityList(call, call.params),
  updateCommunityList: (call) => updateCommunityList(call, { ...call.params, ...call.body.communityList }),
  deleteCommunityList: (call) => deleteCommunityList(call, call.params),
  listCommunityMembers: (call) => listCommunityMembers(call, { ...call.params, ...call.query }),
  addCommunityMembers: (call) => addCommunityMembers(call, { ...call.params, ...call.body }),
  updateCommunityMembers: (call) => updateCommunityMembers(call, { ...call.params, ...call.body }),
  importCommunityMembers: (call) => importCommunityMembers(call, { ...call.params, ...call.body }),
  listOpenCommunityLists: (call) => listOpenCommunityLists(call, { brandId: call.params.id }),
  requestCommunityMembership: (call) => requestCommunityMembership(call, { ...call.params, ...call.body }),
  leaveCommunityList: (call) => leaveCommunityList(call, call.params),
} satisfies Partial<Handlers>
