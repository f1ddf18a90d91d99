export { duplicateCampaign, promoteCampaign, unpromoteCampaign } from './campaign-actions'
export { createCampaignInvitations } from './campaign-invitations'
export {
  askedOf,
  type CampaignFilter,
  campaignListKey,
  campaignLists,
  createCampaign,
  deleteCampaign,
  updateCampaign,
  updateCampaignState,
} from './campaign-lists'
export { campaignSaga } from './campaign-saga'
export {
  addCommunityMembers,
  type ChosenCreator,
  communityAnswers,
  createCommunityList,
  getCommunityList,
  idsPerCall,
  listBrands,
  listCommunityLists,
  listCommunityMembers,
} from './communities'
export { getInstagramer, listInstagramers, updateInstagramer } from './creators'
export { directoryHref, leaveDirectory, positionFor, rememberPosition } from './directory-position'
export { listPackages } from './packages'
export { type DecisionTag, reviewCounts, reviewCountsKey, reviewCountsName, selectReviewCounts } from './review-counts'
export { refresh } from './saga-steps'
