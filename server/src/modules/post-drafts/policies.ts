import type { CampaignState, ErrorId, ExtraRoundState, PostDraft, PostDraftState } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor } from '../../auth/roles'

export interface DraftFacts {
  brandId: string
  instagramerId: string
  state: PostDraftState
  /** The terms ask for a draft. */
  isAsked: boolean
  /** Something was sent at least once. */
  wasSent: boolean
  takesPart: boolean
  campaignState: CampaignState
  feeReturned: boolean
  /** How often changes can still be asked for; null: as often as wanted. */
  changesLeft: number | null
  extraRound: ExtraRoundState | null
}

/** Its creator sees it where one is asked for, staff once it was sent; for anybody else it does not exist. */
export const canSeeDraft = (
  caller: Caller,
  { brandId, instagramerId, isAsked, wasSent }: Pick<DraftFacts, 'brandId' | 'instagramerId' | 'isAsked' | 'wasSent'>,
): boolean =>
  caller.kind === 'instagramer'
    ? caller.id === instagramerId && (isAsked || wasSent)
    : wasSent && mayFor(caller, 'seeCampaigns', brandId)

type Rule = (facts: DraftFacts) => ErrorId | undefined

const whileOpen = ({ isAsked, takesPart, campaignState, feeReturned }: DraftFacts): ErrorId | undefined =>
  isAsked && takesPart && acceptsMentions(campaignState) && !feeReturned ? undefined : 'illegal_transition'

const forStaff =
  (rule: Rule) =>
  (caller: Caller, facts: DraftFacts): ErrorId | undefined =>
    !canSeeDraft(caller, facts) ? 'not_found' : mayFor(caller, 'decidePosts', facts.brandId) ? rule(facts) : 'forbidden'
const forCreator =
  (rule: Rule) =>
  (caller: Caller, facts: DraftFacts): ErrorId | undefined =>
    !canSeeDraft(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'

const whileWritten: Rule = (facts) =>
  facts.state === 'writing' || facts.state === 'changes_requested' ? whileOpen(facts) : 'illegal_transition'
const whileSent: Rule = (facts) => (facts.state === 'sent' ? whileOpen(facts) : 'already_decided')

/** The creator writes until it is sent; then the brand answers, once for each version. */
const rules = {
  write: forCreator(whileWritten),
  send: forCreator(whileWritten),
  withdraw: forCreator(whileSent),
  answerExtraRound: forCreator((facts) => (facts.extraRound === 'asked' ? whileSent(facts) : 'already_decided')),
  comment: forStaff(whileSent),
  approve: forStaff(whileSent),
  requestChanges: forStaff((facts) => whileSent(facts) ?? (facts.changesLeft === 0 ? 'changes_used_up' : undefined)),
  askExtraRound: forStaff((facts) => {
    if (facts.changesLeft !== 0) return whileSent(facts) ?? 'illegal_transition'
    return whileSent(facts) ?? (facts.extraRound === null ? undefined : 'conflict')
  }),
  decline: forStaff(whileSent),
} satisfies Record<PostDraft['abilities'][number], unknown>

export const { abilitiesOf: draftAbilities, authorize: authorizeDraft } = definePolicy(rules)
