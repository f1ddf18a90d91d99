import { answerClock, type StoreCampaign, type StoreParticipation } from '@samspel/api'
import {
  acceptsMentions,
  answersApplications,
  followersObstacleOf,
  handedInNow,
  lastDayToApply,
  missingForFee,
  pickupNeedOf,
  piecesLeftOf,
} from '@samspel/api/campaign-rules'
import type { Caller } from '../../../auth/caller'
import { dayMs, dayOf, lastInstantIn } from '../../../days'
import { countersOf, type KindColumns, kindFieldsOf } from '../../../mention-kinds'
import { toProposal } from '../../../proposal'
import { readTerms } from '../../../terms-that-hold'
import { shelfOf } from '../../campaigns'
import { holds } from './holds'
import type { OwnMentions } from './own-columns'
import { passEnd } from './pass-end'
import { passAbilities } from './policies'
import { deadlineOfOffer, deadlineOfPass } from './posting'
import { promiseOf } from './promise'
import type { OfferRow, OwnRow } from './repository'

/** How many more the store can give away, limited by places, stock and the weekly limit; null when none of them applies. */
export const placesLeftOf = ({
  places,
  taken,
  in_stock: stock,
  left_this_week: thisWeek,
}: Pick<OfferRow, 'places' | 'taken' | 'in_stock' | 'left_this_week'>): number | null => {
  const limits = [places === 0 ? null : Math.max(0, places - taken), stock, thisWeek].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** What stands at the store of the product that is given away, what of it is booked and what is free; null where stock is not counted. */
export const shelfHere = ({ free, booked }: { free: number | null; booked: number | null }) => {
  if (free === null || booked === null) return null
  const { onShelf, reserved, quantity } = shelfOf({ free, booked })
  return { onShelf, booked: reserved, free: quantity }
}

/** The campaign accepts applications and reservations. */
export const isTaking = (row: Partial<Taking>): boolean =>
  row.is_open === true && row.company_state === 'approved' && row.delivery_method === 'pickup'

/** Why nobody can apply or reserve here now; undefined while it is open. */
export const closedTo = (row: OfferRow): 'campaign_closed' | 'offer_paused' | 'campaign_full' | undefined => {
  if (!isTaking(row)) return 'campaign_closed'
  if (row.paused_at !== null) return 'offer_paused'
  return placesLeftOf(row) === 0 ? 'campaign_full' : undefined
}

type Taking = Pick<OfferRow, 'is_open' | 'company_state' | 'delivery_method'>
/** Left out where its creator does not read it. */
type Asking = KindColumns | Partial<Record<keyof KindColumns, undefined>>
type Placed = Pick<
  OfferRow,
  'campaign_id' | 'store_id' | 'campaign_state' | 'country_code' | 'window_days' | 'end_at' | 'due_at'
> &
  Partial<Taking> &
  Partial<Pick<OfferRow, 'fee_span'>> &
  Asking

/**
 * Deadline for answering: of an application as of all (decision 0037), of an invitation the last day to reserve. Null when nobody can answer
 * any more.
 */
const answerByOf = (row: OwnRow, { campaign_state: campaignState, country_code: country, ...dates }: Placed) => {
  if (!answersApplications(campaignState)) return null
  if (row.state === 'requested')
    return new Date(Date.parse(row.created_at) + answerClock.expireAfterDays * dayMs).toISOString()
  const last = row.state === 'invited' ? lastDayToApply({ dueAt: dates.due_at, endAt: dates.end_at }) : null
  return last && lastInstantIn(country, last).toISOString()
}

/** The limits that a campaign sets to the followers of its creators. */
export const limitsOf = ({ min_followers: minFollowers, max_followers: maxFollowers }: OfferRow) => ({
  minFollowers,
  maxFollowers,
})

/** What decides what its creator may do with a pass before it is picked up. */
export const standingOf = (row: OwnRow, now: Date) => ({
  instagramerId: row.instagramer_id,
  state: row.state,
  decisionKind: row.decision_kind,
  expiresAt: row.expires_at,
  now,
})

export const toStoreParticipation = (
  row: OwnRow & Partial<OwnMentions>,
  offer: Placed,
  caller: Caller,
  now: Date,
): StoreParticipation => {
  const deadline = deadlineOfPass(row, offer, now)
  const terms = row.terms && offer.payment_type !== undefined ? readTerms(row.terms, kindFieldsOf(offer)) : undefined
  const draftState = row.draft_state ?? null
  const left = terms ? piecesLeftOf(terms, countersOf(row)) : []
  const abilities = passAbilities(caller, {
    ...standingOf(row, now),
    isTaking: isTaking(offer),
    isPickedUp: row.state === 'picked_up',
    feeReturned: row.fee_returned_at !== null,
    campaignState: offer.campaign_state,
    asksForPosts: handedInNow(left, draftState).length > 0,
  })
  return {
    id: row.id,
    state: row.state,
    storeCampaignId: row.store_campaign_id,
    campaignId: offer.campaign_id,
    storeId: offer.store_id,
    instagramerId: row.instagramer_id,
    motivation: row.motivation,
    code: row.code,
    ...(row.promised && promiseOf({ promised: row.promised, offered: row.offered ?? row.promised })),
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    decisionKind: row.decision_kind,
    comingAt: row.coming_at,
    answerBy: answerByOf(row, offer),
    expiresAt: row.expires_at,
    pickedUpAt: row.picked_up_at,
    feeAmount: row.fee_amount,
    proposal: toProposal(row, { caller, span: offer.fee_span, campaignState: offer.campaign_state }),
    postBy: row.state === 'picked_up' ? (deadline?.day ?? null) : null,
    ...(deadline && { postDeadline: deadline }),
    ...(row.question_by !== undefined && {
      questionBy: row.question_by && row.question_by >= dayOf(now) ? row.question_by : null,
    }),
    ...(terms && { piecesLeft: left, draftState }),
    ...(row.pending_mentions !== undefined && { pendingMentionsCount: row.pending_mentions }),
    ...(row.returned_mentions !== undefined && { returnedMentionsCount: row.returned_mentions }),
    ...countersOf(row),
    ...(row.leaving_until !== undefined && {
      leavingUntil: row.leaving_until && new Date(row.leaving_until).toISOString(),
    }),
    createdAt: row.created_at,
    ...(row.pending_mentions !== undefined && {
      need: pickupNeedOf({
        state: row.state,
        isValid: holds(row, now),
        mayReserve: abilities.includes('reserve'),
        mayPost: row.fee_returned_at === null && acceptsMentions(offer.campaign_state),
        draftState,
        changesRequestedCount: row.returned_mentions ?? 0,
        pendingMentionsCount: row.pending_mentions,
        missingApprovals: terms ? missingForFee(terms, countersOf(row)) : 0,
      }),
    }),
    abilities,
  }
}

/** `own`: the calling creator's participation; left out for callers who cannot have one. */
export const toStoreCampaign = (
  row: OfferRow,
  now: Date,
  viewer?: { own: StoreParticipation | null; followersCount: number | null },
): StoreCampaign => {
  const own = viewer?.own
  return {
    id: row.id,
    brandId: row.brand_id,
    brandName: row.brand_name,
    brandLogoUrl: row.brand_logo_url,
    campaignId: row.campaign_id,
    storeId: row.store_id,
    requiresApplication: row.requires_application,
    windowDays: row.window_days,
    placesLeft: placesLeftOf(row),
    isPaused: row.paused_at !== null,
    isOpen: closedTo(row) === undefined,
    campaign: {
      name: row.campaign_name,
      excerpt: row.excerpt,
      productImageUrl: row.product_image_url,
      productImageFocus: row.product_image_focus,
      productValue: row.products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0),
      fee: row.fee,
      ...(row.fee_span && { feeSpan: row.fee_span }),
      paymentType: row.payment_type,
      endAt: row.end_at,
      dueAt: row.due_at,
      minFollowers: row.min_followers,
      maxFollowers: row.max_followers,
      ...(row.wishes && { wishes: row.wishes }),
      ...(own && { accounts: row.mentions }),
    },
    store: {
      name: row.store_name,
      address: row.address,
      postalCode: row.postal_code,
      city: row.city,
      countryCode: row.country_code,
      latitude: row.latitude,
      longitude: row.longitude,
      openingHours: row.opening_hours,
      openingWeek: row.opening_week,
      openingExceptions: row.opening_exceptions,
      imageUrl: row.image_url,
    },
    postDeadline: own?.postDeadline ?? deadlineOfOffer(row, now),
    passUntil:
      row.requires_application && (own?.state !== 'invited' || row.fee_span) ? null : passEnd(row, now).toISOString(),
    ...(row.distance !== undefined && { distance: row.distance }),
    ...(row.stores_count !== undefined && { storesCount: row.stores_count }),
    ...(viewer && {
      storeParticipation: viewer.own,
      followersObstacle: followersObstacleOf(limitsOf(row), viewer.followersCount),
    }),
  }
}
