import type { Meta } from '@samspel/api'
import type { RequestError } from '../requests/api-action'

/** A list that is fetched page by page (E-24). */
export interface PagedList {
  ids: readonly string[]
  loading: boolean
  /** Stale: the next answer replaces the ids, whichever page it is (E-28). */
  invalid: boolean
  /** Marked stale while a page was on its way: the answer, which may be older than the change, makes it {@link PagedList.invalid}. */
  outdated?: boolean
  hasFetched: boolean
  error: RequestError | undefined
  meta: Meta
  /** Cursor of the next page, in lists that have one. */
  cursor?: string | undefined
}

/** Lists of one kind, by key (E-29: a campaign id, a state, a filter). */
export type PagedLists = Readonly<Record<string, PagedList>>

/** The initial state of a list: page 0, next page 1 (E-25). */
export const initialList: PagedList = {
  ids: [],
  loading: false,
  invalid: false,
  hasFetched: false,
  error: undefined,
  meta: { currentPage: 0, nextPage: 1, prevPage: null, totalPages: 0, totalCount: 0 },
}

/** Adds a page: page 1, or any page of an invalidated list, replaces the ids (E-28); others are appended without duplicates (E-27). */
export const receivePage = (
  { outdated = false, ...list }: PagedList,
  page: number,
  ids: readonly string[],
  meta: Partial<Meta> | undefined,
): PagedList => ({
  ...list,
  ids: page === 1 || list.invalid ? [...new Set(ids)] : [...new Set([...list.ids, ...ids])],
  loading: false,
  invalid: outdated,
  hasFetched: true,
  error: undefined,
  meta: { ...initialList.meta, currentPage: page, nextPage: null, totalCount: ids.length, totalPages: page, ...meta },
})

const count = (list: PagedList, difference: number): PagedList['meta'] => ({
  ...list.meta,
  totalCount: Math.max(0, list.meta.totalCount + difference),
})

const without = (list: PagedList, id: string): PagedList =>
  list.ids.includes(id) ? { ...list, ids: list.ids.filter((other) => other !== id), meta: count(list, -1) } : list

const atFront = (list: PagedList, id: string): PagedList =>
  list.ids.includes(id) ? list : { ...list, ids: [id, ...list.ids], meta: count(list, 1) }

/** Puts a new record at the front of the list of `key` (T-05). */
export const prepend = (lists: PagedLists, key: string, id: string): PagedLists => ({
  ...lists,
  [key]: atFront(lists[key] ?? initialList, id),
})

/** Moves a changed record to the list of `key` and out of all others (T-06), except those of `keep` (T-18: `['all']`). */
export const moveTo = (
  lists: PagedLists,
  key: string,
  id: string,
  { keep = [] }: { keep?: readonly string[] } = {},
): PagedLists =>
  prepend(
    mapLists(lists, (list, other) => (other === key || keep.includes(other) ? list : without(list, id))),
    key,
    id,
  )

/** Removes a deleted record from every list, including the special one (T-19). */
export const removeEverywhere = (lists: PagedLists, id: string): PagedLists =>
  mapLists(lists, (list) => without(list, id))

/** Removes a record from the lists for which `leaves` is true (T-25). */
export const removeWhere = (lists: PagedLists, id: string, leaves: (key: string) => boolean): PagedLists =>
  mapLists(lists, (list, key) => (leaves(key) ? without(list, id) : list))

/** Records that a page could not be fetched. */
export const failPage = ({ outdated = false, ...list }: PagedList, error: RequestError): PagedList => ({
  ...list,
  loading: false,
  invalid: list.invalid || outdated,
  error,
})

const markStale = (list: PagedList): PagedList =>
  list.loading ? { ...list, outdated: true } : { ...list, invalid: true }

/** Marks lists stale. Their ids stay until the next answer. */
export const invalidate = (lists: PagedLists, keys: readonly string[] = Object.keys(lists)): PagedLists =>
  mapLists(lists, (list, key) => (keys.includes(key) ? markStale(list) : list))

const mapLists = (lists: PagedLists, change: (list: PagedList, key: string) => PagedList): PagedLists =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, change(list, key)]))
