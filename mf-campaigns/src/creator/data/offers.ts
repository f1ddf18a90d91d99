import type { Country, DeliveryMethod, PaymentType } from '@samspel/api'
import { apiAction, createPagedLists, prepend, removeEverywhere } from '@samspel/store'
import { createParticipation, listMarketplace } from '../../shared/data'

export const listMyInstagramPosts = apiAction('listMyInstagramPosts')
export const findMyInstagramPost = apiAction('findMyInstagramPost')
export const listMyInvitations = apiAction('listMyInvitations')
export const declineCampaignInvitation = apiAction('declineCampaignInvitation')

export const offerSorts = ['-createdAt', 'endAt', '-value'] as const

export type OfferSort = (typeof offerSorts)[number]

/** A creator's filter in the marketplace. Absent parts do not filter; without a country, all countries are included. */
export interface OfferFilter {
  country?: Country | null | undefined
  categoryId?: string | null | undefined
  paymentType?: PaymentType | null | undefined
  /** Only offers with a fee. */
  paid?: boolean | undefined
  /** Only offers whose requirements the creator meets. */
  fits?: boolean | undefined
  sort?: OfferSort | null | undefined
}

/** Key of the list for a filter: its parts in a fixed order. */
export const offerListKey = ({
  deliveryMethod,
  query,
  country,
  categoryId,
  paymentType,
  paid,
  fits,
  sort,
}: OfferFilter & { deliveryMethod: DeliveryMethod; query?: string | undefined }): string =>
  JSON.stringify({
    deliveryMethod,
    ...(query?.trim() && { query: query.trim() }),
    ...(country && { country }),
    ...(categoryId && { categoryId }),
    ...(paymentType && { paymentType }),
    ...(paid && { paid }),
    ...(fits && { fits }),
    ...(sort && { sort }),
  })

/**
 * Open offers by filter, promoted ones first; mounted at `offerLists`. Applying or withdrawing shows on the card, which reads the shared
 * record.
 */
export const offerLists = createPagedLists({
  name: 'offerLists',
  fetch: (key, page) =>
    listMarketplace({ query: { ...(JSON.parse(key) as { deliveryMethod: DeliveryMethod }), page } }),
})

/** Key of the only list in {@link invitationLists}. */
export const myInvitationsKey = 'me'

/** Offers the creator was invited to and has not answered; mounted at `invitationLists`. An answered one is removed. */
export const invitationLists = createPagedLists({
  name: 'invitationLists',
  fetch: (_, page) => listMyInvitations({ query: { page, perPage: 10 } }),
  on: (lists, action) => {
    if (declineCampaignInvitation.success.match(action))
      return removeEverywhere(lists, action.payload.data.campaignInvitation.campaignId)
    return createParticipation.success.match(action)
      ? removeEverywhere(lists, action.payload.data.participation.campaignId)
      : lists
  },
})

export type OwnPostKind = 'post' | 'story'

/** Posts and stories of the creator's own account; mounted at `ownPostLists`, keyed by kind. */
export const ownPostLists = createPagedLists({
  name: 'ownPostLists',
  fetch: (key, page) => listMyInstagramPosts({ query: { page, story: key === 'story' } }),
  on: (lists, action) =>
    findMyInstagramPost.success.match(action) ? prepend(lists, 'post', action.payload.data.instagramPost.id) : lists,
})
