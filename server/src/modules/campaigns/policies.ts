import type { ApplyObstacle, Campaign, CampaignState, CompanyRequestState, DeliveryMethod, ErrorId } from '@samspel/api'
import {
  acceptsMentions,
  answersApplications,
  applyObstacleOf,
  isEditable,
  movesFrom,
  type PersonalMove,
} from '@samspel/api/campaign-rules'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor, moverOf, type Right } from '../../auth/roles'
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

/** Open for applications and visible to the caller: to everyone, or only to invited creators when it is not public. */
const isOffer = ({ isOpen, isPublic, isInvited, companyState }: CampaignFacts) =>
  isOpen && (isPublic || isInvited) && companyState === 'approved'

/**
 * Whether the caller may see a campaign at all: staff of its brand and of the platform, its participants, and everyone while it is an open
 * public campaign.
 */
export const canSee = (caller: Caller, campaign: CampaignFacts): boolean => {
  if (caller.kind === 'user') return mayFor(caller, 'seeCampaigns', campaign.brandId)
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

/** A rule for staff of the brand and of the platform with this right; for those who do not see it, the campaign does not exist. */
const ofStaff =
  <F extends object>(right: Right, rule: (mover: PersonalMover, campaign: F) => ErrorId | undefined) =>
  (caller: Caller, campaign: F & Pick<CampaignFacts, 'brandId'>): ErrorId | undefined => {
    if (!mayFor(caller, 'seeCampaigns', campaign.brandId)) return 'campaign_not_found'
    return mayFor(caller, right, campaign.brandId) ? rule(moverOf(caller), campaign) : 'forbidden'
  }

/**
 * Allows a move that the process defines for the caller and that the record permits. Conditions that can still be met are left to
 * `refusalsOf`.
 */
const move = (act: PersonalMove['act']) =>
  ofStaff('manageCampaigns', (mover, campaign: MovingFacts) => {
    const found = movesFrom(campaign.state, mover).find((one) => one.act === act)
    return when(found !== undefined && obstacleInRecord(found, campaign) === undefined)
  })

type State = Pick<CampaignFacts, 'state'>
type Promoting = Pick<CampaignFacts, 'isOpen' | 'promoted'>

const rules = {
  edit: ofStaff('manageCampaigns', (mover, { state }: State) => when(isEditable(state, mover))),
  delete: ofStaff('manageCampaigns', (_, { state }: State) => when(state === 'draft')),
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
  decideParticipations: ofStaff('decideApplications', (_, { state }: State) => when(answersApplications(state))),
  decideMentions: ofStaff('decidePosts', (_, { state }: State) => when(acceptsMentions(state))),
  apply: (caller: Caller, campaign: CampaignFacts): ErrorId | undefined =>
    caller.kind === 'instagramer' ? when(isOffer(campaign) && obstacleOf(campaign) === null) : 'forbidden',
  invite: ofStaff('inviteCreators', (_, { isOpen }: Pick<CampaignFacts, 'isOpen'>) => when(isOpen)),
  promote: ofStaff('reviewCampaigns', (_, { isOpen, promoted }: Promoting) => when(isOpen && !promoted)),
  unpromote: ofStaff('reviewCampaigns', (_, { isOpen, promoted }: Promoting) => when(isOpen && promoted)),
  duplicate: ofStaff('manageCampaigns', () => undefined),
  share: ofStaff('manageCampaigns', (_, { state }: State) => when(hasReport(state))),
} satisfies Record<Campaign['abilities'][number], unknown>

export const {
  abilitiesOf: campaignAbilities,
  isAllowed: mayDoWithCampaign,
  authorize: authorizeCampaign,
} = definePolicy(rules)

export type StoresFacts = Pick<CampaignFacts, 'brandId' | 'state' | 'deliveryMethod'>

/** What may be done with a campaign's stores after it is confirmed. */
export const { abilitiesOf: storeAbilities, authorize: authorizeStores } = definePolicy({
  add: ofStaff('manageCampaigns', (_, { state, deliveryMethod }: StoresFacts) =>
    when(deliveryMethod === 'pickup' && answersApplications(state)),
  ),
})
