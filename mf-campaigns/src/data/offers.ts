import type { Campaign, Country, DeliveryMethod, Mention, Participation } from '@samspel/api'
import { apiAction, createPagedLists } from '@samspel/store'
import { createMention, createParticipation, deleteParticipation, listMyMentions, listMyParticipations } from './decisions'

export const listMarketplace = apiAction('listMarketplace')
export const listMyInstagramPosts = apiAction('listMyInstagramPosts')
export const getParticipation = apiAction('getParticipation')

/** What a creator looks for in the marketplace; no country is all of them. */
export interface OfferFilter {
  deliveryMethod: DeliveryMethod
  country?: Country | null | undefined
  query?: string | undefined
}

/** Key of a filter's list of offers. */
export const offerListKey = ({ deliveryMethod, country, query }: OfferFilter): string => JSON.stringify([deliveryMethod, country ?? '', query?.trim() ?? ''])

/** Open offers by filter; mounted at `offerLists`. Who applies or withdraws sees it on the card at the next answer. */
export const offerLists = createPagedLists({
  name: 'offerLists',
  fetch: (key, page) => {
    const [deliveryMethod, country, query] = JSON.parse(key) as [DeliveryMethod, Country | '', string]
    return listMarketplace({ query: { page, deliveryMethod, ...(country && { country }), ...(query && { query }) } })
  },
})

export type OwnPostKind = 'post' | 'story'

/** Posts and stories of the creator's own account; mounted at `ownPostLists`, keyed by kind. */
export const ownPostLists = createPagedLists({
  name: 'ownPostLists',
  fetch: (key, page) => listMyInstagramPosts({ query: { page, story: key === 'story' } }),
})

/** What one participant receives, kr: every product once. */
export const offerValue = ({ products }: Pick<Campaign, 'products'>): number => products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

/** Places that nobody has got yet. */
export const placesLeft = ({ targetNumberOfInstagramers, approvedParticipationsCount }: Pick<Campaign, 'targetNumberOfInstagramers' | 'approvedParticipationsCount'>): number =>
  Math.max(0, targetNumberOfInstagramers - approvedParticipationsCount)

type Counted = Pick<Participation, 'id' | 'abilities' | 'linkPostsCount' | 'contentPostsCount' | 'instagramPostsCount' | 'instagramStoriesCount'>

/** Approved posts of a participation, of all four kinds. */
export const approvedPosts = (participation: Omit<Counted, 'id' | 'abilities'>): number =>
  participation.linkPostsCount + participation.contentPostsCount + participation.instagramPostsCount + participation.instagramStoriesCount

/** The creator's next step: an approved participation without a post that is approved or waits for review. */
export const awaitsPost = (participation: Counted, pendingMentions: readonly Pick<Mention, 'participationId'>[]): boolean =>
  participation.abilities.includes('postMention') && approvedPosts(participation) === 0 && !pendingMentions.some(({ participationId }) => participationId === participation.id)

/** Answers that the creator's own acts and those of staff make stale. */
export const creatorQueries = [listMyParticipations.endpoint, listMyMentions.endpoint] as const
export const creatorActs = [createParticipation.success.type, deleteParticipation.success.type, createMention.success.type]
