export {
  countMyParticipations,
  doneAtOnce,
  getParticipation,
  listMyAssignments,
  listMyImagePurchases,
  readAssignments,
  readMentionAgain,
  reportDeliveryProblem,
  resubmitMention,
  typeLinkFigures,
} from './assignments'
export { creatorSaga } from './creator-saga'
export { handedInAt } from './handed-in-at'
export {
  declineCampaignInvitation,
  findMyInstagramPost,
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
