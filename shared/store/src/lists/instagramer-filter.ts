import type { Instagramer } from '@samspel/api'
import { type PagedLists, removeWhere } from './paged-list'

/** Which creators a list holds (T-24). Absent parts do not filter. */
export interface InstagramerFilter {
  state?: string | readonly string[] | undefined
  productPlan?: string | readonly string[] | undefined
  countryCode?: string | undefined
  profileCategoryIds?: readonly string[] | undefined
}

type Filtered = Pick<Instagramer, 'countryCode' | 'profileCategoryIds'> & { state: string; productPlan?: string }

const oneOf = (wanted: string | readonly string[] | undefined, value: string | undefined) =>
  wanted === undefined ||
  (typeof wanted === 'string' ? wanted === value : value !== undefined && wanted.includes(value))

/**
 * Whether a creator belongs in a list: state and plan take one value or several, the country matches exactly, all categories must be the
 * creator's (T-24).
 */
export const matchesInstagramerFilter = (creator: Filtered, filter: InstagramerFilter): boolean =>
  oneOf(filter.state, creator.state) &&
  oneOf(filter.productPlan, creator.productPlan) &&
  (filter.countryCode === undefined || filter.countryCode === creator.countryCode) &&
  (filter.profileCategoryIds ?? []).every((id) => creator.profileCategoryIds.includes(id))

/** Takes a changed creator out of the lists it no longer matches (T-25). `filterOf` reads the filter from a list's key. */
export const dropUnmatched = (
  lists: PagedLists,
  creator: Filtered & { id: string },
  filterOf: (key: string) => InstagramerFilter,
): PagedLists => removeWhere(lists, creator.id, (key) => !matchesInstagramerFilter(creator, filterOf(key)))
