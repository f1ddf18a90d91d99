export { campaignListKey, campaignLists, createCampaign, deleteCampaign, listCampaigns, placeCampaign, updateCampaign, updateCampaignState, type CampaignFilter } from './campaign-lists'
export {
  approveMention, approveParticipation, createMention, createParticipation, decisionFilters, deleteParticipation, listMentions, listMyMentions, listMyParticipations, moveDecided,
  participationListKey, participationLists, rejectMention, rejectParticipation, requestMentionChanges, resetMention, type DecisionFilter,
} from './decisions'
export { mentionDecisions, mentionLists, myMentionListKey, reviewListKey, type ReviewFilter } from './mention-lists'
export { reviewCounts, reviewCountsKey, reviewCountsName, selectReviewCounts, type DecisionCounts, type DecisionTag, type ReviewCounts } from './review-counts'
export { campaignsSaga, countCampaigns, getCalculatedReach, getCampaign } from './saga'
export { creatorSaga } from './creator-saga'
export { mentionSaga } from './mention-saga'
export {
  approvedPosts, assignmentLists, countImageRequests, countMyParticipations, getMention, getParticipation, reportDeliveryProblem, resubmitMention, type AssignmentFilter,
} from './assignments'
export {
  declineCampaignInvitation, invitationLists, myInvitationsKey, offerListKey, offerLists, offerSorts, offerValue, ownPostLists, placesLeft,
  type OfferFilter, type OfferSort, type OwnPostKind,
} from './offers'
export { creatorListKey, creatorLists, getInstagramer, listInstagramers, listProfileCategories, type CreatorFilter } from './creators'
export { brandCampaignKey, brandCampaignLists, brandPageStores, getBrand } from './brands'
export { calendarView, calendarViewChosen, selectCalendarView } from './calendar-view'
export {
  createReportLink, deleteReportLink, duplicateCampaign, getCampaignReport, getSharedReport, listCalendarCampaigns, listCampaignDates, listPackages, listReportLinks, promoteCampaign,
  unpromoteCampaign, updatePackage,
} from './desk-actions'
export { deskSaga } from './desk-saga'
