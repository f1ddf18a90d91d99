import { acceptsMentions, type CampaignState, type DecisionState, type Participation } from '@samspel/api'
import type { Caller } from '../../http/call'
import { actsFor } from '../brand-scope'
import { takesDecisions } from '../campaigns/policies'

export interface ParticipationFacts { brandId: string; instagramerId: string; state: DecisionState; campaignState: CampaignState }

/** The brand's staff and the creator; nobody else learns that it exists. */
export const canSeeParticipation = (caller: Caller, { brandId, instagramerId }: Pick<ParticipationFacts, 'brandId' | 'instagramerId'>): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

export const participationAbilities = (caller: Caller, facts: ParticipationFacts): Participation['abilities'] => {
  if (!canSeeParticipation(caller, facts)) return []
  const { state, campaignState } = facts
  if (caller.kind === 'user') {
    if (!takesDecisions(campaignState)) return []
    return (['approve', 'reject'] as const).filter((act) => !(act === 'approve' ? state === 'approved' : state === 'rejected'))
  }
  if (state === 'pending') return ['withdraw']
  return state === 'approved' && acceptsMentions(campaignState) ? ['postMention'] : []
}
