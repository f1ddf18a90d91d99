import type { CampaignState, ErrorId, StoreOffer, StoreParticipation } from '@samspel/api'
import { acceptsMentions, answersApplications } from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'

export interface OfferFacts {
  brandId: string
  campaignState: CampaignState
  isPaused: boolean
}

type Rule = (facts: OfferFacts) => ErrorId | undefined

/** The brand's staff while the campaign accepts creators. Clerks may not change store campaigns. */
const forStaff =
  (rule: Rule) =>
  (caller: Caller, facts: OfferFacts): ErrorId | undefined => {
    if (caller.kind !== 'user' || caller.role === 'store_user' || !actsFor(caller.brandIds, facts.brandId))
      return 'store_campaign_not_found'
    return answersApplications(facts.campaignState) ? rule(facts) : 'illegal_transition'
  }

export const { abilitiesOf: offerAbilities, authorize: authorizeOffer } = definePolicy({
  pause: forStaff(({ isPaused }) => (isPaused ? 'already_decided' : undefined)),
  resume: forStaff(({ isPaused }) => (isPaused ? undefined : 'already_decided')),
} satisfies Record<StoreOffer['abilities'][number], unknown>)

export interface PassFacts {
  instagramerId: string
  isPickedUp: boolean
  feeReturned: boolean
  campaignState: CampaignState
}

/** What creators may do with their own pass. */
export const { abilitiesOf: passAbilities, authorize: authorizePass } = definePolicy({
  postMention: (caller: Caller, { instagramerId, isPickedUp, feeReturned, campaignState }: PassFacts) => {
    if (caller.kind !== 'instagramer' || caller.id !== instagramerId) return 'not_found'
    return isPickedUp && !feeReturned && acceptsMentions(campaignState) ? undefined : 'illegal_transition'
  },
} satisfies Record<NonNullable<StoreParticipation['abilities']>[number], unknown>)
