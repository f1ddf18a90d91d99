export {
  approvedPosts,
  type AssignmentFilter,
  assignmentLists,
  countImageRequests,
  countMyParticipations,
  getMention,
  getParticipation,
  reportDeliveryProblem,
  resubmitMention,
} from './assignments'
export { brandCampaignKey, brandCampaignLists, brandPageStores, getBrand } from './brands'
export { calendarView, calendarViewChosen, selectCalendarView } from './calendar-view'
export {
  type CampaignFilter,
  campaignListKey,
  campaignLists,
  createCampaign,
  deleteCampaign,
  listCampaigns,
  placeCampaign,
  updateCampaign,
  updateCampaignState,
} from './campaign-lists'
export {
  addCommunityMembers,
  type ChosenCreator,
  communityAnswers,
  createCommunityList,
  creatorPosts,
  deleteCommunityList,
  getCommunityList,
  idsPerCall,
  importCommunityMembers,
  listCollaborations,
  listCommunityLists,
  listCommunityMembers,
  updateCommunityList,
  updateCommunityMembers,
} from './communities'
export { countCampaigns } from './counts'
export { creatorSaga } from './creator-saga'
export {
  type CreatorFilter,
  creatorFilterKey,
  creatorLists,
  type CreatorSort,
  creatorSorts,
  getInstagramer,
  listInstagramers,
  listProfileCategories,
  updateInstagramer,
} from './creators'
export {
  approveMention,
  approveParticipation,
  createMention,
  createParticipation,
  type DecisionFilter,
  decisionFilters,
  deleteParticipation,
  listMentions,
  listMyMentions,
  listMyParticipations,
  moveDecided,
  participationListKey,
  participationLists,
  rejectMention,
  rejectParticipation,
  requestMentionChanges,
  resetMention,
} from './decisions'
export {
  createReportLink,
  deleteReportLink,
  duplicateCampaign,
  getCampaignReport,
  getSharedReport,
  listCalendarCampaigns,
  listCampaignDates,
  listPackages,
  listReportLinks,
  promoteCampaign,
  unpromoteCampaign,
  updatePackage,
} from './desk-actions'
export { deskSaga } from './desk-saga'
export { imagePurchaseSaga } from './image-purchase-saga'
export {
  imagePurchases,
  imagePurchasesName,
  type PurchaseCounts,
  purchaseCountsKey,
  type PurchaseTag,
  selectImagePurchases,
  syncRequested,
} from './image-purchase-sync'
export {
  acceptImagePurchase,
  approveImagePurchase,
  createImagePurchase,
  declineImagePurchase,
  getImageOriginal,
  imagePurchaseLists,
  listAccounts,
  type PurchaseFilter,
  purchaseListKey,
  type PurchaseState,
  purchaseStates,
} from './image-purchases'
export {
  type AskedCreator,
  askedCreators,
  askedCreatorsName,
  canBeAsked,
  createCampaignInvitations,
  deleteCampaignInvitation,
  type InvitationTag,
  listCampaignInvitations,
  listPotentialInstagramers,
  type PotentialFilter,
  potentialListKey,
  potentialLists,
  selectAskedCreators,
} from './invitations'
export { keepMounts, mountLate } from './late-parts'
export { mentionDecisions, mentionLists, myMentionListKey, type ReviewFilter, reviewListKey } from './mention-lists'
export { mentionSaga } from './mention-saga'
export {
  declineCampaignInvitation,
  invitationLists,
  myInvitationsKey,
  type OfferFilter,
  offerListKey,
  offerLists,
  type OfferSort,
  offerSorts,
  offerValue,
  type OwnPostKind,
  ownPostLists,
  placesLeft,
} from './offers'
export {
  filterPart,
  type ParticipationFilter,
  rateParticipation,
  readParticipation,
  resolveDeliveryProblem,
  updateParticipation,
} from './participation-desk'
export {
  listProductSuggestions,
  startSuggestions,
  suggestionSaga,
  updateProductSuggestion,
} from './product-suggestions'
export {
  type DecisionCounts,
  type DecisionTag,
  type ReviewCounts,
  reviewCounts,
  reviewCountsKey,
  reviewCountsName,
  selectReviewCounts,
} from './review-counts'
export { campaignsSaga, getCalculatedReach, getCampaign } from './saga'
export { startCreator } from './start-creator'
export { startDesk } from './start-desk'
export { startImages } from './start-images'
