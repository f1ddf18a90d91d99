import type { CampaignState, DecisionState, Participation } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import type { Caller } from '../../http/call'
import { actsFor } from '../brand-scope'
import { takesDecisions } from '../campaigns/policies'

export interface ParticipationFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  campaignState: CampaignState
  approvedMentionsCount: number
  /** A delivery problem that nobody has answered. */
  hasOpenProblem: boolean
}

/** The brand's staff and the creator; nobody else learns that it exists. */
export const canSeeParticipation = (caller: Caller, { brandId, instagramerId }: Pick<ParticipationFacts, 'brandId' | 'instagramerId'>): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

/** A collaboration is rated when something came of it: a mention was approved, or the campaign is over. */
export const canRate = ({ state, campaignState, approvedMentionsCount }: Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>): boolean =>
  state === 'approved' && (campaignState === 'finished' || campaignState === 'archived' || approvedMentionsCount > 0)

/** While the campaign takes mentions and no other problem is open. */
export const canReportDelivery = ({ state, campaignState, hasOpenProblem }: Pick<ParticipationFacts, 'state' | 'campaignState' | 'hasOpenProblem'>): boolean =>
  state === 'approved' && acceptsMentions(campaignState) && !hasOpenProblem

type Ability = Participation['abilities'][number]

const answersOf: Record<DecisionState, readonly Ability[]> = { pending: ['approve', 'reject'], approved: ['remove'], rejected: ['approve'] }

const ofStaff = (facts: ParticipationFacts): Ability[] => [
  ...(takesDecisions(facts.campaignState) ? answersOf[facts.state] : []),
  'annotate',
  ...(canRate(facts) ? ['rate' as const] : []),
  ...(facts.hasOpenProblem ? ['resolveDelivery' as const] : []),
]

const ofCreator = (facts: ParticipationFacts): Ability[] => {
  if (facts.state === 'pending') return ['withdraw']
  if (facts.state !== 'approved' || !acceptsMentions(facts.campaignState)) return []
  return canReportDelivery(facts) ? ['postMention', 'reportDelivery'] : ['postMention']
}

export const participationAbilities = (caller: Caller, facts: ParticipationFacts): Participation['abilities'] => {
  if (!canSeeParticipation(caller, facts)) return []
  return caller.kind === 'user' ? ofStaff(facts) : ofCreator(facts)
}
