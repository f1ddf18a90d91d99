import { keepPreviousData, QueryClient, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type EndpointKey, type ResponseOf, retryDelay } from '@samspel/api'
import {
  type ApiRequest,
  queryKey,
  type RequestError,
  selectArea,
  useAppDispatch,
  useAppSelector,
} from '@samspel/store'

const minute = 60_000
/** Total requests of a query when the server fails (C-14). */
const tries = 3

/** Rejection of a read, ready to be shown. */
export class ReadFailure extends Error {
  override name = 'ReadFailure'
  constructor(readonly parsedError: RequestError) {
    super(parsedError.message.id)
  }
}

/**
 * Query cache of this area. Answers are kept for 5 minutes after the last component using them unmounts (K-05), and requests are retried on
 * status 500 and above, fewer than three times in all (C-14). Requests are made offline too, since the service worker may have the answer.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * minute,
      staleTime: minute / 2,
      networkMode: 'always',
      retry: (failures, error) =>
        failures + 1 < tries && error instanceof ReadFailure && error.parsedError.status >= 500,
      retryDelay: (failures) => retryDelay(failures),
    },
  },
})

// No provider does this: enables refetching of stale data on focus and reconnect.
queryClient.mount()

/** State of a read for rendering. */
export interface Read<T> {
  /**
   * `loading`: nothing to show yet. `error`: nothing to show, see `error`. `success`: `data` is present, possibly outdated, in which case
   * `error` says why.
   */
  status: 'idle' | 'loading' | 'success' | 'error'
  data: T | undefined
  error: RequestError | undefined
  /** A request is under way, whether or not data is shown. */
  isFetching: boolean
  retry: () => void
}

const errorOf = (error: Error | null): RequestError | undefined =>
  error instanceof ReadFailure ? error.parsedError : undefined

/** Sends a read through the store's API layer, leaving retries to the query client. */
const useSend = () => {
  const dispatch = useAppDispatch()
  return async <K extends EndpointKey>(request: ApiRequest<K>): Promise<ResponseOf<K>> => {
    const outcome = await dispatch({ ...request, meta: { ...request.meta, tries: 1, throwErrors: false } })
    if (outcome.parsedError) throw new ReadFailure(outcome.parsedError)
    return outcome.data as ResponseOf<K>
  }
}

interface ReadOptions {
  /** Keeps showing the previous data until the answer to a new query arrives. */
  keepPrevious?: boolean
  /** Milliseconds for which an answer counts as fresh; defaults to half a minute. */
  staleTime?: number
  /** Interval for refetching while the window has focus, ms. */
  every?: number
}

const viewOf = <T>(isAsked: boolean, { data, error, isFetching, refetch }: UseQueryResult<T>): Read<T> => ({
  status: data !== undefined ? 'success' : !isAsked ? 'idle' : error && !isFetching ? 'error' : 'loading',
  data,
  error: errorOf(error),
  isFetching,
  retry: () => void refetch(),
})

/**
 * Reads while mounted: `useRead(getPublicCampaign({ params: { id } }))`; `undefined` requests nothing. Answers are cached separately for
 * each kind of visitor.
 */
export function useRead<K extends EndpointKey>(
  request: ApiRequest<K> | undefined,
  { keepPrevious = false, staleTime, every }: ReadOptions = {},
): Read<ResponseOf<K>> {
  const send = useSend()
  const area = useAppSelector(selectArea)
  const query = useQuery<ResponseOf<K>>(
    {
      queryKey: request ? [area, queryKey(request as ApiRequest)] : ['nothing'],
      queryFn: () => send(request!),
      enabled: request !== undefined,
      ...(keepPrevious && { placeholderData: keepPreviousData }),
      ...(staleTime !== undefined && { staleTime }),
      ...(every !== undefined && { refetchInterval: every }),
    },
    queryClient,
  )
  return viewOf(request !== undefined, query)
}

/** A list that is loaded page by page. */
export interface ReadPages<T> extends Omit<Read<T[]>, 'data'> {
  items: T[]
  totalCount: number
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page failed; earlier ones remain. */
  failedMore: boolean
  loadMore: () => void
}

type Paged = { meta: { nextPage: number | null; totalCount: number } }

/** Reads a list page by page: `useReadPages((page) => listPublicBrands({ query: { page } }), ({ brands }) => brands)`. */
export function useReadPages<K extends EndpointKey, T extends { id: string }>(
  requestOf: (page: number) => ApiRequest<K>,
  pick: (answer: ResponseOf<K>) => readonly T[],
  { keepPrevious = false }: Pick<ReadOptions, 'keepPrevious'> = {},
): ReadPages<T> {
  const send = useSend()
  const area = useAppSelector(selectArea)
  const query = useInfiniteQuery(
    {
      queryKey: [area, 'pages', queryKey(requestOf(1) as ApiRequest)],
      queryFn: ({ pageParam }) => send(requestOf(pageParam)),
      initialPageParam: 1,
      getNextPageParam: (answer) => (answer as Paged).meta.nextPage,
      ...(keepPrevious && { placeholderData: keepPreviousData }),
    },
    queryClient,
  )
  const pages = query.data?.pages ?? []
  // A record that moved between two pages is returned twice (E-24: without duplicates).
  const items = [...new Map(pages.flatMap((answer) => pick(answer)).map((item) => [item.id, item])).values()]
  return {
    status: query.data ? 'success' : query.error && !query.isFetching ? 'error' : 'loading',
    items,
    totalCount: (pages.at(-1) as Paged | undefined)?.meta.totalCount ?? 0,
    error: errorOf(query.error),
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    failedMore: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  }
}

type Ask = <K extends EndpointKey>(request: ApiRequest<K>) => Promise<ResponseOf<K> | undefined>

const keep = async <K extends EndpointKey>(
  key: unknown[],
  request: ApiRequest<K>,
  ask: Ask,
  form: (answer: ResponseOf<K>) => unknown,
): Promise<boolean> => {
  const answer = await ask(request)
  if (answer === undefined) return false
  queryClient.setQueryData(['anonymous', ...key, queryKey(request as ApiRequest)], form(answer))
  return true
}

/** Caches a visitor's answer under {@link useRead}'s key; false when there is none. For the server-side painter (paint.tsx). */
export const keepRead = <K extends EndpointKey>(request: ApiRequest<K>, ask: Ask): Promise<boolean> =>
  keep([], request, ask, (answer) => answer)

/** The same for the first page of {@link useReadPages}. */
export const keepPages = <K extends EndpointKey>(request: ApiRequest<K>, ask: Ask): Promise<boolean> =>
  keep(['pages'], request, ask, (answer) => ({ pages: [answer], pageParams: [1] }))

/** Invalidates answers that a write has changed: of the named calls, or all. */
export const forgetReads = (...endpoints: EndpointKey[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: key }) =>
      endpoints.length === 0 || endpoints.some((name) => String(key.at(-1)).startsWith(`${name} `)),
  })
