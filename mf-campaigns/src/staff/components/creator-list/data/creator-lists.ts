import type { Country, Instagramer } from '@samspel/api'
import type { AudienceAge } from '@samspel/api/finding'
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
export const creatorSorts = ['-followers', 'followers', '-engagement', 'name', '-fit', 'price', 'answer'] as const

export type CreatorSort = (typeof creatorSorts)[number]

/** What a list is sorted by, whether somebody has chosen it or not. */
export type ShownSort = CreatorSort | 'like'

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
  wishIds?: readonly string[] | undefined
  audienceCountry?: Country | undefined
  /** Percent. */
  minAudienceShare?: number | undefined
  audienceTown?: string | undefined
  audienceAges?: readonly AudienceAge[] | undefined
  audienceSex?: 'women' | 'men' | undefined
  /** Kronor. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  maxAnswerDays?: number | undefined
  history?: 'worked' | 'new' | undefined
  notWithCategoryId?: string | undefined
  notWithDays?: number | undefined
  withoutSignals?: boolean | undefined
  /** Those whom an own brand has blocked: alone, or not at all. */
  blocked?: boolean | undefined
  likeId?: string | undefined
  /** Whose earlier work counts; absent, that of every own brand. */
  brandId?: string | undefined
  sort?: CreatorSort | undefined
}

const oneOrMany = <V>(values: readonly V[] | undefined): V | V[] | undefined =>
  values && values.length > 0 ? (values.length === 1 ? values[0] : [...values]) : undefined

const filled = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== '')) as T

const ore = (kronor: number | undefined) => (kronor === undefined ? undefined : kronor * 100)

/** What the server is asked for. */
export const queryOf = (filter: CreatorFilter) =>
  filled({
    query: filter.query?.trim(),
    state: oneOrMany(filter.states),
    productPlan: oneOrMany(filter.plans),
    countryCode: filter.country,
    profileCategoryIds: oneOrMany(filter.categoryIds),
    minFollowers: filter.minFollowers,
    maxFollowers: filter.maxFollowers,
    minEngagement: filter.minEngagement,
    communityListId: filter.communityListId,
    wishCategoryIds: oneOrMany(filter.wishIds),
    audienceCountry: filter.audienceCountry,
    minAudienceShare: filter.minAudienceShare,
    audienceTown: filter.audienceTown?.trim(),
    audienceAge: oneOrMany(filter.audienceAges),
    audienceSex: filter.audienceSex,
    minPrice: ore(filter.minPrice),
    maxPrice: ore(filter.maxPrice),
    maxAnswerHours: filter.maxAnswerDays === undefined ? undefined : filter.maxAnswerDays * 24,
    history: filter.history,
    notWithCategoryId: filter.notWithCategoryId,
    notWithDays: filter.notWithCategoryId === undefined ? undefined : filter.notWithDays,
    withoutSignals: filter.withoutSignals,
    blocked: filter.blocked,
    likeId: filter.likeId,
    brandId: filter.history !== undefined || filter.sort === '-fit' ? filter.brandId : undefined,
    sort: filter.sort,
  })

/** Key of a filter's list: the query sent to the server. */
export const creatorFilterKey = (filter: CreatorFilter): string =>
  JSON.stringify(
    queryOf({ ...filter, sort: filter.sort === creatorSorts[0] && !filter.likeId ? undefined : filter.sort }),
  )

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
