import type { Agreement, CampaignState, ErrorId } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor } from '../../auth/roles'
import type { WorkRow } from './repository'

export interface AgreementFacts {
  brandId: string
  instagramerId: string
  state: WorkRow['state']
  campaignState: CampaignState
  feeReturned: boolean
  /** Its fee was paid, or everything that was agreed on is approved. */
  isDone: boolean
  /** A question waits for the creator, within its time. */
  hasQuestion: boolean
}

type Owned = Pick<AgreementFacts, 'brandId' | 'instagramerId'>

/** Readable by both sides and the platform; for anybody else it does not exist. */
export const canSeeAgreement = (caller: Caller, { brandId, instagramerId }: Owned): boolean =>
  caller.kind === 'instagramer' ? caller.id === instagramerId : mayFor(caller, 'seeCampaigns', brandId)

type Going = Pick<AgreementFacts, 'state' | 'campaignState' | 'feeReturned' | 'isDone'>

/** Nothing can be changed of what has ended or is done. */
export const goesOn = ({ state, campaignState, feeReturned, isDone }: Going): boolean =>
  (state === 'approved' || state === 'picked_up') && acceptsMentions(campaignState) && !feeReturned && !isDone

type Rule = (facts: AgreementFacts) => ErrorId | undefined

const forStaff =
  (rule: Rule) =>
  (caller: Caller, facts: AgreementFacts): ErrorId | undefined =>
    !canSeeAgreement(caller, facts)
      ? 'not_found'
      : mayFor(caller, 'decideApplications', facts.brandId)
        ? rule(facts)
        : 'forbidden'
const forCreator =
  (rule: Rule) =>
  (caller: Caller, facts: AgreementFacts): ErrorId | undefined =>
    !canSeeAgreement(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'

const rules = {
  askChange: forStaff((facts) => (goesOn(facts) ? (facts.hasQuestion ? 'conflict' : undefined) : 'illegal_transition')),
  answerChange: forCreator((facts) => (facts.hasQuestion && goesOn(facts) ? undefined : 'already_decided')),
  withdrawChange: forStaff(({ hasQuestion }) => (hasQuestion ? undefined : 'already_decided')),
} satisfies Record<Agreement['abilities'][number], unknown>

export const { abilitiesOf: agreementAbilities, authorize: authorizeAgreement } = definePolicy(rules)
