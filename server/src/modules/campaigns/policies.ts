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
  /** The creator who asks has an invitation that is not answered. */
  isInvited: boolean
  /** Followers of the creator who asks; null while nobody knows them. */
  followersCount: number | null
  country: string
  creatorCountry: string | null
  /** In the marketplace, and the last day to apply is not over (`isOpenOffer`). */
  isOpen: boolean
  deliveryMethod: DeliveryMethod
}

/** In whose name staff moves a campaign. */
export const moverOf = ({ role }: Pick<UserCaller, 'role'>): PersonalMover => (role === 'admin' ? 'admin' : 'owner')

const isStaffOf = (caller: Caller, { brandId }: Pick<CampaignFacts, 'brandId'>): caller is UserCaller =>
  caller.kind === 'user' && caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)

/** Open for applications, and shown to whoever asks: everyone, or those invited where it is not public. */
const isOffer = ({ isOpen, isPublic, isInvited, companyState }: CampaignFacts) =>
  isOpen && (isPublic || isInvited) && companyState === 'approved'

/** Who sees a campaign at all: its brand's staff, the platform's, its participants, and everyone while it is an open public offer. */
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

/** Why the creator who asks cannot apply; null when they can. */
export const obstacleOf = (campaign: CampaignFacts): ApplyObstacle | null =>
  applyObstacleOf({ ...campaign, hasApplied: campaign.myParticipationId !== null })

/** States whose report can be shown to others: something was published. */
const hasReport = (state: CampaignState): boolean => state !== 'draft' && state !== 'requested'

const when = (holds: boolean): ErrorId | undefined => (holds ? undefined : 'illegal_transition')

/** A rule for the staff of the brand and of the platform; for others the campaign does not exist. */
const ofStaff =
  <F extends object>(rule: (mover: PersonalMover, campaign: F) => ErrorId | undefined) =>
  (caller: Caller, campaign: F & Pick<CampaignFacts, 'brandId'>): ErrorId | undefined =>
    isStaffOf(caller, campaign) ? rule(moverOf(caller), campaign) : 'campaign_not_found'

/** A move that the process has for the caller, and that the record speaks for; what can still be prepared is `refusalsOf`. */
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

/** What may be done with the stores of a campaign once it is confirmed. */
export const { abilitiesOf: storeAbilities, authorize: authorizeStores } = definePolicy({
  add: ofStaff((_, { state, deliveryMethod }: StoresFacts) =>
    when(deliveryMethod === 'pickup' && answersApplications(state)),
  ),
})
