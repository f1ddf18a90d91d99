import type { ApplyObstacle, Campaign, CampaignState, CompanyRequestState, DeliveryMethod } from '@samspel/api'
import {
  acceptsMentions,
  answersApplications,
  applyObstacleOf,
  type CampaignDates,
  type CampaignMove,
  type CompletenessFields,
  isEditable,
  missingForReview,
  type Mover,
  movesFrom,
  passedDays,
} from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller, UserCaller } from '../../auth/caller'
import { closedTo } from '../../auth/standing'

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
  cancelled: boolean
  myParticipationId: string | null
  /** The creator who asks has an invitation that is not answered. */
  isInvited: boolean
  /** Followers of the creator who asks. */
  followersCount: number
  /** In the marketplace, and the last day to apply is not over (`isOpenOffer`). */
  isOpen: boolean
  deliveryMethod: DeliveryMethod
}

/** In whose name staff moves a campaign. */
export const moverOf = ({ role }: Pick<UserCaller, 'role'>): Exclude<Mover, 'system'> =>
  role === 'admin' ? 'admin' : 'owner'

/** Open for applications, and shown to whoever asks: everyone, or those invited where it is not public. */
const isOffer = ({ isOpen, isPublic, isInvited, companyState }: CampaignFacts) =>
  isOpen && (isPublic || isInvited) && companyState === 'approved'

/** Who sees a campaign at all: its brand's staff, the platform's, its participants, and everyone while it is an open public offer. */
export const canSee = (caller: Caller, campaign: CampaignFacts): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, campaign.brandId)
  return (
    isOffer(campaign) ||
    (caller.kind === 'instagramer' &&
      campaign.myParticipationId !== null &&
      campaign.state !== 'draft' &&
      campaign.state !== 'requested')
  )
}

/** Why a draft may not go to review yet: the company must have been approved, and whoever sends it must have confirmed the own address. */
export const refusalOfReview = closedTo

type Refusal = NonNullable<Campaign['refusals']>[number]

type Reason = Refusal['reason']

const incompleteness = (campaign: RefusalFacts): Reason | undefined => {
  const refusal = refusalOfReview(campaign)
  if (refusal) return refusal
  if (missingForReview(campaign.completeness).length > 0) return 'incomplete'
  return hasPassed(campaign) ? 'days_passed' : undefined
}

interface RefusalFacts extends CampaignFacts {
  completeness: CompletenessFields
  dates: CampaignDates
  today: string
  emailConfirmed: boolean
}

const hasPassed = ({ dates, today }: Pick<RefusalFacts, 'dates' | 'today'>) => passedDays(dates, today).length > 0

/** Why a move cannot be made now; the first reason that holds. */
const reasonAgainst: Record<NonNullable<CampaignMove['needs']>, (campaign: RefusalFacts) => Reason | undefined> = {
  complete: incompleteness,
  days: (campaign) => (hasPassed(campaign) ? 'days_passed' : undefined),
  comment: () => undefined,
  participation: ({ approvedParticipationsCount: count }) => (count === 0 ? 'no_participation' : undefined),
  // With somebody approved the campaign goes on: another move leads there, and this one is not spoken of.
  nobody: () => undefined,
  finished: ({ cancelled }) => (cancelled ? 'cancelled' : undefined),
}

/** Moves that the process has for this caller, but that cannot be made now, and why. */
export const refusalsOf = (mover: Exclude<Mover, 'system'>, campaign: RefusalFacts): Refusal[] =>
  movesFrom(campaign.state, mover).flatMap(({ act, needs }): Refusal[] => {
    const reason = needs && reasonAgainst[needs](campaign)
    return reason ? [{ act, reason }] : []
  })

/** Why the creator who asks cannot apply; null when they can. */
export const obstacleOf = (campaign: CampaignFacts): ApplyObstacle | null =>
  applyObstacleOf({ ...campaign, hasApplied: campaign.myParticipationId !== null })

/** States whose report can be shown to others: something was published. */
export const hasReport = (state: CampaignState): boolean => state !== 'draft' && state !== 'requested'

/** What can be told from the campaign alone; days and missing fields are `refusalsOf`. */
const isHeld = (
  needs: CampaignMove['needs'],
  { approvedParticipationsCount: approved, cancelled }: CampaignFacts,
): boolean => {
  if (needs === 'participation') return approved > 0
  if (needs === 'nobody') return approved === 0
  return needs !== 'finished' || !cancelled
}

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
  for (const { act, needs } of movesFrom(campaign.state, mover)) if (isHeld(needs, campaign)) abilities.push(act)
  if (answersApplications(campaign.state)) abilities.push('decideParticipations')
  if (acceptsMentions(campaign.state)) abilities.push('decideMentions')
  if (campaign.isOpen) abilities.push('invite')
  if (mover === 'admin' && campaign.isOpen) abilities.push(campaign.promoted ? 'unpromote' : 'promote')
  abilities.push('duplicate')
  if (hasReport(campaign.state)) abilities.push('share')
  return abilities
}
