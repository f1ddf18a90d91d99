import { useEffect, useState } from 'react'
import type { EndpointKey, Meta } from '@samspel/api'
import { type ApiRequest, queryActions, type RequestError, useAppDispatch, useQuery } from '@samspel/store'

/** One page of a short list, with navigation to its neighbours. */
export interface Pages<R> {
  /** Undefined until the first answer, or if it failed. */
  rows: readonly R[] | undefined
  meta: Meta | undefined
  error: RequestError | undefined
  isRefreshing: boolean
  retry: () => void
  show: (page: number) => void
  /** Reloads after a change on the server. */
  refresh: () => void
}

/** A list page by page from the query cache; when the last row of a page is removed, the previous page is shown. */
export function usePages<R>(endpoint: EndpointKey, field: string, requestOf: (page: number) => ApiRequest): Pages<R> {
  const dispatch = useAppDispatch()
  const [page, setPage] = useState(1)
  const { status, result, error, retry } = useQuery(requestOf(page))
  const answer = result as (Record<string, R[]> & { meta: Meta }) | undefined
  const rows = answer?.[field]
  const before = answer?.meta.prevPage ?? null
  const isPastEnd = rows?.length === 0 && before !== null
  useEffect(() => {
    if (isPastEnd) setPage(before)
  }, [isPastEnd, before])
  return {
    rows: isPastEnd ? undefined : rows,
    meta: answer?.meta,
    error: status === 'error' ? error : undefined,
    isRefreshing: status === 'refreshing',
    retry,
    show: setPage,
    refresh: () => dispatch(queryActions.invalidated({ prefix: endpoint })),
  }
}
