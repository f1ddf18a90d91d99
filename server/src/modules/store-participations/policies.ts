import type { CampaignState, ErrorId, StoreApplicant, StoreParticipation } from '@samspel/api'
import { answersApplications } from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayTakeBack } from '../counter'
import { holds } from '../store-campaigns'

export interface StoreParticipationFacts {
  brandId: string
  state: StoreParticipation['state']
  decisionKind: StoreParticipation['decisionKind']
  campaignState: CampaignState
  pickedUpAt: string | null
  /** When the pass expires; null for those issued before passes expired. */
  expiresAt: string | null
  /** Handed out by staff of the store or brand. */
  byUser: boolean
  /** Staff handed out without a code. */
  hasReason: boolean
  hasPosts: boolean
  /** How many more the store can give away; null when that is not limited. */
  placesLeft: number | null
  now: Date
}

type Rule = (facts: StoreParticipationFacts) => ErrorId | undefined

/** The brand's staff. Clerks answer no applications, and hand out only by code. */
const isStaff = (caller: Caller, { brandId }: StoreParticipationFacts): boolean =>
  caller.kind === 'user' && caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)

const forStaff =
  (rule: Rule) =>
  (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!isStaff(caller, facts)) return 'not_found'
    return rule(facts) ?? (answersApplications(facts.campaignState) ? undefined : 'illegal_transition')
  }

/** A creator declined by the brand can still be approved; one who withdrew, or whose pass expired, has to apply again. */
const isOpenAnswer = ({ state, decisionKind }: StoreParticipationFacts): boolean =>
  state === 'requested' || (state === 'declined' && decisionKind === null)

const rules = {
  approve: forStaff((facts) => {
    if (facts.state === 'approved' || facts.state === 'picked_up') return 'already_decided'
    return isOpenAnswer(facts) ? undefined : 'illegal_transition'
  }),
  decline: forStaff(({ state }) => (state === 'requested' ? undefined : 'already_decided')),
  handOut: (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!isStaff(caller, facts)) return 'not_found'
    if (facts.state === 'picked_up') return 'already_decided'
    // Checked against the clock, since the job that ends passes runs only once a minute.
    return holds({ state: facts.state, expires_at: facts.expiresAt }, facts.now) ? undefined : 'illegal_transition'
  },
  undo: (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!isStaff(caller, facts)) return 'not_found'
    return mayTakeBack(facts, { isClerk: false, now: facts.now }) ? undefined : 'illegal_transition'
  },
  end: forStaff(({ state }) => (state === 'approved' ? undefined : 'already_decided')),
} satisfies Record<StoreApplicant['abilities'][number], unknown>

const obstacles = {
  approve: ({ placesLeft }: StoreParticipationFacts): 'campaign_full' | undefined =>
    placesLeft === 0 ? 'campaign_full' : undefined,
}

export const {
  abilitiesOf: storeParticipationAbilities,
  refusalsOf: storeParticipationRefusals,
  authorize: authorizeStoreParticipation,
} = definePolicy(rules, obstacles)
