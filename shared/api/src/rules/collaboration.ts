import type { PostDraftState } from '../post-draft-states'
import type {
  ApplyObstacle,
  DecisionState,
  DeliveryMethod,
  MentionKind,
  ParticipationNeed,
  PaymentType,
  PickupNeed,
} from '../states'
import { followersObstacleOf, meetsCountry } from './demands'

/** Editor fields that say which mentions a campaign takes (rows E-11, E-12). */
export interface KindFields {
  paymentType: PaymentType
  /** Left out: posts are taken. */
  enablePosts?: boolean
  enableStories: boolean
  requireUploadedContent: boolean
}

/**
 * Kinds of mentions that a campaign takes: Instagram posts (and stories where asked for, or stories alone), links, or content; uploaded
 * content beside them where it is required.
 */
export const mentionKindsOf = ({
  paymentType,
  enablePosts = true,
  enableStories,
  requireUploadedContent,
}: KindFields): MentionKind[] => {
  const kinds: MentionKind[] =
    paymentType === 'instagram'
      ? [...(enablePosts || !enableStories ? ['post' as const] : []), ...(enableStories ? ['story' as const] : [])]
      : [paymentType]
  return requireUploadedContent && !kinds.includes('content') ? [...kinds, 'content'] : kinds
}

/** Places of a campaign that nobody has got yet; null where the stock balance is 0: as many as wanted. */
export const placesLeftOf = (campaign: {
  targetNumberOfInstagramers: number
  approvedParticipationsCount: number
}): number | null =>
  campaign.targetNumberOfInstagramers === 0
    ? null
    : Math.max(0, campaign.targetNumberOfInstagramers - campaign.approvedParticipationsCount)

/** How many take part in a campaign, and of how many places; 0: as many as one likes. Words and numbers: docs/glossary.md. */
export interface Participants {
  participants: number
  places: number
}

/**
 * Who takes part, as every screen says it: each participation that is approved, and at stores each pass that holds or was used. The places
 * of a campaign with pick-up are those of its stores.
 */
export const participantsOf = ({
  approvedParticipationsCount: approved,
  targetNumberOfInstagramers: places,
  pickups,
}: {
  approvedParticipationsCount: number
  targetNumberOfInstagramers: number
  pickups?: { pickedUp: number; booked: number; places: number } | undefined
}): Participants =>
  pickups
    ? { participants: approved + pickups.pickedUp + pickups.booked, places: pickups.places }
    : { participants: approved, places }

/** Those of several campaigns. Where one of them takes as many as one likes, so do all together. */
export const sumOfParticipants = (campaigns: readonly Participants[]): Participants => ({
  participants: campaigns.reduce((sum, { participants }) => sum + participants, 0),
  places: campaigns.some(({ places }) => places === 0) ? 0 : campaigns.reduce((sum, { places }) => sum + places, 0),
})

/** What decides whether a creator may apply. */
export interface ApplyFacts {
  /** `isOpenOffer`: in the marketplace, and the last day to apply is not over. */
  isOpen: boolean
  deliveryMethod: DeliveryMethod
  minFollowers: number | null
  maxFollowers: number | null
  targetNumberOfInstagramers: number
  approvedParticipationsCount: number
  /** Null while nobody knows: no account is connected, and none was. */
  followersCount: number | null
  country: string
  creatorCountry: string | null
  /** Who was invited is wanted wherever they live. */
  isInvited: boolean
  hasApplied: boolean
}

/** Why a creator cannot apply, the first reason that holds; null when they can. */
export const applyObstacleOf = (facts: ApplyFacts): ApplyObstacle | null => {
  if (facts.hasApplied) return 'applied'
  if (!facts.isOpen) return 'closed'
  if (facts.deliveryMethod === 'pickup') return 'pickup'
  if (placesLeftOf(facts) === 0) return 'full'
  const { followersCount, creatorCountry: countryCode, isInvited } = facts
  return (
    followersObstacleOf(facts, followersCount) ?? (meetsCountry(facts, countryCode, isInvited) ? null : 'other_country')
  )
}

/** What decides what a collaboration waits for. */
export interface NeedFacts {
  state: DecisionState
  /** The campaign still takes mentions. */
  takesMentions: boolean
  /** A delivery problem is open. */
  paused: boolean
  /** Of the draft that is shown before publishing; null where none is asked for. */
  draftState: PostDraftState | null
  changesRequestedCount: number
  pendingMentionsCount: number
  /** Approvals that the fee still needs (`missingForFee`). */
  missingApprovals: number
}

/** What a draft waits for before anything is published; null once it is approved, and where none is asked for. */
const draftNeedOf = (state: PostDraftState | null): 'changes' | 'draft' | 'review' | null => {
  if (state === 'changes_requested') return 'changes'
  if (state === 'sent') return 'review'
  return state === 'writing' ? 'draft' : null
}

/** What a collaboration waits for (`participationNeeds`): for the brand once all that is missing was handed in. */
export const needOf = (facts: NeedFacts): ParticipationNeed => {
  if (facts.state === 'pending') return 'answer'
  if (facts.state === 'rejected' || !facts.takesMentions) return 'done'
  const draft = facts.missingApprovals > 0 ? draftNeedOf(facts.draftState) : null
  if (facts.changesRequestedCount > 0 || draft === 'changes') return 'changes'
  if (facts.paused) return 'delivery'
  if (draft) return draft
  if (facts.pendingMentionsCount > 0 && facts.pendingMentionsCount >= facts.missingApprovals) return 'review'
  return facts.missingApprovals > 0 ? 'post' : 'done'
}

/** What decides what a creator's own at a store waits for. */
export interface PickupNeedFacts {
  state: 'requested' | 'approved' | 'picked_up' | 'declined' | 'invited'
  /** The pass can be used: it has not run out. */
  isValid: boolean
  /** The invitation can be accepted: the campaign still takes creators. */
  mayReserve: boolean
  /** The campaign takes a post of it, and its fee has not gone back. */
  mayPost: boolean
  /** Of the draft that is shown before publishing; null where none is asked for. */
  draftState: PostDraftState | null
  changesRequestedCount: number
  pendingMentionsCount: number
  /** Approvals that the fee still needs (`missingForFee`). */
  missingApprovals: number
}

/** What a creator's own at a store waits for (`pickupNeeds`), in the order of `needOf`. */
export const pickupNeedOf = (facts: PickupNeedFacts): PickupNeed => {
  switch (facts.state) {
    case 'requested':
      return 'answer'
    case 'declined':
      return 'done'
    case 'invited':
      return facts.mayReserve ? 'invited' : 'done'
    case 'approved':
      return facts.isValid ? 'fetch' : 'done'
    case 'picked_up': {
      const draft = facts.missingApprovals > 0 && facts.mayPost ? draftNeedOf(facts.draftState) : null
      if (facts.changesRequestedCount > 0) return 'changes'
      if (draft) return draft
      if (facts.pendingMentionsCount > 0 && !(facts.mayPost && facts.pendingMentionsCount < facts.missingApprovals))
        return 'review'
      return facts.missingApprovals > 0 && facts.mayPost ? 'post' : 'done'
    }
  }
}
