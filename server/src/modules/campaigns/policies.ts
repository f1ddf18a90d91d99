import { acceptsApplications, acceptsMentions, isEditable, movesFrom, type Campaign, type CampaignState, type CompanyRequestState, type ErrorId, type Mover } from '@samspel/api'
import type { Caller, UserCaller } from '../../http/call'
import { actsFor } from '../brand-scope'

export interface CampaignFacts {
  brandId: string
  state: CampaignState
  isPublic: boolean
  companyState: CompanyRequestState
  approvedParticipationsCount: number
  myParticipationId: string | null
}

/** In whose name staff moves a campaign. */
export const moverOf = ({ role }: Pick<UserCaller, 'role'>): Mover => (role === 'admin' ? 'admin' : 'owner')

const isOffer = ({ state, isPublic, companyState }: CampaignFacts) => acceptsApplications(state) && isPublic && companyState === 'approved'

/** Who sees a campaign at all: its brand's staff, the platform's, its participants, and everyone while it is an open public offer. */
export const canSee = (caller: Caller, campaign: CampaignFacts): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, campaign.brandId)
  return isOffer(campaign) || (caller.kind === 'instagramer' && campaign.myParticipationId !== null && campaign.state !== 'draft' && campaign.state !== 'requested')
}

/** Why a draft may not go to review yet: the company must have been let in, and whoever sends it must have confirmed the own address. */
export const refusalOfReview = ({ companyState, emailConfirmed }: { companyState: CompanyRequestState; emailConfirmed: boolean }): ErrorId | undefined => {
  if (companyState !== 'approved') return 'company_not_approved'
  return emailConfirmed ? undefined : 'email_not_confirmed'
}

/** States in which staff decide about applications. */
export const takesDecisions = (state: CampaignState): boolean => ['confirmed', 'upcoming', 'ongoing'].includes(state)

type Ability = Campaign['abilities'][number]

/** What the caller may do with a campaign that they see. */
export const campaignAbilities = (caller: Caller, campaign: CampaignFacts): Ability[] => {
  if (caller.kind === 'anonymous') return []
  if (caller.kind === 'instagramer') return isOffer(campaign) && !campaign.myParticipationId ? ['apply'] : []
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
  return abilities
}
