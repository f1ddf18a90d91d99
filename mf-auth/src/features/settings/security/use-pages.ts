import { useEffect, useState } from 'react'
import type { EndpointKey, Meta } from '@samspel/api'
import { type ApiRequest, queryActions, type RequestError, useAppDispatch, useQuery } from '@samspel/store'

/** One page of a short list, and the ways to its neighbours. */
export interface Pages<R> {
  /** Undefined until the first answer, and when there was none. */
  rows: readonly R[] | undefined
  meta: Meta | undefined
  error: RequestError | undefined
  isRefreshing: boolean
  retry: () => void
  show: (page: number) => void
  /** Asks anew for what changed on the server. */
  refresh: () => void
}

/** A list page by page, kept by the query cache; when the last row of a page is gone the page before it is shown. */
export function usePages<R>(endpoint: EndpointKey, field: string, requestOf: (page: number) => ApiRequest): Pages<R> {
  const dispatch = useAppDispatch()
  const [page, setPage] = useState(1)
  const { status, result, error, retry } = useQuery(requestOf(page))
  const answer = result as unknown as (Record<string, R[]> & { meta: Meta }) | undefined
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
