import { call, delay, put, race, select, take, takeEvery } from 'redux-saga/effects'
import {
  type ApiError,
  type ApiResponse,
  type Client,
  type EndpointKey,
  normalizeResponse,
  retryDelay,
  routeOf,
} from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { loadErrorTexts, messageForError } from '@samspel/i18n'
import type { Steps } from '../sagas'
import { signedOut, unauthorized } from '../session/actions'
import { clearToken, readToken } from '../session/token'
import {
  apiAction,
  type ApiMeta,
  type ApiOutcome,
  type ApiRequest,
  isApiRequest,
  type RequestError,
} from './api-action'
import { settle } from './promises'

/** How often a query is requested in all while the server fails (C-14: retried fewer than 3 times). */
const queryTries = 3

/** Handles every request action. Each one catches its own errors, so that a bad call cannot stop the others. */
export function* requestSaga(client: Client): Steps<void> {
  yield takeEvery(isApiRequest, handleRequest, client)
}

/** One request: pending, the call with its retries, then success or error. A 401 ends the session unless the action keeps it. */
export function* handleRequest(client: Client, action: ApiRequest): Steps<void> {
  const { endpoint } = action.meta
  const token = readToken()
  const phases = apiAction(endpoint)
  const { apiRequest: _, ...options } = action.meta
  const { params, query, body } = action.payload
  const meta: ApiMeta = { ...options, request: { params, query, body } as ApiMeta['request'] }
  try {
    yield put(phases.pending(undefined, meta))
    const { response }: { response?: ApiResponse<unknown> } = yield race({
      response: call(callWithRetry, client, action),
      // Data requested before a sign-out must not be shown to whoever signs in next.
      ended: take(signedOut.type),
      // A newer request for the same data is under way. An older answer that came after its answer would overwrite it.
      overtaken: take((other: unknown) => overtakes(other, action)),
    })
    if (!response) return settle(action, failed(abandoned, meta))
    if (response.ok) {
      const { entities, result } = normalizeResponse(response.data, meta.schema)
      yield put(
        phases.success(
          { entities, result: result as never, data: response.data as never, status: response.status },
          meta,
        ),
      )
      return settle(action, { ...response, parsedError: undefined } as ApiOutcome)
    }
    if (response.error?.id || response.error?.errors) yield call(loadErrorTexts)
    const outcome = failed(response.error ?? { ...abandoned, status: response.status }, meta)
    yield put(phases.error(outcome.parsedError!, meta))
    if (response.status === 401 && !meta.keepSession && readToken() === token) yield* endSession()
    settle(action, outcome)
  } catch (error) {
    console.error(error)
    const outcome = failed({ status: 0, kind: 'parse', message: String(error) }, meta)
    yield put(phases.error(outcome.parsedError!, meta))
    settle(action, outcome)
  }
}

/** Whether `other` requests the same data anew. Page 1 replaces a whole list; later pages leave the earlier ones alone. */
const overtakes = (other: unknown, { meta: { cache, list } }: ApiRequest): boolean => {
  if (!isApiRequest(other)) return false
  if (cache !== undefined) return other.meta.cache === cache
  const next = other.meta.list
  return next !== undefined && next.name === list?.name && next.key === list.key && next.page <= list.page
}

/** Retries a query on status 500 and above, up to three requests in all (C-14). Writes are sent once. */
export function* callWithRetry(client: Client, action: ApiRequest): Steps<ApiResponse<unknown>> {
  const tries = routeOf(action.meta.endpoint).method === 'GET' ? (action.meta.tries ?? queryTries) : 1
  for (let attempt = 0; ; attempt += 1) {
    const response: ApiResponse<unknown> = yield call(
      [client, client.call<EndpointKey>],
      action.meta.endpoint,
      action.payload,
    )
    if (response.status < 500 || attempt + 1 >= tries) return response
    yield delay(retryDelay(attempt))
  }
}

/**
 * T-33: clears the stored session, tells everyone, and signs out. A visitor has no session to end: the answer stays with whoever asked,
 * which a sign-out would take away together with all that is shown.
 */
function* endSession(): Steps<void> {
  const hadToken = readToken() !== undefined
  const wasSignedIn: boolean = yield select((state: { auth: { authenticated: boolean } }) => state.auth.authenticated)
  clearToken()
  yield put(unauthorized())
  if (hadToken)
    bus.publish('session:expired', { path: globalThis.location ? location.pathname + location.search : '/' })
  if (hadToken || wasSignedIn) yield put(signedOut())
}

const abandoned: ApiError = { status: 0, kind: 'offline' }

const failed = (error: ApiError, meta: ApiMeta): ApiOutcome => {
  const parsedError: RequestError = {
    status: error.status,
    kind: error.kind,
    id: error.id,
    message: messageForError(error, { messages: meta.errorMessages, query: routeOf(meta.endpoint).method === 'GET' }),
    original: error.errors,
    ...(error.maxBytes !== undefined && { maxBytes: error.maxBytes }),
  }
  return { ok: false, status: error.status, data: undefined, error, parsedError } as ApiOutcome
}
