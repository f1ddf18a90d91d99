export { costLinesOf, costOf, valueOf, type CostFields, type CostLines } from './rules/campaign-cost'
export {
  acceptsApplications, acceptsMentions, campaignProcess, findMove, isEditable, missingForReview, movesFrom, type CampaignMove, type CompletenessFields, type Mover,
} from './rules/campaign-process'
export { applyObstacleOf, mentionKindsOf, needOf, placesLeftOf, type ApplyFacts, type KindFields, type NeedFacts } from './rules/collaboration'
export {
  countForCampaign, countForDay, countForParticipation, type CampaignCounters, type MentionDecision, type ParticipationCounters, type PostFigures,
} from './rules/mention-counters'
