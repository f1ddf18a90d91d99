export { costLinesOf, costOf, valueOf, type CostFields, type CostLines } from './rules/campaign-cost'
export {
  acceptsMentions, answersApplications, campaignProcess, findMove, isEditable, isOpenOffer, lastDayToApply, missingForReview, moveByDates,
  movesFrom, passedDays,
  type CampaignDates, type CampaignMove, type CompletenessFields, type Mover, type PersonalMove,
} from './rules/campaign-process'
export {
  applyObstacleOf, mentionKindsOf, needOf, placesLeftOf, type ApplyFacts, type KindFields, type NeedFacts,
} from './rules/collaboration'
export {
  countForCampaign, countForDay, countForParticipation, type CampaignCounters, type MentionDecision, type ParticipationCounters,
  type PostFigures,
} from './rules/mention-counters'
