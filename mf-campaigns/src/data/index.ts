export {
  campaignListKey, campaignLists, createCampaign, deleteCampaign, listCampaigns, placeCampaign, updateCampaign, updateCampaignState,
  type CampaignFilter,
} from './campaign-lists'
export {
  approveMention, approveParticipation, createMention, createParticipation, decisionFilters, deleteParticipation, listMentions,
  listMyMentions, listMyParticipations, moveDecided,
  participationListKey, participationLists, rejectMention, rejectParticipation, requestMentionChanges, resetMention, type DecisionFilter,
} from './decisions'
export { mentionDecisions, mentionLists, myMentionListKey, reviewListKey, type ReviewFilter } from './mention-lists'
export {
  reviewCounts, reviewCountsKey, reviewCountsName, selectReviewCounts, type DecisionCounts, type DecisionTag, type ReviewCounts,
} from './review-counts'
export { countCampaigns } from './counts'
export { keepMounts, mountLate } from './late-parts'
export { campaignsSaga, getCalculatedReach, getCampaign } from './saga'
export { startCreator } from './start-creator'
export { startDesk } from './start-desk'
export { startImages } from './start-images'
export { creatorSaga } from './creator-saga'
export { mentionSaga } from './mention-saga'
export {
  acceptImagePurchase, approveImagePurchase, createImagePurchase, declineImagePurchase, getImageOriginal, imagePurchaseLists, listAccounts,
  purchaseListKey, purchaseStates, type PurchaseFilter,
  type PurchaseState,
} from './image-purchases'
export {
  imagePurchases, imagePurchasesName, purchaseCountsKey, selectImagePurchases, syncRequested, type PurchaseCounts, type PurchaseTag,
} from './image-purchase-sync'
export { imagePurchaseSaga } from './image-purchase-saga'
export {
  approvedPosts, assignmentLists, countImageRequests, countMyParticipations, getMention, getParticipation, reportDeliveryProblem,
  resubmitMention, type AssignmentFilter,
} from './assignments'
export {
  declineCampaignInvitation, invitationLists, myInvitationsKey, offerListKey, offerLists, offerSorts, offerValue, ownPostLists, placesLeft,
  type OfferFilter, type OfferSort, type OwnPostKind,
} from './offers'
export {
  creatorFilterKey, creatorLists, creatorSorts, getInstagramer, listInstagramers, listProfileCategories, updateInstagramer,
  type CreatorFilter, type CreatorSort,
} from './creators'
export {
  addCommunityMembers, communityAnswers, createCommunityList, creatorPosts, deleteCommunityList, getCommunityList, idsPerCall,
  importCommunityMembers, listCollaborations,
  listCommunityLists, listCommunityMembers, updateCommunityList, updateCommunityMembers, type ChosenCreator,
} from './communities'
export { brandCampaignKey, brandCampaignLists, brandPageStores, getBrand } from './brands'
export { calendarView, calendarViewChosen, selectCalendarView } from './calendar-view'
export {
  createReportLink, deleteReportLink, duplicateCampaign, getCampaignReport, getSharedReport, listCalendarCampaigns, listCampaignDates,
  listPackages, listReportLinks, promoteCampaign,
  unpromoteCampaign, updatePackage,
} from './desk-actions'
export { deskSaga } from './desk-saga'
export {
  filterPart, rateParticipation, readParticipation, resolveDeliveryProblem, updateParticipation, type ParticipationFilter,
} from './participation-desk'
export {
  askedCreators, askedCreatorsName, canBeAsked, createCampaignInvitations, deleteCampaignInvitation, listCampaignInvitations,
  listPotentialInstagramers, potentialListKey, potentialLists,
  selectAskedCreators, type AskedCreator, type InvitationTag, type PotentialFilter,
} from './invitations'
export { listProductSuggestions, startSuggestions, suggestionSaga, updateProductSuggestion } from './product-suggestions'
