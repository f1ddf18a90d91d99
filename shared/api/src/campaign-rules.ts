export {
  type Approval,
  type Crowd,
  crowdOf,
  fittingOf,
  hasRoom,
  missingOf,
  type Purse,
  reservedOn,
} from './rules/approvals'
export { type AssignmentFacts, assignmentGroupOf, waitsForCreator } from './rules/assignments'
export { type CostFields, type CostLines, costLinesOf, costOf, valueOf } from './rules/campaign-cost'
export {
  acceptsMentions,
  answersApplications,
  type CampaignDates,
  type CampaignMove,
  campaignProcess,
  type CompletenessFields,
  findMove,
  isEditable,
  isOpenOffer,
  lastDayToApply,
  missingForReview,
  moveByDates,
  type MoveNeed,
  type Mover,
  movesFrom,
  passedDays,
  type PersonalMove,
  postingDays,
} from './rules/campaign-process'
export { isSameCaption } from './rules/captions'
export {
  type ApplyFacts,
  applyObstacleOf,
  type KindFields,
  mentionKindsOf,
  type NeedFacts,
  needOf,
  type Participants,
  participantsOf,
  type PickupNeedFacts,
  pickupNeedOf,
  placesLeftOf,
  sumOfParticipants,
} from './rules/collaboration'
export {
  countDemands,
  demandNames,
  type Demands,
  demandsOf,
  followersObstacleOf,
  type UnmetFollowers,
} from './rules/demands'
export { type AtEnd, endingCountsFor, owedAtEnd } from './rules/endings'
export {
  type CampaignCounters,
  countForCampaign,
  countForDay,
  countForParticipation,
  type MentionDecision,
  movesCounters,
  type ParticipationCounters,
  type PostFigures,
} from './rules/mention-counters'
export {
  endOfPass,
  lastPickupDayOf,
  type PostDeadline,
  postDeadlineOf,
  postDeadlineOfCampaign,
  postDeadlineOfParcel,
} from './rules/pickup-dates'
export {
  type AgreedPieces,
  changesLeftOf,
  handedInNow,
  missingForFee,
  owedOnEnding,
  type PieceLeft,
  piecesLeftOf,
} from './rules/pieces'
export { fillsSharePicture, sharePictureBox } from './rules/share-picture'
export { currentTaxRules, taxAddonOf, type TaxRules, taxRules, taxRulesOf } from './rules/tax'
export { type AssignmentGroup, assignmentGroups, type FollowersObstacle, type PickupNeed, pickupNeeds } from './states'
