/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { snakeizeKeys } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { apiAction, readToken, signOut, storage } from '@samspel/store'
import { buildInstagramer, buildUser, reply, waitFor } from '@samspel/testing'
import { tokenChanged } from './actions'
import { leaving } from './leaving'
import { makeToken, startSession } from './testing'

const me = (over: object = {}) => ({ user: snakeizeKeys({ ...buildUser(), ...over }) })
const mine = (over: object = {}) => ({ instagramer: snakeizeKeys({ ...buildInstagramer(), ...over }) })
const never = () => new Promise<undefined>(() => undefined)
const staff = makeToken({ scp: 'user', role: 'company' })

beforeEach(() => localStorage.clear())
const facts: string[] = []
const heard = [
  bus.subscribe('session:expired', () => facts.push('expired')),
  bus.subscribe('session:signed-out', () => facts.push('signed-out')),
  bus.subscribe('session:ended', () => facts.push('ended')),
]
afterEach(() => void (facts.length = 0))

describe('start', () => {
  it('a stored token gives an authenticated state from its claims before any call answers (T-31)', () => {
    const { store } = startSession({ 'GET /users/me': never }, staff)
    expect(store.getState().auth).toMatchObject({
      authenticated: true,
      scope: 'user',
      role: 'company',
      roleResolved: false,
    })
  })

  it('the own record resolves the role (R-22)', async () => {
    const { store } = startSession({ 'GET /users/me': me({ role: 'company' }) }, staff)
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    const { app, entities } = store.getState()
    expect(Object.keys(entities.users)).toEqual([app.currentUserId])
  })

  it('a creator is asked for at /instagramers/me and has no role (R-22)', async () => {
    const { store, api } = startSession({ 'GET /instagramers/me': mine() }, makeToken({ scp: 'instagramer' }))
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    expect(store.getState().auth).toMatchObject({ scope: 'instagramer', role: undefined })
    expect(api.to('GET /instagramers/me')).toHaveLength(1)
  })

  it('the claims stand when the server cannot be reached, and why it could not is known', async () => {
    const { store } = startSession({ 'GET /users/me': () => reply(0) }, staff)
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    expect(store.getState().auth).toMatchObject({
      authenticated: true,
      role: 'company',
      error: { status: 0, kind: 'offline' },
    })
    expect(readToken()).toBe(staff)
  })

  it('a token that has run out is none (T-32)', () => {
    const { store } = startSession({}, makeToken({ scp: 'user', role: 'admin' }, { age: 3_600, life: 3_600 }))
    expect(store.getState().auth.authenticated).toBe(false)
  })

  it('a 401 clears the stored session and signs out (T-33)', async () => {
    const { store } = startSession({ 'GET /users/me': () => reply(401, { error: 'session_ended' }) }, staff)
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(false))
    expect(localStorage.getItem('samspel.session')).toBeNull()
    expect(facts).toEqual(['expired', 'ended'])
    expect(leaving.byWish).toBe(false)
  })
})

describe('the account type of whoever signed in is what /login opens with next time (R-03)', () => {
  const stored = () => storage.get('account-type')

  it.each([
    ['staff whose session ends', staff, { 'GET /users/me': () => reply(401, { error: 'session_ended' }) }, 'brand'],
    [
      'staff whose session has run out before they come back',
      makeToken({ scp: 'user', role: 'admin' }, { age: 3_600, life: 3_600 }),
      {},
      'brand',
    ],
    ['a creator', makeToken({ scp: 'instagramer' }), { 'GET /instagramers/me': mine() }, 'creator'],
  ])('%s', async (_who, token, routes, type) => {
    storage.set('account-type', type === 'brand' ? 'creator' : 'brand')
    startSession(routes, token)
    await waitFor(() => expect(stored()).toBe(type))
  })

  it('a sign-in by form', async () => {
    storage.remove('account-type')
    const { store } = startSession({ 'POST /auth/users/sign_in': me({ role: 'company' }) })
    await store.dispatch(
      apiAction('signInUser', { auth: true, keepSession: true })({
        body: { user: { email: 'a@b.se', password: 'p' } },
      }),
    )
    expect(stored()).toBe('brand')
  })

  it('a token that has run out is not sent any more', () => {
    startSession({}, makeToken({ scp: 'user', role: 'admin' }, { age: 3_600, life: 3_600 }))
    expect(readToken()).toBeUndefined()
  })
})

describe('language of the account', () => {
  it('the saved one is applied, without a call (V-31)', async () => {
    const { store, api } = startSession({ 'GET /users/me': me({ locale: 'sv' }) }, staff)
    await waitFor(() => expect(store.getState().app.locale).toBe('sv'))
    expect(api.to('PATCH /users/me')).toHaveLength(0)
  })

  it('when there is none, the current one is stored to the server once (V-31)', async () => {
    const { api } = startSession(
      { 'GET /users/me': me({ locale: null }), 'PATCH /users/me': me({ locale: 'en' }) },
      staff,
    )
    await waitFor(() => expect(api.to('PATCH /users/me')).toHaveLength(1))
    expect(api.to('PATCH /users/me')[0]?.body).toEqual({ user: { locale: 'en' } })
  })
})

describe('renewal', () => {
  const old = makeToken({ scp: 'user', role: 'company' }, { age: 2_000 })

  it('a token past half its life is renewed, a young one is not (C-22)', async () => {
    const spent = startSession({ 'GET /users/me': me(), 'GET /auth/refresh_token': me() }, old)
    await waitFor(() => expect(spent.api.to('GET /auth/refresh_token')).toHaveLength(1))
    const young = startSession({ 'GET /users/me': me() }, staff)
    await waitFor(() => expect(young.store.getState().auth.roleResolved).toBe(true))
    expect(young.api.to('GET /auth/refresh_token')).toHaveLength(0)
  })

  it('a failure of it clears the session (C-22)', async () => {
    const { store } = startSession({ 'GET /users/me': me(), 'GET /auth/refresh_token': () => reply(500) }, old)
    await waitFor(() => expect(localStorage.getItem('samspel.session')).toBeNull())
    expect(store.getState().auth.authenticated).toBe(false)
  })

  it('being offline is no failure of it', async () => {
    const { store } = startSession({ 'GET /users/me': me(), 'GET /auth/refresh_token': () => reply(0) }, old)
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    expect(readToken()).toBe(old)
  })
})

describe('sign-out', () => {
  const paths = (api: { calls: { method: string; path: string }[] }) =>
    api.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call.startsWith('DELETE'))

  it('deletes the device first, then the session by the path of the account type (C-23)', async () => {
    const { store, api } = startSession(
      { 'GET /users/me': me(), 'DELETE /devices/:id': undefined, 'DELETE /auth/users/sign_out': undefined },
      staff,
    )
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    storage.set('device', JSON.stringify({ id: '5', token: 't', platform: 'ios', environment: 'test' }))
    store.dispatch(signOut())
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(false))
    expect(paths(api)).toEqual(['DELETE /devices/5', 'DELETE /auth/users/sign_out'])
    expect(localStorage.getItem('samspel.session')).toBeNull()
    expect(localStorage.getItem('samspel.device')).toBeNull()
    expect(leaving.byWish).toBe(true)
    expect(facts).toEqual(['ended', 'signed-out'])
  })

  it('without a device only the session, for creators by their path, and whatever the server answers (C-23)', async () => {
    const { store, api } = startSession(
      { 'GET /instagramers/me': mine(), 'DELETE /auth/instagramers/sign_out': () => reply(500) },
      makeToken({ scp: 'instagramer' }),
    )
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    store.dispatch(signOut())
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(false))
    expect(paths(api)).toEqual(['DELETE /auth/instagramers/sign_out'])
  })

  it('Z30 a 401 on signing out ends in one try, and nobody is told that the session ran out (C-23)', async () => {
    const { store, api } = startSession(
      { 'GET /users/me': me(), 'DELETE /auth/users/sign_out': () => reply(401, { error: 'session_ended' }) },
      staff,
    )
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    store.dispatch(signOut())
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(false))
    expect(paths(api)).toEqual(['DELETE /auth/users/sign_out'])
    expect(facts).toEqual(['ended', 'signed-out'])
  })

  it('what is decided and not sent yet goes out before the session ends', async () => {
    const { store, api } = startSession({ 'GET /users/me': me(), 'DELETE /auth/users/sign_out': undefined }, staff)
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    let answer = () => {}
    const end = bus.subscribe('session:ending', ({ until }) => until(new Promise<void>((done) => (answer = done))))
    store.dispatch(signOut())
    await Promise.resolve()
    expect(paths(api)).toEqual([])
    expect(readToken()).toBe(staff)
    answer()
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(false))
    expect(paths(api)).toEqual(['DELETE /auth/users/sign_out'])
    end()
  })

  it('a sign-out does not wait for ever for what goes out before it', async () => {
    const { store } = startSession({ 'GET /users/me': me(), 'DELETE /auth/users/sign_out': undefined }, staff)
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    const end = bus.subscribe('session:ending', ({ until }) => until(never()))
    jest.useFakeTimers()
    store.dispatch(signOut())
    await jest.advanceTimersByTimeAsync(60_000)
    expect(store.getState().auth.authenticated).toBe(false)
    jest.useRealTimers()
    end()
  })

  it('nothing of the first account is left (T-30)', async () => {
    const { store } = startSession({ 'GET /users/me': me(), 'DELETE /auth/users/sign_out': undefined }, staff)
    await waitFor(() => expect(Object.keys(store.getState().entities.users)).toHaveLength(1))
    store.dispatch(signOut())
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(false))
    expect(store.getState().entities.users).toEqual({})
    expect(store.getState().app).toMatchObject({ currentUserId: undefined, brandId: null, device: undefined })
  })
})

describe('other ways in and out', () => {
  it('another tab signs out, and this one follows', async () => {
    const { store } = startSession({ 'GET /users/me': me() }, staff)
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    storage.remove('session')
    store.dispatch(tokenChanged())
    expect(store.getState().auth.authenticated).toBe(false)
    expect(facts).toEqual(['ended'])
  })

  it('another tab signs in as somebody else: nothing of the first stays here (T-30)', async () => {
    const { store, api } = startSession(
      { 'GET /users/me': me({ role: 'company' }), 'GET /instagramers/me': mine() },
      staff,
    )
    await waitFor(() => expect(store.getState().auth.roleResolved).toBe(true))
    const other = makeToken({ scp: 'instagramer' })
    storage.set('session', other)
    api.token.value = other
    store.dispatch(tokenChanged())
    await waitFor(() => expect(store.getState().auth).toMatchObject({ scope: 'instagramer', roleResolved: true }))
    expect(store.getState().entities.users).toEqual({})
    expect(readToken()).toBe(other)
  })

  it('signing in by form applies the account and announces it (V-31)', async () => {
    const { store } = startSession({ 'POST /auth/users/sign_in': me({ locale: 'sv', role: 'admin' }) })
    const told: unknown[] = []
    heard.push(bus.subscribe('session:signed-in', (fact) => told.push(fact)))
    await store.dispatch(
      apiAction('signInUser', { auth: true, keepSession: true })({
        body: { user: { email: 'a@b.se', password: 'p' } },
      }),
    )
    expect(store.getState().app.locale).toBe('sv')
    expect(told).toEqual([{ scope: 'user', role: 'admin' }])
  })
})
