import { useCallback, useEffect } from 'react'
import { bus } from '@samspel/event-bus'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'

const listNotices = apiAction('listNotices')
const readNotices = apiAction('readNotices')
const getNoticeCounts = apiAction('getNoticeCounts')

export type NoticeFilter = 'all' | 'unread' | 'money' | 'messages'

/** Refetches when something has changed, or may have changed while the live stream was interrupted. */
const useLive = (again: () => void) =>
  useEffect(() => {
    const stops = [bus.subscribe('live:notices-changed', again), bus.subscribe('live:reconnected', again)]
    return () => stops.forEach((stop) => stop())
  }, [again])

/** The number of unread rows. The bell, "More", the filter and the title all show this same number. */
export function useUnreadNotices(): number {
  const { result, retry } = useQuery(getNoticeCounts({}))
  useLive(retry)
  return result?.noticeCounts.unread ?? 0
}

/** One page of the list. */
export function useNotices(filter: NoticeFilter, page = 1) {
  const { result, status, retry } = useQuery(listNotices({ query: { filter, page } }))
  useLive(retry)
  return { notices: result?.notices, meta: result?.meta, status, retry }
}

/** Marks one row as read, or all rows that existed at `until`. Resolves to whether it worked. */
export function useReadNotices() {
  const dispatch = useAppDispatch()
  return useCallback(
    async (body: { key?: string; until?: string }): Promise<boolean> => {
      const { error } = await dispatch(readNotices({ body }))
      if (error) return false
      dispatch(queryActions.invalidated({ prefix: 'listNotices' }))
      dispatch(queryActions.invalidated({ prefix: 'getNoticeCounts' }))
      return true
    },
    [dispatch],
  )
}
