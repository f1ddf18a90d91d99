import type { CampaignState, DecisionState, ErrorId, Participation } from '@samspel/api'
import { acceptsMentions, answersApplications, hasRoom } from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor, type Right } from '../../auth/roles'

export interface ParticipationFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  campaignState: CampaignState
  approvedMentionsCount: number
  hasOpenProblem: boolean
  /** The fee on hold for it was returned to the brand. */
  feeReturned: boolean
  /** Its parcel is still to be packed. */
  awaitsSending: boolean
  /** The brand has not sent it in time, or has not answered a problem in time. */
  mayLeave: boolean
}

/** Visible to the brand's staff and the creator; for anybody else it does not exist. */
export const canSeeParticipation = (
  caller: Caller,
  { brandId, instagramerId }: Pick<ParticipationFacts, 'brandId' | 'instagramerId'>,
): boolean => {
  if (caller.kind === 'user') return mayFor(caller, 'seeCampaigns', brandId)
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
  <F>(right: Right, rule: Rule<F>) =>
  (caller: Caller, facts: F & Owned): ErrorId | undefined =>
    !canSeeParticipation(caller, facts) ? 'not_found' : mayFor(caller, right, facts.brandId) ? rule(facts) : 'forbidden'
const forCreator =
  <F>(rule: Rule<F>) =>
  (caller: Caller, facts: F & Owned): ErrorId | undefined =>
    !canSeeParticipation(caller, facts) ? 'not_found' : caller.kind === 'instagramer' ? rule(facts) : 'forbidden'
const unless = (isAllowed: boolean): ErrorId | undefined => (isAllowed ? undefined : 'illegal_transition')

type Mentionable = Pick<ParticipationFacts, 'state' | 'campaignState' | 'feeReturned'>
/** `asksForPosts`: a kind of post is left that the campaign asks for (`askedKindsOf`). */
type Postable = Mentionable & { asksForPosts: boolean }
type Refusable = Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>

const rules = {
  approve: forStaff(
    'decideApplications',
    ({ state, campaignState }: Pick<ParticipationFacts, 'state' | 'campaignState'>) =>
      state === 'approved' ? 'already_decided' : unless(answersApplications(campaignState)),
  ),
  reject: forStaff('decideApplications', (facts: Refusable) =>
    facts.state === 'pending' ? unless(canRefuse(facts)) : 'already_decided',
  ),
  remove: forStaff('decideApplications', (facts: Refusable) =>
    facts.state === 'approved' ? unless(canRefuse(facts)) : 'already_decided',
  ),
  annotate: forStaff('followUpWork', () => undefined),
  rate: forStaff('followUpWork', (facts: Refusable) => unless(canRate(facts))),
  resolveDelivery: forStaff(
    'followUpWork',
    ({
      state,
      campaignState,
      hasOpenProblem,
    }: Pick<ParticipationFacts, 'state' | 'campaignState' | 'hasOpenProblem'>) =>
      hasOpenProblem ? unless(state === 'approved' && acceptsMentions(campaignState)) : 'already_decided',
  ),
  withdraw: forCreator((facts: Mentionable & Pick<ParticipationFacts, 'mayLeave'>) =>
    facts.state === 'pending' || (facts.mayLeave && takesMentions(facts)) ? undefined : 'already_decided',
  ),
  postMention: forCreator((facts: Postable) => unless(takesMentions(facts) && facts.asksForPosts)),
  reportDelivery: forCreator((facts: Mentionable & Pick<ParticipationFacts, 'hasOpenProblem' | 'awaitsSending'>) =>
    takesMentions(facts) && facts.hasOpenProblem ? 'conflict' : unless(takesMentions(facts) && !facts.awaitsSending),
  ),
} satisfies Record<Participation['abilities'][number], unknown>

/** Staff see them elsewhere, so a participation does not repeat them: the campaign's `placesLeft`, its own `pendingMentionsCount`. */
const obstacles = {
  /** Work that was handed in is decided before its fee can go back (decision 0177). */
  remove: ({ pendingMentionsCount }: { pendingMentionsCount: number }): 'work_waiting' | undefined =>
    pendingMentionsCount > 0 ? 'work_waiting' : undefined,
  approve: ({ placesLeft }: { placesLeft: number | null }): 'campaign_full' | undefined =>
    hasRoom(placesLeft) ? undefined : 'campaign_full',
}

export const { abilitiesOf: participationAbilities, authorize: authorizeParticipation } = definePolicy(rules, obstacles)
