import { put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects'
import type { Client } from '@samspel/api'
import { isLive, readClaims } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import type { RootState, Steps } from '@samspel/store'
import { authActions, clearToken, isApiPhase, readToken, signedOut, signOut, writeToken } from '@samspel/store'
import { rememberAccountType } from './account-type'
import { tokenChanged } from './actions'
import { refreshToken } from './refresh'
import type { OwnRecord } from './resolve-role'
import { applyOwnLocale, resolveRole, startFromToken } from './resolve-role'
import { signOutSaga } from './sign-out'

const isSignIn = (action: unknown) => isApiPhase(action) && action.meta.phase === 'success' && action.meta.auth === true

/** Everything the shell does about the session. */
export function* sessionSaga(client: Client): Steps {
  yield takeLatest(authActions.fromToken.type, whenTokenStands, client)
  yield takeEvery(isSignIn, whenSignedIn)
  yield takeEvery(authActions.success.type, announceSignIn)
  yield takeLeading(signOut.type, signOutSaga, client)
  yield takeEvery(signedOut.type, whenSignedOut)
  yield takeLatest(tokenChanged.type, followToken, client)
  yield* startFromToken()
}

function* whenTokenStands(client: Client): Steps {
  yield* refreshToken(client)
  const { authenticated }: RootState['auth'] = yield select((state: RootState) => state.auth)
  if (authenticated) yield* resolveRole()
}

function whenSignedOut(): void {
  clearToken()
  bus.publish('session:ended', {})
}

function* whenSignedIn(action: unknown): Steps {
  const { scope }: RootState['auth'] = yield select((state: RootState) => state.auth)
  yield* announceSignIn()
  yield* applyOwnLocale(scope, (action as { payload: { data: OwnRecord } }).payload.data)
}

function* announceSignIn(): Steps {
  const { scope, role }: RootState['auth'] = yield select((state: RootState) => state.auth)
  if (!scope) return
  rememberAccountType(scope)
  bus.publish('session:signed-in', { scope, role })
}

/** The stored token has changed: another tab signed in, signed out or renewed it. */
export function* followToken(client: Client): Steps {
  const claims = readClaims(readToken())
  const { authenticated, scope, role }: RootState['auth'] = yield select((state: RootState) => state.auth)
  if (!claims || !isLive(claims)) {
    if (authenticated) yield put(signedOut())
    return
  }
  if (authenticated && claims.scp === scope && claims.role === role) return void (yield* refreshToken(client))
  // Somebody else has signed in, and nothing of the first account may remain (T-30).
  if (authenticated) {
    const token = readToken()!
    yield put(signedOut())
    writeToken(token)
  }
  yield put(authActions.fromToken(claims))
}
