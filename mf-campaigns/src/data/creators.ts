import type { Country, Instagramer } from '@samspel/api'
import { apiAction, matchesInstagramerFilter, readPhase, type ApiSuccess, type InstagramerFilter, type RequestError } from '@samspel/store'
import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

export const listInstagramers = apiAction('listInstagramers')
export const getInstagramer = apiAction('getInstagramer')
/** Changes a creator's record (row C-36): form `editInstagramer`. */
export const updateInstagramer = apiAction('updateInstagramer', { form: 'editInstagramer' })
export const listProfileCategories = apiAction('listProfileCategories')

/** Creators that a page of the directory holds. */
export const directoryPageSize = 100

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

const oneOrMany = <V,>(values: readonly V[] | undefined): V | V[] | undefined => (values && values.length > 0 ? (values.length === 1 ? values[0] : [...values]) : undefined)
const filled = <T extends object>(object: T) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== '')) as T

const queryOf = ({ query, states, plans, country, categoryIds, minFollowers, maxFollowers, minEngagement, communityListId, sort }: CreatorFilter) => filled({
  query: query?.trim(), state: oneOrMany(states), productPlan: oneOrMany(plans), countryCode: country, profileCategoryIds: oneOrMany(categoryIds),
  minFollowers, maxFollowers, minEngagement, communityListId, sort: sort === creatorSorts[0] ? undefined : sort,
})

/** Key of a filter's directory: what is asked of the server. */
export const creatorFilterKey = (filter: CreatorFilter): string => JSON.stringify(queryOf(filter))

const askedBy = (key: string) => JSON.parse(key) as ReturnType<typeof queryOf>
const rulesOf = (key: string): InstagramerFilter => {
  const { state, productPlan, countryCode, profileCategoryIds } = askedBy(key)
  return { state, productPlan, countryCode, ...(profileCategoryIds !== undefined && { profileCategoryIds: [profileCategoryIds].flat() }) }
}

/** Creators of one filter, as far as they have been asked for. */
export interface CreatorDirectory {
  /** How many match; undefined before the first answer. */
  total: number | undefined
  /** Ids by row; rows of pages that nobody has asked for are empty. */
  rows: readonly (string | undefined)[]
  /** What became of a page, counted from 1. Stale ones are asked for again when they are shown. */
  pages: Readonly<Record<number, { status: 'loading' | 'ready' | 'stale' | 'error'; error?: RequestError }>>
  /** Where a page begins, when the one before has come: `after` of its request. */
  cursors: Readonly<Record<number, string>>
}
export type CreatorDirectories = Readonly<Record<string, CreatorDirectory>>

/** Where {@link creatorDirectories} is mounted. */
export const creatorDirectoriesName = 'creatorDirectories'
export const emptyDirectory: CreatorDirectory = { total: undefined, rows: [], pages: {}, cursors: {} }

interface Tag { directory: string; page: number }
const isTag = (tag: unknown): tag is Tag => typeof (tag as Tag | undefined)?.directory === 'string'

/** Asks for a page of a directory; with a cursor it costs the server as much as any other. */
export const loadCreators = (key: string, page: number, after?: string) =>
  listInstagramers({ query: { page, perPage: directoryPageSize, ...askedBy(key), ...(after && { after }) }, tag: { directory: key, page } satisfies Tag })

/** Marks what a directory holds stale; `drop` forgets it. */
export const staleDirectory = (key: string) => ({ type: 'creatorDirectories/stale', key })
export const dropDirectory = (key: string) => ({ type: 'creatorDirectories/dropped', key })

const asStale = (directory: CreatorDirectory): CreatorDirectory => ({
  ...directory, cursors: {},
  pages: Object.fromEntries(Object.entries(directory.pages).map(([page, facts]) => [page, facts.status === 'ready' ? { status: 'stale' as const } : facts])),
})

const receive = (directory: CreatorDirectory, page: number, { result, data }: ApiSuccess<'listInstagramers'>): CreatorDirectory => {
  const total = result.meta.totalCount
  // Others who come or go meanwhile move every page that is kept.
  const base = directory.total !== undefined && directory.total !== total ? asStale(directory) : directory
  const start = (page - 1) * directoryPageSize
  const rows = base.rows.slice(0, total)
  rows.length = total
  for (let row = start; row < Math.min(start + directoryPageSize, total); row++) rows[row] = result.instagramers[row - start]
  const cursors = data.nextCursor ? { ...base.cursors, [page + 1]: data.nextCursor } : base.cursors
  return { total, rows, cursors, pages: { ...base.pages, [page]: { status: 'ready' } } }
}

const without = (directory: CreatorDirectory, id: string): CreatorDirectory => {
  const row = directory.rows.indexOf(id)
  if (row < 0) return directory
  const rows = directory.rows.slice()
  rows.splice(row, 1)
  return asStale({ ...directory, rows, total: Math.max(0, (directory.total ?? 1) - 1) })
}

/** Takes a changed creator out of the directories whose filter it no longer matches (rows T-24, T-25). */
export const leaveUnmatched = (all: CreatorDirectories, creator: Instagramer): CreatorDirectories =>
  Object.fromEntries(Object.entries(all).map(([key, directory]) => [key, matchesInstagramerFilter(creator, rulesOf(key)) ? directory : without(directory, creator.id)]))

const reducePage = (all: CreatorDirectories, action: unknown): CreatorDirectories => {
  const step = readPhase(action)
  const tag = step?.meta.tag
  if (!step || !isTag(tag)) return all
  const old = all[tag.directory] ?? emptyDirectory
  const mark = (facts: CreatorDirectory['pages'][number]) => ({ ...all, [tag.directory]: { ...old, pages: { ...old.pages, [tag.page]: facts } } })
  if (step.phase === 'pending') return mark({ status: 'loading' })
  if (step.phase === 'error') return mark({ status: 'error', error: step.payload })
  if (listInstagramers.success.match(action)) return { ...all, [tag.directory]: receive(old, tag.page, action.payload) }
  return all
}

/** Directories by filter, those of rows E-26 and T-25; mounted at `creatorDirectories`. */
export const creatorDirectories: Reducer<CreatorDirectories> = (all = {}, action) => {
  const { type, key } = action as UnknownAction & { key?: string }
  if (type === 'creatorDirectories/dropped') return Object.fromEntries(Object.entries(all).filter(([other]) => other !== key))
  if (type === 'creatorDirectories/stale') return key && all[key] ? { ...all, [key]: asStale(all[key]) } : all
  if (updateInstagramer.success.match(action) || getInstagramer.success.match(action)) return leaveUnmatched(all, action.payload.data.instagramer)
  return reducePage(all, action)
}

/** The directory of a filter. */
export const selectDirectory = (state: object, key: string): CreatorDirectory =>
  (state as { [creatorDirectoriesName]?: CreatorDirectories })[creatorDirectoriesName]?.[key] ?? emptyDirectory
