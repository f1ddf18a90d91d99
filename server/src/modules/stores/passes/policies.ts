import type { CampaignState, ErrorId, StoreApplicant, StoreParticipation } from '@samspel/api'
import { acceptsMentions, answersApplications, hasRoom } from '@samspel/api/campaign-rules'
import type { Caller } from '../../../auth/caller'
import { definePolicy } from '../../../auth/policy'
import { mayFor, type Right } from '../../../auth/roles'
import { mayTakeBack } from '../counter'
import { holds } from '../offers'

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
  /** Nothing is owed any more. */
  feeReturned: boolean
  /** How many more the store can give away; null when that is not limited. */
  placesLeft: number | null
  now: Date
}

type Rule = (facts: StoreParticipationFacts) => ErrorId | undefined

/** Clerks see none of it at the desk: they answer no applications, and hand out only by code. */
const forStaff =
  (right: Right, rule: Rule) =>
  (caller: Caller, facts: StoreParticipationFacts): ErrorId | undefined => {
    if (!mayFor(caller, 'seeCampaigns', facts.brandId)) return 'not_found'
    return mayFor(caller, right, facts.brandId) ? rule(facts) : 'forbidden'
  }
const forDeciders = (rule: Rule) =>
  forStaff(
    'decideApplications',
    (facts) => rule(facts) ?? (answersApplications(facts.campaignState) ? undefined : 'illegal_transition'),
  )

/** A creator declined by the brand can still be approved; one who withdrew, or whose pass expired, has to apply again. */
const isOpenAnswer = ({ state, decisionKind }: StoreParticipationFacts): boolean =>
  state === 'requested' || (state === 'declined' && decisionKind === null)

const rules = {
  approve: forDeciders((facts) => {
    if (facts.state === 'approved' || facts.state === 'picked_up') return 'already_decided'
    return isOpenAnswer(facts) ? undefined : 'illegal_transition'
  }),
  decline: forDeciders(({ state }) => (state === 'requested' ? undefined : 'already_decided')),
  handOut: forStaff('handOutFromDesk', (facts) => {
    if (facts.state === 'picked_up') return 'already_decided'
    // Checked against the clock, since the job that ends passes runs only once a minute.
    return holds({ state: facts.state, expires_at: facts.expiresAt }, facts.now) ? undefined : 'illegal_transition'
  }),
  undo: forStaff('handOutFromDesk', (facts) =>
    mayTakeBack(facts, { isFromDesk: true, now: facts.now }) ? undefined : 'illegal_transition',
  ),
  // A pass stops working; what was picked up ends as every collaboration (`endCollaboration`).
  end: forStaff('decideApplications', (facts) => {
    if (facts.state === 'approved') return answersApplications(facts.campaignState) ? undefined : 'illegal_transition'
    if (facts.state !== 'picked_up' || facts.decisionKind !== null || facts.feeReturned) return 'already_decided'
    return acceptsMentions(facts.campaignState) ? undefined : 'illegal_transition'
  }),
  move: forDeciders(({ state }) => (state === 'requested' ? undefined : 'already_decided')),
} satisfies Record<StoreApplicant['abilities'][number], unknown>

const obstacles = {
  approve: ({ placesLeft }: StoreParticipationFacts): 'campaign_full' | undefined =>
    hasRoom(placesLeft) ? undefined : 'campaign_full',
}

export const {
  abilitiesOf: storeParticipationAbilities,
  refusalsOf: storeParticipationRefusals,
  authorize: authorizeStoreParticipation,
} = definePolicy(rules, obstacles)
