import { useCallback, useEffect, useState } from 'react'
import type { EndpointKey } from '@samspel/api'
import type { PagedListsSlice } from '../lists/create-paged-lists'
import type { PagedList } from '../lists/paged-list'
import type { RequestError } from '../requests/api-action'
import { useAppDispatch, useAppSelector, useAppStore } from './basics'
import { keeperOf } from './keeper'

/** A paged list on screen. */
export interface PagedListView {
  ids: readonly string[]
  /**
   * `loading`: first page, nothing to show yet. `loadingMore`: a further page. `refreshing`: page 1 anew, behind what is shown. `error` and
   * `errorMore` alike.
   */
  status: 'loading' | 'ready' | 'loadingMore' | 'refreshing' | 'error' | 'errorMore'
  error: RequestError | undefined
  /** Number of records on the server. */
  totalCount: number
  /** Whether there is another page (C-13). */
  hasMore: boolean
  /** Loads the next page; does nothing while loading or if there is none. */
  loadMore: () => void
  /** Retries the page that failed. */
  retry: () => void
  /** Reloads page 1. */
  refresh: () => void
}

/**
 * Shows the list of `key`: fetches page 1 when it comes on screen, and again when it is marked stale; `undefined` shows nothing.
 * Kept 5 minutes after the last place that shows it is gone (K-05).
 */
export function usePagedList<K extends EndpointKey>(lists: PagedListsSlice<K>, key: string | undefined): PagedListView {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const list = useAppSelector((state) => lists.select(state, key ?? ''))
  const [lastPage, setLastPage] = useState(1)

  const load = useCallback(
    (page: number) => {
      if (key === undefined) return
      setLastPage(page)
      const { meta, cursor } = lists.select(store.getState(), key)
      void dispatch(lists.load(key, page, page === meta.nextPage && page > 1 ? cursor : undefined))
    },
    [dispatch, lists, key, store],
  )

  useEffect(() => {
    if (key === undefined) return
    const keeper = keeperOf(store)
    const shownKey = `${lists.name} ${key}`
    const isFirst = !keeper.isShown(shownKey)
    const now = lists.select(store.getState(), key)
    // Whoever scrolled far and comes back keeps their place: only a list of one page is refreshed in the background.
    if (!now.loading && (!now.hasFetched || (isFirst && now.meta.currentPage <= 1))) load(1)
    return keeper.retain(shownKey, () => store.dispatch(lists.drop([key])))
  }, [key, lists, load, store])

  const stale = list.invalid && list.hasFetched && !list.loading && !list.error
  useEffect(() => {
    // Several components may show it: the first one loads it, the others find it loading.
    if (stale && key !== undefined && !lists.select(store.getState(), key).loading) load(1)
  }, [stale, key, lists, load, store])

  const { nextPage, totalCount } = list.meta
  return {
    ids: list.ids,
    status: statusOf(list, lastPage),
    error: list.error,
    totalCount,
    hasMore: list.hasFetched && nextPage !== null,
    loadMore: () => {
      if (nextPage !== null && list.hasFetched && !list.loading) load(nextPage)
    },
    retry: () => load(lastPage),
    refresh: () => load(1),
  }
}

const statusOf = (list: PagedList, lastPage: number): PagedListView['status'] => {
  const isMore = list.hasFetched && lastPage > 1
  if (list.error) return isMore ? 'errorMore' : 'error'
  if (!list.hasFetched) return 'loading'
  if (!list.loading) return 'ready'
  return isMore ? 'loadingMore' : 'refreshing'
}
