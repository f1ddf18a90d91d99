import { expect, jest, test } from '@jest/globals'
import { messageForStatus } from '@samspel/i18n'
import { buildUser, createTestStore, reply, wire } from '@samspel/testing'
import {
  apiAction,
  appActions,
  authActions,
  formActions,
  type FormState,
  initialApp,
  initialAuth,
  initialForm,
  initialRequest,
  reduceRequest,
  type RequestError,
  selectArea,
  selectBrandId,
  selectCurrentUser,
} from '../index'
import { authReducer } from './auth'
import { formsReducer } from './forms'
import { createKeeper } from './keeper'

const failure: RequestError = {
  status: 422,
  kind: 'http',
  id: 'invalid',
  message: messageForStatus(422),
  original: { email: ['taken'] },
}
const form = (change: Partial<FormState>) => ({ f: { ...initialForm, ...change } })

test('auth state has exactly six keys (E-33)', () => {
  expect(Object.keys(initialAuth).sort()).toEqual([
    'authenticated',
    'error',
    'loading',
    'role',
    'roleResolved',
    'scope',
  ])
})

test('pending sets loading and nothing else (T-27)', () => {
  const before = { ...initialAuth, scope: 'user' as const }
  expect(authReducer(before, authActions.pending())).toEqual({ ...before, loading: true })
})

test('success sets authenticated, role and scope (T-28)', () => {
  expect(authReducer(undefined, authActions.success({ user: { role: 'company' } }))).toMatchObject({
    authenticated: true,
    role: 'company',
    scope: 'user',
    loading: false,
  })
  const creator = authReducer(undefined, authActions.success({ instagramer: {} }))
  expect(creator).toMatchObject({ authenticated: true, scope: 'instagramer', roleResolved: true })
  expect(creator.role).toBeUndefined()
})

test('an error clears authentication, role and scope and is kept (T-29)', () => {
  const signedIn = authReducer(undefined, authActions.success({ user: { role: 'admin' } }))
  expect(authReducer(signedIn, authActions.error(failure))).toEqual({ ...initialAuth, error: failure })
})

test('a token’s claims give an authenticated state before any call answers (T-31)', () => {
  expect(authReducer(undefined, authActions.fromToken({ scp: 'user', role: 'store_user' }))).toMatchObject({
    authenticated: true,
    scope: 'user',
    role: 'store_user',
  })
})

test('a sign-in request moves the auth state through its phases, and the area follows the role (T-28)', async () => {
  const signIn = apiAction('signInUser', { auth: true, keepSession: true })
  const { store, api } = createTestStore({
    api: { 'POST /auth/users/sign_in': reply(401, { error: 'bad_credentials' }) },
  })
  const body = { user: { email: 'a@b.se', password: 'p' } }
  await store.dispatch(signIn({ body }))
  expect(store.getState().auth).toMatchObject({ authenticated: false, error: { status: 401, id: 'bad_credentials' } })
  expect(selectArea(store.getState())).toBe('anonymous')
  api.on({ 'POST /auth/users/sign_in': wire({ user: buildUser({ role: 'store_user' }) }) })
  await store.dispatch(signIn({ body }))
  expect(selectArea(store.getState())).toBe('store')
  expect(selectCurrentUser(store.getState())?.email).toBe('user1@samspel.test')
})

test('each role has its area, and no role is the creator’s (R-21)', () => {
  const { store } = createTestStore()
  const areas = (['admin', 'company', 'store_user'] as const).map((role) => {
    store.dispatch(authActions.success({ user: { role } }))
    return selectArea(store.getState())
  })
  store.dispatch(authActions.success({ instagramer: {} }))
  expect([...areas, selectArea(store.getState())]).toEqual(['admin', 'company', 'store', 'creator'])
})

test('a company’s staff work with the brand that they chose, platform staff with all', () => {
  const { store } = createTestStore()
  const brand = '018f0000-0000-7000-8000-000000000001'
  store.dispatch(authActions.success({ user: { role: 'company' } }))
  store.dispatch(appActions.brandChosen(brand))
  expect(selectBrandId(store.getState())).toBe(brand)
  store.dispatch(authActions.success({ user: { role: 'admin' } }))
  expect(selectBrandId(store.getState())).toBeNull()
  store.dispatch(appActions.brandChosen(null))
})

test('form state has exactly nine keys, and two forms share nothing (E-35)', () => {
  expect(Object.keys(initialForm).sort()).toEqual([
    'errors',
    'initialValues',
    'originalError',
    'parsedError',
    'submitted',
    'submitting',
    'touched',
    'validationErrors',
    'values',
  ])
  const state = formsReducer(form({}), formActions.changed({ form: 'g', values: { a: 1 } }))
  expect(state.f).toEqual(initialForm)
  expect(state.g?.values).toEqual({ a: 1 })
})

test('submit pending clears errors and sets submitting (T-34)', () => {
  expect(formsReducer(form({ errors: { a: 'x' } }), formActions.submitPending({ form: 'f' })).f).toMatchObject({
    errors: {},
    submitting: true,
  })
})

test('success clears values, touched and errors and sets submitted (T-35)', () => {
  const before = form({
    submitting: true,
    values: { a: 1 },
    touched: { a: true },
    errors: { a: 'x' },
    initialValues: { a: 0 },
  })
  expect(formsReducer(before, formActions.submitSuccess({ form: 'f' })).f).toEqual({
    ...initialForm,
    submitted: true,
    initialValues: { a: 0 },
  })
})

test('the raw error becomes field errors unless it is a list (T-36)', () => {
  const fields = formsReducer(
    form({}),
    formActions.submitError({ form: 'f', error: { ...failure, original: { email: ['x'] } } }),
  ).f
  expect(fields).toMatchObject({
    errors: { email: ['x'] },
    originalError: { email: ['x'] },
    parsedError: { status: 422 },
    submitting: false,
  })
  const listed = formsReducer(
    form({}),
    formActions.submitError({ form: 'f', error: { ...failure, original: ['x'] } }),
  ).f
  expect(listed).toMatchObject({ errors: {}, originalError: ['x'], parsedError: { status: 422 } })
})

test('changing a value resets submitted (T-37)', () => {
  expect(
    formsReducer(form({ submitted: true }), formActions.changed({ form: 'f', values: { a: 2 } })).f?.submitted,
  ).toBe(false)
  expect(
    formsReducer(form({ submitted: true }), formActions.changed({ form: 'f', touched: { a: true } })).f?.submitted,
  ).toBe(true)
})

test('window size, locale and device; the last status is 200 until an answer says otherwise (E-36, E-37)', async () => {
  const { store } = createTestStore({ api: { 'GET /users/me': reply(404, { error: 'not_found' }) } })
  expect(store.getState().app).toEqual(initialApp)
  expect(initialApp).toMatchObject({ locale: 'en', lastStatus: { status: 200, ok: true } })
  await store.dispatch(apiAction('getMe')())
  expect(store.getState().app.lastStatus).toEqual({ status: 404, ok: false })
  store.dispatch(appActions.windowResized({ width: 360, height: 740 }))
  store.dispatch(appActions.deviceChanged({ id: '1', token: 't', platform: 'ios', environment: 'test' }))
  expect(store.getState().app).toMatchObject({ windowSize: { width: 360 }, device: { platform: 'ios' } })
})

test('the life cycle of a request: pending clears the error, invalidate marks stale (T-26)', () => {
  const failed = { ...initialRequest, error: 'x', ids: ['1'] }
  expect(reduceRequest(failed, 'pending')).toEqual({ ids: ['1'], loading: true, error: undefined, invalid: false })
  expect(reduceRequest(failed, 'invalidate')).toMatchObject({ invalid: true, ids: ['1'] })
  expect(reduceRequest(reduceRequest(failed, 'pending'), 'success')).toMatchObject({ loading: false, error: undefined })
})

test('unused data is dropped 5 minutes after the last one left, not before (K-05)', () => {
  jest.useFakeTimers()
  const drop = jest.fn()
  const keeper = createKeeper()
  const leaves = [keeper.retain('a', drop), keeper.retain('a', drop)]
  leaves[0]!()
  jest.advanceTimersByTime(10 * 60_000)
  leaves[1]!()
  jest.advanceTimersByTime(4 * 60_000 + 59_000)
  expect(drop).not.toHaveBeenCalled()
  const leaveAgain = keeper.retain('a', drop)
  jest.advanceTimersByTime(10 * 60_000)
  expect(drop).not.toHaveBeenCalled()
  leaveAgain()
  jest.advanceTimersByTime(5 * 60_000)
  expect(drop).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
