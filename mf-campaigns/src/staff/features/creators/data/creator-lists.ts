import type { Country, Instagramer } from '@samspel/api'
import {
  createPagedLists,
  type InstagramerFilter,
  matchesInstagramerFilter,
  type PagedLists,
  removeWhere,
} from '@samspel/store'
import { getInstagramer, listInstagramers, updateInstagramer } from '../../../data'

/** Creators that a page of the directory holds. */
const directoryPageSize = 100

/** Orders of the directory; the first is that of the server. */
export const creatorSorts = ['-followers', 'followers', '-engagement', 'name'] as const

export type CreatorSort = (typeof creatorSorts)[number]

/** What staff look for among the creators; an absent part asks nothing. */
export interface CreatorFilter {
  query?: string | undefined
  states?: readonly Instagramer['state'][] | undefined
  plans?: readonly Instagramer['productPlan'][] | undefined
  country?: Country | undefined
  categoryIds?: readonly string[] | undefined
  minFollowers?: number | undefined
  maxFollowers?: number | undefined
  /** Percent. */
  minEngagement?: number | undefined
  communityListId?: string | undefined
  sort?: CreatorSort | undefined
}

const oneOrMany = <V>(values: readonly V[] | undefined): V | V[] | undefined =>
  values && values.length > 0 ? (values.length === 1 ? values[0] : [...values]) : undefined

const filled = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== '')) as T

const queryOf = ({
  query,
  states,
  plans,
  country,
  categoryIds,
  minFollowers,
  maxFollowers,
  minEngagement,
  communityListId,
  sort,
}: CreatorFilter) =>
  filled({
    query: query?.trim(),
    state: oneOrMany(states),
    productPlan: oneOrMany(plans),
    countryCode: country,
    profileCategoryIds: oneOrMany(categoryIds),
    minFollowers,
    maxFollowers,
    minEngagement,
    communityListId,
    sort: sort === creatorSorts[0] ? undefined : sort,
  })

/** Key of a filter's list: what is asked of the server. */
export const creatorFilterKey = (filter: CreatorFilter): string => JSON.stringify(queryOf(filter))

const askedBy = (key: string) => JSON.parse(key) as ReturnType<typeof queryOf>

const rulesOf = (key: string): InstagramerFilter => {
  const { state, productPlan, countryCode, profileCategoryIds } = askedBy(key)
  return {
    state,
    productPlan,
    countryCode,
    ...(profileCategoryIds !== undefined && { profileCategoryIds: [profileCategoryIds].flat() }),
  }
}

/** Takes a changed creator out of the lists whose filter it no longer matches (rows T-24, T-25). */
export const leaveUnmatched = (lists: PagedLists, creator: Instagramer): PagedLists =>
  removeWhere(lists, creator.id, (key) => !matchesInstagramerFilter(creator, rulesOf(key)))

/** A page of the creators of a key. */
export const askCreators = (key: string, page: number, after?: string) =>
  listInstagramers({ query: { page, perPage: directoryPageSize, ...askedBy(key), ...(after && { after }) } })

/** Creators of a filter, page after page as the answers lead (rows E-26, C-13); mounted at `creatorLists`. */
export const creatorLists = createPagedLists({
  name: 'creatorLists',
  fetch: askCreators,
  ids: ({ result }) => result.instagramers,
  // With it a page costs the server the same however deep it is, and nobody is passed over when others come or go.
  cursor: ({ data }) => data.nextCursor,
  on: (lists, action) =>
    updateInstagramer.success.match(action) || getInstagramer.success.match(action)
      ? leaveUnmatched(lists, action.payload.data.instagramer)
      : lists,
})
