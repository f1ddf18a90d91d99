import { useCallback, useEffect } from 'react'
import { type EndpointKey, routeOf } from '@samspel/api'
import type { ApiRequest, RequestError, ResultOf } from '../requests/api-action'
import { queryActions } from '../state/queries'
import { useAppDispatch, useAppSelector, useAppStore } from './basics'
import { keeperOf } from './keeper'

/** State of a query on screen. */
export interface Query<K extends EndpointKey> {
  /**
   * `loading`: nothing to show yet. `refreshing`: shown while it is fetched anew. `error`: see `error`; `result` may still hold the last
   * good answer.
   */
  status: 'idle' | 'loading' | 'refreshing' | 'success' | 'error'
  /** The answer with ids in place of records. Read the records with `useEntity` and `useEntities`. */
  result: ResultOf<K> | undefined
  error: RequestError | undefined
  /** Fetches again. */
  retry: () => void
}

/** Cache key of a request: the endpoint, followed by its parameters. */
export const queryKey = ({ meta, payload }: ApiRequest): string =>
  `${meta.endpoint} ${JSON.stringify([payload.params, payload.query])}`

/** Whether the request is allowed without a session. */
const isOpen = ({ meta, payload }: ApiRequest): boolean => {
  const { base, skipAuth } = routeOf(meta.endpoint)
  return payload.skipAuth === true || skipAuth === true || base === 'public' || base === 'either'
}

/**
 * Fetches while it is shown: `useQuery(getCampaign({ params: { id } }))`; `undefined` asks nothing. The answer is kept for 5 minutes
 * after the last place that shows it is gone (K-05); who comes back sees it at once, and it is fetched anew behind.
 * Stale answers (`queryActions.invalidated`) are fetched again at once.
 */
export function useQuery<K extends EndpointKey>(request: ApiRequest<K> | undefined): Query<K> {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const key = request && queryKey(request as ApiRequest)
  const cached = useAppSelector((state) => (key === undefined ? undefined : state.queries[key]))

  const ask = useCallback(() => {
    if (request && key !== undefined) void dispatch({ ...request, meta: { ...request.meta, cache: key } })
    // The key stands for the request: a new but equal object must not fetch again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, dispatch])

  useEffect(() => {
    if (key === undefined) return
    const keeper = keeperOf(store)
    const isFirst = !keeper.isShown(key)
    const query = store.getState().queries[key]
    if (!query || (isFirst && query.status !== 'loading')) ask()
    return keeper.retain(key, () => store.dispatch(queryActions.dropped({ key })))
  }, [key, ask, store])

  const isGone = request !== undefined && cached === undefined && isOpen(request as ApiRequest)
  useEffect(() => {
    // A sign-out clears every answer (T-30), but a page that needs no session goes on.
    if (isGone && key !== undefined && !store.getState().queries[key]) ask()
  }, [isGone, ask, key, store])

  const invalid = cached?.invalid === true && cached.status !== 'loading'
  useEffect(() => {
    // Several components may show it: the first one fetches, the others find it loading.
    if (invalid && key !== undefined && store.getState().queries[key]?.invalid) ask()
  }, [invalid, ask, key, store])

  return {
    status: statusOf(key, cached),
    result: cached?.result as ResultOf<K> | undefined,
    error: cached?.error,
    retry: ask,
  }
}

const statusOf = (
  key: string | undefined,
  cached: { status: 'loading' | 'success' | 'error'; result: unknown } | undefined,
) => {
  if (key === undefined) return 'idle'
  if (!cached) return 'loading'
  return cached.status === 'loading' && cached.result ? 'refreshing' : cached.status
}
