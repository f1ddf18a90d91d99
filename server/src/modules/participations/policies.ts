import type { CampaignState, DecisionState, Participation } from '@samspel/api'
import { acceptsMentions, answersApplications } from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'

export interface ParticipationFacts {
  brandId: string
  instagramerId: string
  state: DecisionState
  campaignState: CampaignState
  approvedMentionsCount: number
  /** A delivery problem that nobody has answered. */
  hasOpenProblem: boolean
  /** What was held for it has gone back to the brand. */
  feeReturned: boolean
}

/** The brand's staff and the creator; nobody else learns that it exists. */
export const canSeeParticipation = (
  caller: Caller,
  { brandId, instagramerId }: Pick<ParticipationFacts, 'brandId' | 'instagramerId'>,
): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

/** A collaboration is rated when something came of it: a mention was approved, or the campaign is over. */
export const canRate = ({
  state,
  campaignState,
  approvedMentionsCount,
}: Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>): boolean =>
  state === 'approved' && (campaignState === 'finished' || campaignState === 'archived' || approvedMentionsCount > 0)

/** Approved, in a campaign that takes mentions, and its fee, where it has one, has not gone back to the brand. */
export const takesMentions = ({
  state,
  campaignState,
  feeReturned,
}: Pick<ParticipationFacts, 'state' | 'campaignState' | 'feeReturned'>): boolean =>
  state === 'approved' && acceptsMentions(campaignState) && !feeReturned

/** While mentions are taken and no other problem is open. */
export const canReportDelivery = (
  facts: Pick<ParticipationFacts, 'state' | 'campaignState' | 'feeReturned' | 'hasOpenProblem'>,
): boolean => takesMentions(facts) && !facts.hasOpenProblem

/** While applications are decided; in a finished campaign, whoever takes part and has nothing approved can still be taken out. */
export const canRefuse = ({
  state,
  campaignState,
  approvedMentionsCount,
}: Pick<ParticipationFacts, 'state' | 'campaignState' | 'approvedMentionsCount'>): boolean =>
  state !== 'rejected' &&
  (answersApplications(campaignState) ||
    (campaignState === 'finished' && state === 'approved' && approvedMentionsCount <= 0))

type Ability = Participation['abilities'][number]

const answersOf: Record<DecisionState, readonly Ability[]> = {
  pending: ['approve', 'reject'],
  approved: ['remove'],
  rejected: ['approve'],
}

const ofStaff = (facts: ParticipationFacts): Ability[] => [
  ...(answersApplications(facts.campaignState) ? answersOf[facts.state] : canRefuse(facts) ? ['remove' as const] : []),
  'annotate',
  ...(canRate(facts) ? ['rate' as const] : []),
  ...(facts.hasOpenProblem && facts.state === 'approved' && acceptsMentions(facts.campaignState)
    ? ['resolveDelivery' as const]
    : []),
]

const ofCreator = (facts: ParticipationFacts): Ability[] => {
  if (facts.state === 'pending') return ['withdraw']
  if (!takesMentions(facts)) return []
  return canReportDelivery(facts) ? ['postMention', 'reportDelivery'] : ['postMention']
}

export const participationAbilities = (caller: Caller, facts: ParticipationFacts): Participation['abilities'] => {
  if (!canSeeParticipation(caller, facts)) return []
  return caller.kind === 'user' ? ofStaff(facts) : ofCreator(facts)
}
