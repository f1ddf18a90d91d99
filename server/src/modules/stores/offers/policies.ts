import type { CampaignState, ErrorId, StoreOffer, StoreParticipation } from '@samspel/api'
import { acceptsMentions, answersApplications } from '@samspel/api/campaign-rules'
import type { Caller } from '../../../auth/caller'
import { definePolicy } from '../../../auth/policy'
import { mayFor } from '../../../auth/roles'
import { holds } from './holds'

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
    if (!mayFor(caller, 'seeCampaigns', facts.brandId)) return 'store_campaign_not_found'
    if (!mayFor(caller, 'manageCampaigns', facts.brandId)) return 'forbidden'
    return answersApplications(facts.campaignState) ? rule(facts) : 'illegal_transition'
  }

export const { abilitiesOf: offerAbilities, authorize: authorizeOffer } = definePolicy({
  pause: forStaff(({ isPaused }) => (isPaused ? 'already_decided' : undefined)),
  resume: forStaff(({ isPaused }) => (isPaused ? undefined : 'already_decided')),
} satisfies Record<StoreOffer['abilities'][number], unknown>)

export interface PassFacts {
  instagramerId: string
  state: StoreParticipation['state']
  decisionKind: StoreParticipation['decisionKind']
  /** The campaign accepts applications and reservations. */
  isTaking: boolean
  expiresAt: string | null
  isPickedUp: boolean
  feeReturned: boolean
  /** A kind of post is left that the campaign asks for (`askedKindsOf`). */
  asksForPosts: boolean
  campaignState: CampaignState
  now: Date
}

type OwnFacts<K extends keyof PassFacts> = Pick<PassFacts, 'instagramerId' | K>

const isOwner = (caller: Caller, { instagramerId }: Pick<PassFacts, 'instagramerId'>): boolean =>
  caller.kind === 'instagramer' && caller.id === instagramerId

/** Passes of other creators do not exist for a creator. */
const forOwner =
  <K extends keyof PassFacts>(allows: (facts: OwnFacts<K>) => boolean) =>
  (caller: Caller, facts: OwnFacts<K>): ErrorId | undefined => {
    if (!isOwner(caller, facts)) return 'not_found'
    return allows(facts) ? undefined : 'illegal_transition'
  }

/** What creators may do with their own pass. Expiry is checked against the clock, since the job that ends passes runs only once a minute. */
export const { abilitiesOf: passAbilities, authorize: authorizePass } = definePolicy({
  reserve: (caller: Caller, facts: OwnFacts<'state' | 'decisionKind' | 'isTaking'>): ErrorId | undefined => {
    if (!isOwner(caller, facts)) return 'not_found'
    const { state, decisionKind, isTaking } = facts
    // One that lapsed or was never answered may be requested again, as if for the first time.
    if (state !== 'invited' && decisionKind !== 'lapsed' && decisionKind !== 'expired') return 'conflict'
    return isTaking ? undefined : 'campaign_closed'
  },
  // An invitation is turned down by the same act.
  withdraw: forOwner<'state'>(({ state }) => state === 'requested' || state === 'approved' || state === 'invited'),
  setComing: forOwner<'state' | 'expiresAt' | 'now'>(
    ({ state, expiresAt, now }) => state === 'requested' || holds({ state, expires_at: expiresAt }, now),
  ),
  confirm: forOwner<'state' | 'expiresAt' | 'now'>(({ state, expiresAt, now }) =>
    holds({ state, expires_at: expiresAt }, now),
  ),
  postMention: forOwner<'isPickedUp' | 'feeReturned' | 'campaignState' | 'asksForPosts'>(
    ({ isPickedUp, feeReturned, campaignState, asksForPosts }) =>
      isPickedUp && !feeReturned && acceptsMentions(campaignState) && asksForPosts,
  ),
} satisfies Record<NonNullable<StoreParticipation['abilities']>[number], unknown>)
