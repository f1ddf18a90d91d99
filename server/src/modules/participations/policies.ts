import type { CampaignState, DecisionState, ErrorId, Participation } from '@samspel/api'
import { acceptsMentions, answersApplications } from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'

export interface ParticipationFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  campaignState: CampaignState
  approvedMentionsCount: number
  hasOpenProblem: boolean
  /** The fee on hold for it was returned to the brand. */
  feeReturned: boolean
}

/** Visible to the brand's staff and the creator; for anybody else it does not exist. */
export const canSeeParticipation = (
  caller: Caller,
  { brandId, instagramerId }: Pick<ParticipationFacts, 'brandId' | 'instagramerId'>,
): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

/** A collaboration can be rated once a mention was approved or the campaign has ended. */
export const canRate = ({
  state,
  campaignState,
  approvedMentionsCount,
}: Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>): boolean =>
  state === 'approved' && (campaignState === 'finished' || campaignState === 'archived' || approvedMentionsCount > 0)

/** Approved, in a campaign that accepts mentions, and its fee, if any, was not returned to the brand. */
export const takesMentions = ({
  state,
  campaignState,
  feeReturned,
}: Pick<ParticipationFacts, 'state' | 'campaignState' | 'feeReturned'>): boolean =>
  state === 'approved' && acceptsMentions(campaignState) && !feeReturned

/** Possible while applications are decided. In a finished campaign, a participant with nothing approved can still be removed. */
export const canRefuse = ({
  state,
  campaignState,
  approvedMentionsCount,
}: Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>): boolean =>
  state !== 'rejected' &&
  (answersApplications(campaignState) ||
    (campaignState === 'finished' && state === 'approved' && approvedMentionsCount <= 0))

type Rule<F> = (facts: F) => ErrorId | undefined
type Owned = Pick<ParticipationFacts, 'brandId' | 'instagramerId'>

const forStaff =
  <F>(rule: Rule<F>) =>
  (caller: Caller, facts: F & Owned): ErrorId | undefined =>
    !canSeeParticipation(caller, facts) ? 'not_found' : caller.kind === 'user' ? rule(facts) : 'forbidden'
const forCreator =
  <F>(rule: Rule<F>) =>
  (caller: Caller, facts: F & Owned): ErrorId | undefined =>
    !canSeeParticipation(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'
const unless = (isAllowed: boolean): ErrorId | undefined => (isAllowed ? undefined : 'illegal_transition')

type Mentionable = Pick<ParticipationFacts, 'state' | 'campaignState' | 'feeReturned'>
type Refusable = Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>

const rules = {
  approve: forStaff(({ state, campaignState }: Pick<ParticipationFacts, 'state' | 'campaignState'>) =>
    state === 'approved' ? 'already_decided' : unless(answersApplications(campaignState)),
  ),
  reject: forStaff((facts: Refusable) => (facts.state === 'pending' ? unless(canRefuse(facts)) : 'already_decided')),
  remove: forStaff((facts: Refusable) => (facts.state === 'approved' ? unless(canRefuse(facts)) : 'already_decided')),
  annotate: forStaff(() => undefined),
  rate: forStaff((facts: Refusable) => unless(canRate(facts))),
  resolveDelivery: forStaff(
    ({
      state,
      campaignState,
      hasOpenProblem,
    }: Pick<ParticipationFacts, 'state' | 'campaignState' | 'hasOpenProblem'>) =>
      hasOpenProblem ? unless(state === 'approved' && acceptsMentions(campaignState)) : 'already_decided',
  ),
  withdraw: forCreator(({ state }: Pick<ParticipationFacts, 'state'>) =>
    state === 'pending' ? undefined : 'already_decided',
  ),
  postMention: forCreator((facts: Mentionable) => unless(takesMentions(facts))),
  reportDelivery: forCreator((facts: Mentionable & Pick<ParticipationFacts, 'hasOpenProblem'>) =>
    takesMentions(facts) && facts.hasOpenProblem ? 'conflict' : unless(takesMentions(facts)),
  ),
} satisfies Record<Participation['abilities'][number], unknown>

/** Staff see them elsewhere, so a participation does not repeat them: the campaign's `placesLeft`, its own `pendingMentionsCount`. */
const obstacles = {
  /** Work that was handed in is decided before its fee can go back (decision 0177). */
  remove: ({ pendingMentionsCount }: { pendingMentionsCount: number }): 'work_waiting' | undefined =>
    pendingMentionsCount > 0 ? 'work_waiting' : undefined,
  approve: ({ placesLeft }: { placesLeft: number | null }): 'campaign_full' | undefined =>
    placesLeft === 0 ? 'campaign_full' : undefined,
}

export const { abilitiesOf: participationAbilities, authorize: authorizeParticipation } = definePolicy(rules, obstacles)
