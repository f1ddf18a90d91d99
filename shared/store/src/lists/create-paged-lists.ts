import type { Action, Reducer, UnknownAction } from 'redux'
import type { EndpointKey, Meta } from '@samspel/api'
import type { ApiRequest, ApiSuccess } from '../requests/api-action'
import { readPhase } from '../requests/phase'
import { failPage, initialList, invalidate, type PagedList, type PagedLists, receivePage } from './paged-list'

/** How lists of one kind are fetched and kept. */
export interface PagedListsOptions<K extends EndpointKey> {
  /** Key of the state that `injectReducer` mounts the reducer at; unique in the application, e.g. `campaignLists`. */
  name: string
  /**
   * The request of one page: `(key, page) => getCampaigns({ query: { state: key, page } })`, with the cursor of the page before where there
   * is one. Its own `list` option is set here.
   */
  fetch: (key: string, page: number, cursor?: string) => ApiRequest<K>
  /** Picks the ids from an answer. By default, the only array in it (`{ campaigns: [...], meta }`). */
  ids?: (payload: ApiSuccess<K>) => readonly string[]
  /** Cursor of the next page, for lists whose answers carry one besides the page number. */
  cursor?: (payload: ApiSuccess<K>) => string | null
  /** Moves ids in response to other actions, with `prepend`, `moveTo` or `removeEverywhere`. */
  on?: (lists: PagedLists, action: UnknownAction) => PagedLists
}

/** Lists of one kind: a reducer to inject, requests to dispatch, a selector. */
export interface PagedListsSlice<K extends EndpointKey = EndpointKey> {
  name: string
  reducer: Reducer<PagedLists>
  /** Loads a page, counted from 1. Pass the list's `cursor` only when loading its next page. */
  load: (key: string, page: number, cursor?: string) => ApiRequest<K>
  /** Marks the given lists stale, or all of them. Lists on screen are fetched again at once. */
  invalidate: (keys?: readonly string[]) => UnknownAction
  /** Drops lists that are no longer shown (K-05). */
  drop: (keys: readonly string[]) => UnknownAction
  /** The list of a key, {@link initialList} before its first fetch. */
  select: (state: object, key: string) => PagedList
}

type ListAction = Action<string> & { keys?: readonly string[] }

/** Makes lists that are fetched page by page, one per key (E-24…E-29, C-13). */
export const createPagedLists = <K extends EndpointKey>({
  name,
  fetch,
  ids = onlyArray,
  cursor,
  on = (lists) => lists,
}: PagedListsOptions<K>): PagedListsSlice<K> => {
  const invalidated = `${name}/invalidated`
  const dropped = `${name}/dropped`

  const reducePhase = (lists: PagedLists, action: unknown): PagedLists => {
    const step = readPhase(action)
    const at = step?.meta.list
    if (!step || at?.name !== name) return lists
    const list = lists[at.key] ?? initialList
    if (step.phase === 'pending') return { ...lists, [at.key]: { ...list, loading: true, error: undefined } }
    if (step.phase === 'error') return { ...lists, [at.key]: failPage(list, step.payload) }
    if (step.phase === 'invalidate') return invalidate(lists, [at.key])
    if (step.phase !== 'success') return lists
    const payload = step.payload as ApiSuccess<K>
    const received = receivePage(list, at.page, ids(payload), (payload.result as { meta?: Meta }).meta)
    return { ...lists, [at.key]: cursor ? { ...received, cursor: cursor(payload) ?? undefined } : received }
  }

  return {
    name,
    reducer: (lists = {}, action) => {
      const { type, keys } = action as ListAction
      if (type === invalidated) return invalidate(lists, keys)
      if (type === dropped) return Object.fromEntries(Object.entries(lists).filter(([key]) => !keys?.includes(key)))
      return on(reducePhase(lists, action), action as UnknownAction)
    },
    load: (key, page, after) => {
      const request = fetch(key, page, after)
      return { ...request, meta: { ...request.meta, list: { name, key, page } } }
    },
    invalidate: (keys) => ({ type: invalidated, keys }),
    drop: (keys) => ({ type: dropped, keys }),
    select: (state, key) => (state as Record<string, PagedLists | undefined>)[name]?.[key] ?? initialList,
  }
}

const onlyArray = ({ result }: { result: object }): readonly string[] => {
  const arrays = Object.values(result).filter(Array.isArray)
  if (arrays.length !== 1) throw new Error('The answer has not exactly one list: give `ids` to createPagedLists')
  return arrays[0] as string[]
}
