import { put, putResolve, select } from 'redux-saga/effects'
import type { Locale, Scope } from '@samspel/api'
import { isLive, readClaims } from '@samspel/api'
import type { ApiOutcome, RootState, Steps } from '@samspel/store'
import { apiAction, appActions, authActions, clearToken, readToken } from '@samspel/store'
import { rememberAccountType } from './account-type'

const getMe = apiAction('getMe')
const getInstagramerMe = apiAction('getInstagramerMe')
const updateMe = apiAction('updateMe')
const updateInstagramerMe = apiAction('updateInstagramerMe')

export interface OwnRecord {
  user?: { locale: Locale | null }
  instagramer?: { locale: Locale | null }
}

/** T-31: a live token means authenticated, from its claims, before any call answers. One that has run out still tells who was here, and is forgotten. */
export function* startFromToken(): Steps {
  const claims = readClaims(readToken())
  if (claims) rememberAccountType(claims.scp)
  if (!claims || !isLive(claims)) {
    clearToken()
    return void (yield put(authActions.notAuthenticated()))
  }
  yield put(authActions.fromToken(claims))
}

/** asks the server who this is. When it cannot answer, the claims stand: a signed-in visitor is not sent away by a bad connection. */
export function* resolveRole(): Steps {
  const { scope, role }: RootState['auth'] = yield select((state: RootState) => state.auth)
  const outcome: Pick<ApiOutcome, 'status' | 'data' | 'parsedError'> = yield putResolve(
    (scope === 'user' ? getMe() : getInstagramerMe()) as never,
  )
  if (outcome.status === 401) return
  const own = outcome.data as OwnRecord | undefined
  if (own) yield put(authActions.success(own as never))
  else
    yield put(
      authActions.success({
        ...(scope === 'user' ? { user: { role: role! } } : { instagramer: {} }),
        error: outcome.parsedError,
      }),
    )
  if (own) yield* applyOwnLocale(scope, own)
}

/** V-31: the saved locale is applied; when there is none, the current one is stored to the server. */
export function* applyOwnLocale(scope: Scope | undefined, own: OwnRecord): Steps {
  const saved = (own.user ?? own.instagramer)?.locale
  const current: Locale = yield select((state: RootState) => state.app.locale)
  if (!saved) yield* saveLocale(scope, current)
  else if (saved !== current) yield put(appActions.localeChosen(saved))
}

/** Stores the language with the account. */
export function* saveLocale(scope: Scope | undefined, locale: Locale): Steps {
  yield put(
    (scope === 'user'
      ? updateMe({ body: { user: { locale } } })
      : updateInstagramerMe({ body: { instagramer: { locale } } })) as never,
  )
}
