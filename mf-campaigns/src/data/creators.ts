import type { Country, Instagramer } from '@samspel/api'
import { apiAction, createPagedLists, dropUnmatched, type InstagramerFilter } from '@samspel/store'

export const listInstagramers = apiAction('listInstagramers')
export const getInstagramer = apiAction('getInstagramer')
export const listProfileCategories = apiAction('listProfileCategories')

/** What staff look for among the creators; an absent part asks nothing. */
export interface CreatorFilter {
  query?: string | undefined
  country?: Country | undefined
  categoryId?: string | undefined
}

/** Key of a filter's list of creators. */
export const creatorListKey = ({ query, country, categoryId }: CreatorFilter): string => JSON.stringify([query?.trim() ?? '', country ?? '', categoryId ?? ''])

const parse = (key: string) => JSON.parse(key) as [query: string, country: Country | '', categoryId: string]
const filterOf = (key: string): InstagramerFilter => {
  const [, countryCode, categoryId] = parse(key)
  return { ...(countryCode && { countryCode }), ...(categoryId && { profileCategoryIds: [categoryId] }) }
}

/** Creators by filter, those with most followers first; mounted at `creatorLists`. A creator who no longer matches leaves (row T-25). */
export const creatorLists = createPagedLists({
  name: 'creatorLists',
  fetch: (key, page) => {
    const [query, countryCode, profileCategoryId] = parse(key)
    return listInstagramers({ query: { page, ...(query && { query }), ...(countryCode && { countryCode }), ...(profileCategoryId && { profileCategoryId }) } })
  },
  on: (lists, action) => {
    if (!getInstagramer.success.match(action)) return lists
    const creator: Instagramer = action.payload.data.instagramer
    return dropUnmatched(lists, creator, filterOf)
  },
})
