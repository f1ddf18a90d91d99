import type { CampaignState, ErrorId, StoreApplicant, StoreParticipation } from '@samspel/api'
import { answersApplications } from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayTakeBack } from '../counter'

export interface StoreParticipationFacts {
  brandId: string
  state: StoreParticipation['state']
  decisionKind: StoreParticipation['decisionKind']
  campaignState: CampaignState
  pickedUpAt: string | null
  /** Last second of the pass; null for those from before passes had an end. */
  expiresAt: string | null
  /** Somebody of the store or its brand handed out. */
  byUser: boolean
  /** Staff handed out without a code. */
  hasReason: boolean
  hasPosts: boolean
  now: Date
}

type Rule = (facts: StoreParticipationFacts) => ErrorId | undefined

/** The brand's staff; clerks answer nobody, and hand out by code alone. */
const isStaff = (caller: Caller, { brandId }: StoreParticipationFacts): boolean =>
  caller.kind === 'user' && caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)

const forStaff =
  (rule: Rule) =>
  (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!isStaff(caller, facts)) return 'not_found'
    return rule(facts) ?? (answersApplications(facts.campaignState) ? undefined : 'illegal_transition')
  }

/** Whoever the brand declined may be taken in after all; who took it back, or let it lapse, asks again. */
const isOpenAnswer = ({ state, decisionKind }: StoreParticipationFacts): boolean =>
  state === 'requested' || (state === 'declined' && decisionKind === null)

/** The job that ends passes comes once a minute; until then the clock says it. */
const hasEnded = ({ expiresAt, now }: StoreParticipationFacts): boolean =>
  expiresAt !== null && Date.parse(expiresAt) < now.getTime()

export const { abilitiesOf: storeParticipationAbilities, authorize: authorizeStoreParticipation } = definePolicy({
  approve: forStaff((facts) => {
    if (facts.state === 'approved' || facts.state === 'picked_up') return 'already_decided'
    return isOpenAnswer(facts) ? undefined : 'illegal_transition'
  }),
  decline: forStaff(({ state }) => (state === 'requested' ? undefined : 'already_decided')),
  handOut: (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!isStaff(caller, facts)) return 'not_found'
    if (facts.state === 'picked_up') return 'already_decided'
    return facts.state === 'approved' && !hasEnded(facts) ? undefined : 'illegal_transition'
  },
  undo: (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!isStaff(caller, facts)) return 'not_found'
    return mayTakeBack(facts, { isClerk: false, now: facts.now }) ? undefined : 'illegal_transition'
  },
  end: forStaff(({ state }) => (state === 'approved' ? undefined : 'already_decided')),
} satisfies Record<StoreApplicant['abilities'][number], unknown>)
