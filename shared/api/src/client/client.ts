import { camelizeKeys, snakeizeKeys } from '../case'
import type { EndpointKey, RequestOf, ResponseOf } from '../contract/types'
import { fillPath, splitPrefix, toQuery } from './address'
import { followRenewals } from './renewals'
import type { Route } from './route'
import { routeOf } from './routes'

/** Why a call did not succeed. `status` 0: the server was not reached. */
export interface ApiError {
  status: number
  kind: 'offline' | 'parse' | 'http'
  /** Error id of the answer (`errors.ts`). */
  id?: string
  /** Raw errors by field (camel case), or a list. */
  errors?: Record<string, string[]> | string[]
  /** What a body or file that was too large may have. */
  maxBytes?: number
  /** What a sign-in goes on by after the password (`second_step_needed`). */
  secondStep?: { token: string; ways: string[] }
  message?: string
}

export interface ApiResponse<T> {
  ok: boolean
  status: number
  data: T | undefined
  error: ApiError | undefined
}

export interface CallOptions {
  headers?: Record<string, string>
  skipAuth?: boolean
  signal?: AbortSignal
  /** Key of an idempotent write; one is made when none is given, so give the same one to a repeated try. */
  idempotencyKey?: string
  /** Sent to its end even where the page is closed meanwhile; for short bodies, at most 64 KiB together. */
  keepalive?: boolean
  /** The picture of an upload. */
  file?: Blob
}

export interface RawRequest extends CallOptions {
  method: Route['method']
  path: string
  query?: Record<string, unknown> | undefined
  body?: unknown
}

export interface ClientOptions {
  /** Address that `/api` paths go to, e.g. `/api`. */
  apiUrl: string
  /** Address that `/public` paths go to, e.g. `/public`. */
  publicUrl: string
  getToken: () => string | null | undefined
  /** Stores a renewed token (row C-09). */
  setToken: (token: string) => void
  /** Called on every 401; the answer is still returned (row C-10). */
  onUnauthorized: (error: ApiError) => void
  fetch?: typeof fetch
}

export interface Client {
  /** Calls an endpoint of the contract. Never throws: look at `ok`. */
  call<K extends EndpointKey>(key: K, request?: RequestOf<K> & CallOptions): Promise<ApiResponse<ResponseOf<K>>>
  /** Calls a path that is not in the contract. */
  request(request: RawRequest): Promise<ApiResponse<unknown>>
  /** Opens a stream (`liveStream`) and hands over the raw answer; throws when the server is not reached. */
  open(key: EndpointKey, signal: AbortSignal, headers?: Record<string, string>): Promise<Response>
}

/** A fixed old date keeps browsers from answering out of their cache (row C-05). */
const ifModifiedSince = 'Thu, 01 Jan 1970 00:00:00 GMT'

const parseError = (status: number, body: unknown): ApiError => {
  const { error, errors, message, maxBytes, secondStep } = (body ?? {}) as Partial<
    Record<'error' | 'message' | 'maxBytes', unknown>
  > & {
    errors?: ApiError['errors']
    secondStep?: ApiError['secondStep']
  }
  return {
    status,
    kind: 'http',
    ...(typeof error === 'string' && { id: error }),
    ...(errors && typeof errors === 'object' && { errors }),
    ...(typeof maxBytes === 'number' && { maxBytes }),
    ...(secondStep && { secondStep }),
    ...(typeof message === 'string' && { message }),
  }
}

/** The one way to the API. */
export const createClient = (options: ClientOptions): Client => {
  const renewals = followRenewals(options)

  const send = (request: RawRequest, token: string | null | undefined): Promise<Response> => {
    const { isPublic, path } = splitPrefix(request.path)
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'If-Modified-Since': ifModifiedSince,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
      ...request.headers,
    }
    let body: BodyInit | undefined
    if (request.file) {
      body = new FormData()
      body.append('file', request.file)
    } else if (request.method !== 'GET' && request.method !== 'HEAD' && request.body !== undefined) {
      headers['Content-Type'] = 'application/json'
      body = JSON.stringify(snakeizeKeys(request.body))
    }
    const address = `${isPublic ? options.publicUrl : options.apiUrl}${path}${toQuery(request.query)}`
    return (options.fetch ?? fetch)(address, {
      method: request.method,
      headers,
      ...(body !== undefined && { body }),
      ...(request.signal && { signal: request.signal }),
      ...(request.keepalive && { keepalive: true }),
    })
  }

  const tokenFor = (request: RawRequest) =>
    splitPrefix(request.path).isPublic || request.skipAuth ? undefined : options.getToken()

  const request = async (raw: RawRequest): Promise<ApiResponse<unknown>> => {
    const token = tokenFor(raw)
    let response: Response
    let text: string
    try {
      response = await send(raw, token)
      text = response.status === 204 || raw.method === 'HEAD' ? '' : await response.text()
    } catch (error) {
      return { ok: false, status: 0, data: undefined, error: { status: 0, kind: 'offline', message: String(error) } }
    }
    const { ok, status } = response
    if (ok) renewals.take(token, response.headers.get('Authorization'))

    let body: unknown
    try {
      body = text ? camelizeKeys(JSON.parse(text)) : undefined
    } catch {
      if (ok) return { ok: false, status, data: undefined, error: { status, kind: 'parse' } }
    }
    if (ok) return { ok, status, data: body, error: undefined }
    const error = parseError(status, body)
    if (status === 401) options.onUnauthorized(error)
    return { ok, status, data: undefined, error }
  }

  const rawOf = (
    key: EndpointKey,
    { params, query, body, ...rest }: { params?: unknown; query?: unknown; body?: unknown } & CallOptions,
  ): RawRequest => {
    const route = routeOf(key)
    const isPublic = route.base === 'public' || (route.base === 'either' && !options.getToken())
    return {
      method: route.method,
      path: `${isPublic ? '/public' : '/api'}${fillPath(route.path, params as Record<string, unknown>)}`,
      query: query as Record<string, unknown> | undefined,
      body,
      ...(route.skipAuth && { skipAuth: true }),
      ...(route.idempotent && { idempotencyKey: crypto.randomUUID() }),
      ...rest,
    }
  }

  return {
    request,
    call: (key, callRequest = {}) => request(rawOf(key, callRequest)) as Promise<ApiResponse<ResponseOf<typeof key>>>,
    open: (key, signal, headers) => {
      const raw = rawOf(key, { signal, ...(headers && { headers }) })
      return send(raw, tokenFor(raw))
    },
  }
}
