import { createAction, createReducer } from '@reduxjs/toolkit'
import { type Instagramer, type Role, type Scope, type SessionClaims, toRole, type User } from '@samspel/api'
import { isApiPhase, type RequestError } from '../requests/api-action'
import { readPhase } from '../requests/phase'

/** Who is signed in (E-33). */
export interface AuthState {
  loading: boolean
  authenticated: boolean
  scope: Scope | undefined
  /** Staff role; creators have none. */
  role: Role | undefined
  error: RequestError | undefined
  /** Whether the server has confirmed the role. */
  roleResolved: boolean
}

/** The answer to a sign-in: one's own record, as a user or as a creator. */
export interface AuthPayload {
  user?: Partial<User> | undefined
  instagramer?: Partial<Instagramer> | undefined
  /** Why the own record could not be fetched. The claims are trusted meanwhile. */
  error?: RequestError | undefined
}

/** Auth events that do not come from a request with `auth: true`. */
export const authActions = {
  /** T-27 */
  pending: createAction('auth/pending'),
  /** T-28; also resolves the role: dispatch it with the answer of GET /users/me or /instagramers/me. */
  success: createAction<AuthPayload>('auth/success'),
  /** T-29 */
  error: createAction<RequestError | undefined>('auth/error'),
  /** T-31: the claims of a stored token, at startup. */
  fromToken: createAction<Pick<SessionClaims, 'scp' | 'role'>>('auth/from-token'),
  /** nobody is signed in, and nothing is loading. */
  notAuthenticated: createAction('auth/not-authenticated'),
}

/** The first auth state. */
export const initialAuth: AuthState = {
  loading: false,
  authenticated: false,
  scope: undefined,
  role: undefined,
  error: undefined,
  roleResolved: false,
}

/** What a sign-in answered; the phases of all requests are of one type, which knows no answers. */
export const signedInBy = ({ data }: { data?: unknown }): AuthPayload => data as AuthPayload

const succeed = (payload: AuthPayload): AuthState => ({
  ...initialAuth,
  authenticated: true,
  scope: payload.user ? 'user' : 'instagramer',
  role: payload.user ? toRole(payload.user.role) : undefined,
  roleResolved: true,
  error: payload.error,
})

/** Reducer of {@link AuthState}. */
export const authReducer = createReducer(initialAuth, (builder) =>
  builder
    .addCase(authActions.pending, (state) => ({ ...state, loading: true }))
    .addCase(authActions.success, (_, { payload }) => succeed(payload))
    .addCase(authActions.error, (_, { payload }) => ({ ...initialAuth, error: payload }))
    .addCase(authActions.fromToken, (_, { payload }) => ({
      ...initialAuth,
      authenticated: true,
      scope: payload.scp,
      role: toRole(payload.role),
    }))
    .addCase(authActions.notAuthenticated, () => initialAuth)
    .addMatcher(isApiPhase, (state, action) => {
      const step = readPhase(action)
      if (!step?.meta.auth) return state
      if (step.phase === 'pending') return { ...state, loading: true }
      if (step.phase === 'success') return succeed(signedInBy(step.payload))
      if (step.phase === 'error') return { ...initialAuth, error: step.payload }
      return state
    }),
)
