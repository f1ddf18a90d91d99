import { acceptsMentions, type CampaignState, type DecisionState, type Mention } from '@samspel/api'
import type { Caller } from '../../http/call'
import { actsFor } from '../brand-scope'

export interface MentionFacts { brandId: string; state: DecisionState; campaignState: CampaignState }

/** The brand's staff decide. A decision is made once; another one needs the first taken back (reset). */
export const mentionAbilities = (caller: Caller, { brandId, state, campaignState }: MentionFacts): Mention['abilities'] => {
  if (caller.kind !== 'user' || caller.role === 'store_user' || !actsFor(caller.brandIds, brandId) || !acceptsMentions(campaignState)) return []
  return state === 'pending' ? ['approve', 'reject'] : ['reset']
}
