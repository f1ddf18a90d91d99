import { call, put } from 'redux-saga/effects'
import type { ApiResponse, Client, SessionClaims } from '@samspel/api'
import { readClaims } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { clearToken, readToken, signedOut, type Steps, unauthorized } from '@samspel/store'

/** Whether more than half of a token's lifetime has passed. `now` in milliseconds. */
export const isHalfSpent = (claims: SessionClaims | undefined, now = Date.now()): boolean =>
  claims?.iat !== undefined && now >= ((claims.iat + claims.exp) / 2) * 1_000

/** C-22: renews the token in its second half (the client stores what the answer's header carries); when that fails the session is cleared. */
export function* refreshToken(client: Client): Steps {
  const token = readToken()
  if (!isHalfSpent(readClaims(token))) return
  const answer: ApiResponse<unknown> = yield call([client, client.call<'refreshToken'>], 'refreshToken')
  // Being offline says nothing about the token, so it is tried again later.
  if (answer.ok || answer.status === 0 || readToken() !== token) return
  yield* expireSession()
}

/** Ends a session that ran out by itself. */
export function* expireSession(): Steps {
  clearToken()
  yield put(unauthorized())
  bus.publish('session:expired', { path: window.location.pathname + window.location.search })
  yield put(signedOut())
}
