export { getBrand } from './brands'
export { getCalculatedReach, getCampaign, listCampaigns, listMarketplace } from './campaigns'
export { listProfileCategories } from './categories'
export { countCampaigns, refreshCounts } from './counts'
export { type DecisionFilter, decisionFilters } from './decisions'
export { applyErrors, deskErrors } from './error-texts'
export { imagePurchaseSaga } from './image-purchase-saga'
export {
  imagePurchases,
  imagePurchasesName,
  purchaseCountsKey,
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
  purchaseStates,
} from './image-purchases'
export { liveCampaignSaga } from './live-campaign-saga'
export {
  mentionDecisions,
  mentionLists,
  myMentionListKey,
  pickupMentionListKey,
  type ReviewFilter,
  reviewListKey,
} from './mention-lists'
export { mentionSaga } from './mention-saga'
export {
  approveMention,
  createMention,
  createStoreMention,
  listMentions,
  listMyMentions,
  rejectMention,
  requestMentionChanges,
  resetMention,
} from './mentions'
export { pageState } from './page-state'
export { type ParticipationFilter } from './participation-filter'
export {
  approveParticipation,
  createParticipation,
  deleteParticipation,
  listMyParticipations,
  participationListKey,
  participationLists,
  readParticipation,
  rejectParticipation,
  updateParticipation,
} from './participation-lists'
export { startImages } from './start-images'
