import type { Country, Instagramer } from '@samspel/api'
import {
  createPagedLists,
  type InstagramerFilter,
  matchesInstagramerFilter,
  type PagedLists,
  removeWhere,
} from '@samspel/store'
import { getInstagramer, listInstagramers, updateInstagramer } from '../../../data'

/** Number of creators per page. */
const directoryPageSize = 100

/** Sort orders of the directory; the first is the server's default. */
export const creatorSorts = ['-followers', 'followers', '-engagement', 'name'] as const

export type CreatorSort = (typeof creatorSorts)[number]

/** Filter of the directory; absent parts do not filter. */
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

/** Key of a filter's list: the query sent to the server. */
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

/** Removes a changed creator from lists whose filter no longer matches (rows T-24, T-25). */
export const leaveUnmatched = (lists: PagedLists, creator: Instagramer): PagedLists =>
  removeWhere(lists, creator.id, (key) => !matchesInstagramerFilter(creator, rulesOf(key)))

export const askCreators = (key: string, page: number, after?: string) =>
  listInstagramers({ query: { page, perPage: directoryPageSize, ...askedBy(key), ...(after && { after }) } })

/** Creators by filter, loaded page by page (rows E-26, C-13); mounted at `creatorLists`. */
export const creatorLists = createPagedLists({
  name: 'creatorLists',
  fetch: askCreators,
  ids: ({ result }) => result.instagramers,
  // With a cursor, pages cost the server the same at any depth, and nobody is skipped when others appear or disappear.
  cursor: ({ data }) => data.nextCursor,
  on: (lists, action) =>
    updateInstagramer.success.match(action) || getInstagramer.success.match(action)
      ? leaveUnmatched(lists, action.payload.data.instagramer)
      : lists,
})
