import type { CampaignState, DecisionState, ErrorId, Mention } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor, type Right } from '../../auth/roles'
import { takesMentions } from '../participations'

export interface MentionFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  decisionKind: Mention['decisionKind']
  campaignState: CampaignState
  /** The creator takes part: approved, or has received the product at a store. */
  takesPart: boolean
  /** The fee on hold for it was returned to the brand. */
  feeReturned: boolean
  /** How often changes can still be asked for; null: as often as wanted. */
  changesLeft: number | null
  /** A picture that can be bought: it belongs to a post and has not been requested yet. */
  hasPicture: boolean
}

/** Visible to the brand's staff and the creator. */
export const canSeeMention = (
  caller: Caller,
  { brandId, instagramerId }: Pick<MentionFacts, 'brandId' | 'instagramerId'>,
): boolean => {
  if (caller.kind === 'user') return mayFor(caller, 'seeCampaigns', brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

type Place = 'brandId' | 'instagramerId' | 'campaignState' | 'takesPart' | 'feeReturned'

const isOpen = ({ takesPart, campaignState, feeReturned }: Pick<MentionFacts, Place>) =>
  takesPart && takesMentions({ state: 'approved', campaignState, feeReturned })
const whileOpen = (facts: Pick<MentionFacts, Place>): ErrorId | undefined =>
  isOpen(facts) ? undefined : 'illegal_transition'

type Rule<F> = (facts: F) => ErrorId | undefined
const forStaff =
  <F>(right: Right, rule: Rule<F>) =>
  (caller: Caller, facts: F & Pick<MentionFacts, 'brandId' | 'instagramerId'>): ErrorId | undefined =>
    !canSeeMention(caller, facts) ? 'not_found' : mayFor(caller, right, facts.brandId) ? rule(facts) : 'forbidden'
const forCreator =
  <F>(rule: Rule<F>) =>
  (caller: Caller, facts: F & Pick<MentionFacts, 'brandId' | 'instagramerId'>): ErrorId | undefined =>
    !canSeeMention(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'

/** The creator was asked to change it and has not resubmitted. */
export const isSentBack = ({ state, decisionKind }: Pick<MentionFacts, 'state' | 'decisionKind'>): boolean =>
  state === 'rejected' && decisionKind === 'changes_requested'

/** A mention is decided once, and a decision is reset once; a later attempt learns that it came too late. */
const decide = forStaff('decidePosts', (facts: Pick<MentionFacts, Place | 'state'>) =>
  facts.state === 'pending' ? whileOpen(facts) : 'already_decided',
)

/**
 * The brand's staff decide while the creator takes part and can be paid for it. Deciding again requires resetting the first decision. The
 * creator resubmits what they were asked to change.
 */
const rules = {
  approve: decide,
  reject: decide,
  requestChanges: forStaff('decidePosts', (facts: Pick<MentionFacts, Place | 'state' | 'changesLeft'>) => {
    if (facts.state !== 'pending') return 'already_decided'
    return whileOpen(facts) ?? (facts.changesLeft === 0 ? 'changes_used_up' : undefined)
  }),
  reset: forStaff('decidePosts', (facts: Pick<MentionFacts, Place | 'state'>) =>
    facts.state === 'pending' ? 'already_decided' : whileOpen(facts),
  ),
  buyImage: forStaff('buyPictures', ({ state, hasPicture }: Pick<MentionFacts, 'state' | 'hasPicture'>) =>
    state === 'approved' && hasPicture ? undefined : 'illegal_transition',
  ),
  resubmit: forCreator((facts: Pick<MentionFacts, Place | 'state' | 'decisionKind'>) =>
    isSentBack(facts) ? whileOpen(facts) : 'illegal_transition',
  ),
} satisfies Record<Mention['abilities'][number], unknown>

export const { abilitiesOf: mentionAbilities, authorize: authorizeMention } = definePolicy(rules)
