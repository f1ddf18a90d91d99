import type { ApplyObstacle, Campaign, CampaignState, CompanyRequestState } from '@samspel/api'
import { acceptsApplications, acceptsMentions, applyObstacleOf, isEditable, missingForReview, movesFrom, type CompletenessFields, type Mover } from '@samspel/api/campaign-rules'
import { closedTo } from '../../auth/standing'
import type { Caller, UserCaller } from '../../http/call'
import { actsFor } from '../brand-scope'

export interface CampaignFacts {
  brandId: string
  state: CampaignState
  isPublic: boolean
  companyState: CompanyRequestState
  approvedParticipationsCount: number
  targetNumberOfInstagramers: number
  minFollowers: number | null
  maxFollowers: number | null
  promoted: boolean
  myParticipationId: string | null
  /** The creator who asks has an invitation that is not answered. */
  isInvited: boolean
  /** Followers of the creator who asks. */
  followersCount: number
}

/** In whose name staff moves a campaign. */
export const moverOf = ({ role }: Pick<UserCaller, 'role'>): Mover => (role === 'admin' ? 'admin' : 'owner')

/** Open for applications, and shown to whoever asks: everyone, or those invited where it is not public. */
const isOffer = ({ state, isPublic, isInvited, companyState }: CampaignFacts) => acceptsApplications(state) && (isPublic || isInvited) && companyState === 'approved'

/** Who sees a campaign at all: its brand's staff, the platform's, its participants, and everyone while it is an open public offer. */
export const canSee = (caller: Caller, campaign: CampaignFacts): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, campaign.brandId)
  return isOffer(campaign) || (caller.kind === 'instagramer' && campaign.myParticipationId !== null && campaign.state !== 'draft' && campaign.state !== 'requested')
}

/** Why a draft may not go to review yet: the company must have been let in, and whoever sends it must have confirmed the own address. */
export const refusalOfReview = closedTo

type Refusal = NonNullable<Campaign['refusals']>[number]

/** Moves that the process has for this caller, but that cannot be made now, and why (the first reason that holds). */
export const refusalsOf = (mover: Mover, campaign: CampaignFacts & { completeness: CompletenessFields; emailConfirmed: boolean }): Refusal[] =>
  movesFrom(campaign.state, mover).flatMap(({ act, needs }): Refusal[] => {
    if (needs === 'participation' && campaign.approvedParticipationsCount === 0) return [{ act, reason: 'no_participation' }]
    if (needs !== 'complete') return []
    const refusal = refusalOfReview(campaign)
    if (refusal) return [{ act, reason: refusal }]
    return missingForReview(campaign.completeness).length > 0 ? [{ act, reason: 'incomplete' }] : []
  })

/** Why the creator who asks cannot apply; null when they can. */
export const obstacleOf = (campaign: CampaignFacts): ApplyObstacle | null => applyObstacleOf({ ...campaign, hasApplied: campaign.myParticipationId !== null })

/** States whose report can be shown to others: something was published. */
export const hasReport = (state: CampaignState): boolean => state !== 'draft' && state !== 'requested'

/** States in which staff decide about applications. */
export const takesDecisions = (state: CampaignState): boolean => ['confirmed', 'upcoming', 'ongoing'].includes(state)

type Ability = Campaign['abilities'][number]

/** What the caller may do with a campaign that they see. */
export const campaignAbilities = (caller: Caller, campaign: CampaignFacts): Ability[] => {
  if (caller.kind === 'anonymous') return []
  if (caller.kind === 'instagramer') return isOffer(campaign) && obstacleOf(campaign) === null ? ['apply'] : []
  if (!canSee(caller, campaign)) return []
  const mover = moverOf(caller)
  const abilities: Ability[] = []
  if (isEditable(campaign.state, mover)) abilities.push('edit')
  if (campaign.state === 'draft') abilities.push('delete')
  for (const { act, needs } of movesFrom(campaign.state, mover)) {
    if (needs !== 'participation' || campaign.approvedParticipationsCount > 0) abilities.push(act)
  }
  if (takesDecisions(campaign.state)) abilities.push('decideParticipations')
  if (acceptsMentions(campaign.state)) abilities.push('decideMentions')
  if (acceptsApplications(campaign.state)) abilities.push('invite')
  if (mover === 'admin' && acceptsApplications(campaign.state)) abilities.push(campaign.promoted ? 'unpromote' : 'promote')
  abilities.push('duplicate')
  if (hasReport(campaign.state)) abilities.push('share')
  return abilities
}
