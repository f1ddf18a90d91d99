import type { CampaignState, ErrorId, StoreOffer } from '@samspel/api'
import { answersApplications } from '@samspel/api/campaign-rules'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'

export interface OfferFacts {
  brandId: string
  campaignState: CampaignState
  isPaused: boolean
}

type Rule = (facts: OfferFacts) => ErrorId | undefined

/** The brand's staff while the campaign takes people; clerks decide nothing about offers. */
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
