import type { CampaignState, DecisionState, Mention } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import type { Caller } from '../../http/call'
import { actsFor } from '../brand-scope'

export interface MentionFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  decisionKind: Mention['decisionKind']
  campaignState: CampaignState
  participationState: DecisionState
  /** A picture that can be bought: a post's, not asked for already. */
  hasPicture: boolean
}

/** The brand's staff and the creator. */
export const canSeeMention = (caller: Caller, { brandId, instagramerId }: Pick<MentionFacts, 'brandId' | 'instagramerId'>): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

/**
 * The brand's staff decide. A decision is made once; another one needs the first taken back (reset). The creator sends again what was
 * asked to be changed.
 */
export const mentionAbilities = (caller: Caller, facts: MentionFacts): Mention['abilities'] => {
  if (!canSeeMention(caller, facts)) return []
  const isOpen = acceptsMentions(facts.campaignState)
  if (caller.kind === 'instagramer') return isOpen && facts.decisionKind === 'changes_requested' && facts.participationState === 'approved' ? ['resubmit'] : []
  const decisions: Mention['abilities'] = facts.state === 'pending' ? ['approve', 'reject', 'requestChanges'] : ['reset']
  return [...(isOpen ? decisions : []), ...(facts.state === 'approved' && facts.hasPicture ? ['buyImage' as const] : [])]
}
