import type { ApplyObstacle, Campaign, CampaignState, CompanyRequestState, DeliveryMethod, ErrorId } from '@samspel/api'
import {
  acceptsMentions,
  answersApplications,
  applyObstacleOf,
  isEditable,
  movesFrom,
  type PersonalMove,
} from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller, UserCaller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { type MovingFacts, obstacleInRecord, type PersonalMover } from './move-conditions'

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
  /** Whether the creator asking has an unanswered invitation. */
  isInvited: boolean
  /** Follower count of the creator asking; null while unknown. */
  followersCount: number | null
  country: string
  creatorCountry: string | null
  /** Listed in the marketplace, and the last day to apply has not passed (`isOpenOffer`). */
  isOpen: boolean
  deliveryMethod: DeliveryMethod
}

/** The role in which a staff member moves a campaign. */
export const moverOf = ({ role }: Pick<UserCaller, 'role'>): PersonalMover => (role === 'admin' ? 'admin' : 'owner')

const isStaffOf = (caller: Caller, { brandId }: Pick<CampaignFacts, 'brandId'>): caller is UserCaller =>
  caller.kind === 'user' && caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)

/** Open for applications and visible to the caller: to everyone, or only to invited creators when it is not public. */
const isOffer = ({ isOpen, isPublic, isInvited, companyState }: CampaignFacts) =>
  isOpen && (isPublic || isInvited) && companyState === 'approved'

/**
 * Whether the caller may see a campaign at all: staff of its brand and of the platform, its participants, and everyone while it is an open
 * public campaign.
 */
export const canSee = (caller: Caller, campaign: CampaignFacts): boolean => {
  if (caller.kind === 'user') return isStaffOf(caller, campaign)
  return (
    isOffer(campaign) ||
    (caller.kind === 'instagramer' &&
      campaign.myParticipationId !== null &&
      campaign.state !== 'draft' &&
      campaign.state !== 'requested')
  )
}

/** Why the creator asking cannot apply; null when they can. */
export const obstacleOf = (campaign: CampaignFacts): ApplyObstacle | null =>
  applyObstacleOf({ ...campaign, hasApplied: campaign.myParticipationId !== null })

/** States in which the report may be shared, because something may have been published. */
const hasReport = (state: CampaignState): boolean => state !== 'draft' && state !== 'requested'

const when = (holds: boolean): ErrorId | undefined => (holds ? undefined : 'illegal_transition')

/** A rule that admits staff of the brand and of the platform; for anybody else the campaign does not exist. */
const ofStaff =
  <F extends object>(rule: (mover: PersonalMover, campaign: F) => ErrorId | undefined) =>
  (caller: Caller, campaign: F & Pick<CampaignFacts, 'brandId'>): ErrorId | undefined =>
    isStaffOf(caller, campaign) ? rule(moverOf(caller), campaign) : 'campaign_not_found'

/**
 * Allows a move that the process defines for the caller and that the record permits. Conditions that can still be met are left to
 * `refusalsOf`.
 */
const move = (act: PersonalMove['act']) =>
  ofStaff((mover, campaign: MovingFacts) => {
    const found = movesFrom(campaign.state, mover).find((one) => one.act === act)
    return when(found !== undefined && obstacleInRecord(found, campaign) === undefined)
  })

type State = Pick<CampaignFacts, 'state'>
type Promoting = Pick<CampaignFacts, 'isOpen' | 'promoted'>

const rules = {
  edit: ofStaff((mover, { state }: State) => when(isEditable(state, mover))),
  delete: ofStaff((_, { state }: State) => when(state === 'draft')),
  request: move('request'),
  withdraw: move('withdraw'),
  return: move('return'),
  confirm: move('confirm'),
  close: move('close'),
  start: move('start'),
  finish: move('finish'),
  archive: move('archive'),
  restore: move('restore'),
  cancel: move('cancel'),
  decideParticipations: ofStaff((_, { state }: State) => when(answersApplications(state))),
  decideMentions: ofStaff((_, { state }: State) => when(acceptsMentions(state))),
  apply: (caller: Caller, campaign: CampaignFacts): ErrorId | undefined =>
    caller.kind === 'instagramer' ? when(isOffer(campaign) && obstacleOf(campaign) === null) : 'forbidden',
  invite: ofStaff((_, { isOpen }: Pick<CampaignFacts, 'isOpen'>) => when(isOpen)),
  promote: ofStaff((mover, { isOpen, promoted }: Promoting) =>
    mover === 'admin' ? when(isOpen && !promoted) : 'forbidden',
  ),
  unpromote: ofStaff((mover, { isOpen, promoted }: Promoting) =>
    mover === 'admin' ? when(isOpen && promoted) : 'forbidden',
  ),
  duplicate: ofStaff(() => undefined),
  share: ofStaff((_, { state }: State) => when(hasReport(state))),
} satisfies Record<Campaign['abilities'][number], unknown>

export const {
  abilitiesOf: campaignAbilities,
  isAllowed: mayDoWithCampaign,
  authorize: authorizeCampaign,
} = definePolicy(rules)

export type StoresFacts = Pick<CampaignFacts, 'brandId' | 'state' | 'deliveryMethod'>

/** What may be done with a campaign's stores after it is confirmed. */
export const { abilitiesOf: storeAbilities, authorize: authorizeStores } = definePolicy({
  add: ofStaff((_, { state, deliveryMethod }: StoresFacts) =>
    when(deliveryMethod === 'pickup' && answersApplications(state)),
  ),
})
