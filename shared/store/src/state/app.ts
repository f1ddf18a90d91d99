import { createAction, createReducer } from '@reduxjs/toolkit'
import type { Device, Locale } from '@samspel/api'
import { isApiPhase } from '../requests/api-action'
import { readPhase } from '../requests/phase'
import { authActions, type AuthPayload, signedInBy } from './auth'

/** Other client state (E-36, E-37). */
export interface AppState {
  windowSize: { width: number; height: number }
  locale: Locale
  device: Device | undefined
  /** The brand that staff work with; null means all. Kept in the browser as `preferred-brand`. */
  brandId: string | null
  currentUserId: string | undefined
  currentInstagramerId: string | undefined
  /** Status of the last answer of the API. */
  lastStatus: { status: number; ok: boolean }
}

/** The first app state; the locale `en` is replaced at boot (G-02). */
export const initialApp: AppState = {
  windowSize: { width: 0, height: 0 },
  locale: 'en',
  device: undefined,
  brandId: null,
  currentUserId: undefined,
  currentInstagramerId: undefined,
  lastStatus: { status: 200, ok: true },
}

/** Events of the app state. */
export const appActions = {
  windowResized: createAction<AppState['windowSize']>('app/window-resized'),
  localeChosen: createAction<Locale>('app/locale-chosen'),
  /** The texts of the chosen language could not be loaded. */
  localeFailed: createAction<Locale>('app/locale-failed'),
  deviceChanged: createAction<Device | undefined>('app/device-changed'),
  brandChosen: createAction<string | null>('app/brand-chosen'),
}

const idsOf = (payload: AuthPayload) => ({
  currentUserId: payload.user?.id,
  currentInstagramerId: payload.instagramer?.id,
})

/** Reducer of {@link AppState}. */
export const appReducer = createReducer(initialApp, (builder) =>
  builder
    .addCase(appActions.windowResized, (state, { payload }) => ({ ...state, windowSize: payload }))
    .addCase(appActions.localeChosen, (state, { payload }) => ({ ...state, locale: payload }))
    .addCase(appActions.deviceChanged, (state, { payload }) => ({ ...state, device: payload }))
    .addCase(appActions.brandChosen, (state, { payload }) => ({ ...state, brandId: payload }))
    .addCase(authActions.success, (state, { payload }) => ({ ...state, ...idsOf(payload) }))
    .addMatcher(isApiPhase, (state, action) => {
      const step = readPhase(action)
      if (step?.phase !== 'success' && step?.phase !== 'error') return state
      const ids = step.phase === 'success' && step.meta.auth ? idsOf(signedInBy(step.payload)) : {}
      const { status } = step.payload
      if (status === state.lastStatus.status && !step.meta.auth) return state
      return { ...state, ...ids, lastStatus: { status, ok: step.phase === 'success' } }
    }),
)

/** What survives a sign-out: facts about the browser, not about whoever was signed in (T-30). */
export const appAfterSignOut = (state: AppState): AppState => ({
  ...initialApp,
  windowSize: state.windowSize,
  locale: state.locale,
})
