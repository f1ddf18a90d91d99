import { useCallback, useEffect } from 'react'
import { bus } from '@samspel/event-bus'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'

const listNotices = apiAction('listNotices')
const readNotices = apiAction('readNotices')
const getNoticeCounts = apiAction('getNoticeCounts')

export type NoticeFilter = 'all' | 'unread' | 'money' | 'messages'

/** Asks again when something has happened, or when it may have while the stream was cut. */
const useLive = (again: () => void) =>
  useEffect(() => {
    const stops = [bus.subscribe('live:notices-changed', again), bus.subscribe('live:reconnected', again)]
    return () => stops.forEach((stop) => stop())
  }, [again])

/** Rows of the list that are unread: the number of the bell, of "More", of the filter and of the title are this one. */
export function useUnreadNotices(): number {
  const { result, retry } = useQuery(getNoticeCounts({}))
  useLive(retry)
  return result?.noticeCounts.unread ?? 0
}

/** The list, one page of it. */
export function useNotices(filter: NoticeFilter, page = 1) {
  const { result, status, retry } = useQuery(listNotices({ query: { filter, page } }))
  useLive(retry)
  return { notices: result?.notices, meta: result?.meta, status, retry }
}

/** Marks a row as read, or all that were there at `until`; answers whether that was done. */
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
