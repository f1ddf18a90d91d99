import type { CampaignState, DecisionState, Mention } from '@samspel/api'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { takesMentions } from '../participations'

export interface MentionFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  decisionKind: Mention['decisionKind']
  campaignState: CampaignState
  participationState: DecisionState
  /** What was held for the participation has gone back to the brand. */
  feeReturned: boolean
  /** A picture that can be bought: a post's, not asked for already. */
  hasPicture: boolean
}

/** The brand's staff and the creator. */
export const canSeeMention = (
  caller: Caller,
  { brandId, instagramerId }: Pick<MentionFacts, 'brandId' | 'instagramerId'>,
): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

/**
 * The brand's staff decide while the creator takes part and is paid for it. A decision is made once; another one needs the first taken back
 * (reset). The creator sends again what was asked to be changed.
 */
export const mentionAbilities = (caller: Caller, facts: MentionFacts): Mention['abilities'] => {
  if (!canSeeMention(caller, facts)) return []
  const isOpen = takesMentions({
    state: facts.participationState,
    campaignState: facts.campaignState,
    feeReturned: facts.feeReturned,
  })
  if (caller.kind === 'instagramer') return isOpen && facts.decisionKind === 'changes_requested' ? ['resubmit'] : []
  const decisions: Mention['abilities'] =
    facts.state === 'pending' ? ['approve', 'reject', 'requestChanges'] : ['reset']
  return [
    ...(isOpen ? decisions : []),
    ...(facts.state === 'approved' && facts.hasPicture ? ['buyImage' as const] : []),
  ]
}
