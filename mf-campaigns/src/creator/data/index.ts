export {
  type AssignmentFilter,
  assignmentLists,
  countMyParticipations,
  getParticipation,
  listMyImagePurchases,
  reportDeliveryProblem,
  resubmitMention,
} from './assignments'
export { creatorSaga } from './creator-saga'
export {
  declineCampaignInvitation,
  invitationLists,
  myInvitationsKey,
  type OfferFilter,
  offerListKey,
  offerLists,
  type OfferSort,
  offerSorts,
  type OwnPostKind,
  ownPostLists,
} from './offers'
