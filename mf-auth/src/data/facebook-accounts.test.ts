/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildInstagramer, createTestStore, reply, wire } from '@samspel/testing'
import { connectFacebookAccount, disconnectAccount, listFacebookAccounts } from './account-actions'
import {
  facebookAccountsName as name,
  facebookAccountsReducer as reducer,
  initialFacebookAccounts,
  nextCursor,
  selectFacebookAccounts,
} from './facebook-accounts'

const account = (n: number) => ({
  id: `fb${n}`,
  pageName: `Sidan ${n}`,
  igUserId: `ig${n}`,
  username: `konto${n}`,
  accountType: 'business',
  followersCount: 10,
  pictureUrl: null,
  obstacles: [],
})
const page = (numbers: number[], after: string | null) => ({
  data: numbers.map(account),
  paging: { cursors: { before: null, after }, next: after && `https://graph.test/?after=${after}` },
  connected_ig_user_id: 'ig1',
})
const open = (answer: Parameters<typeof createTestStore>[0] extends { api?: infer A } | undefined ? A : never) =>
  createTestStore({ api: answer, slices: [{ name, reducer }] })

test('the first state has exactly these six (E-31)', () => {
  expect(reducer(undefined, { type: '@@init' })).toEqual({
    ids: [],
    paging: null,
    connectedIgUserId: null,
    loading: false,
    loaded: false,
    error: undefined,
  })
  expect(Object.keys(initialFacebookAccounts).sort()).toEqual([
    'connectedIgUserId',
    'error',
    'ids',
    'loaded',
    'loading',
    'paging',
  ])
})

test('an answer of data, paging and connected_ig_user_id fills them; the accounts stand in the entities (E-31)', async () => {
  const { store } = open({ 'GET /instagramers/me/facebook_accounts': wire(page([1, 2], 'c2')) })
  const asked = store.dispatch(listFacebookAccounts())
  expect(selectFacebookAccounts(store.getState())).toMatchObject({ loading: true, loaded: false })
  await asked
  expect(selectFacebookAccounts(store.getState())).toEqual({
    ids: ['fb1', 'fb2'],
    paging: { cursors: { before: null, after: 'c2' }, next: 'https://graph.test/?after=c2' },
    connectedIgUserId: 'ig1',
    loading: false,
    loaded: true,
    error: undefined,
  })
  expect(store.getState().entities.facebookAccounts.fb2).toMatchObject({ username: 'konto2' })
})

test('further pages are appended without doubles, the first one replaces (E-31)', async () => {
  const pages: Record<string, object> = { '': page([1, 2], 'c2'), c2: page([2, 3], null) }
  const { store, api } = open({
    'GET /instagramers/me/facebook_accounts': ({ query }) => wire(pages[query.get('after') ?? '']!),
  })
  await store.dispatch(listFacebookAccounts())
  const after = nextCursor(selectFacebookAccounts(store.getState()))!
  await store.dispatch(listFacebookAccounts({ query: { after } }))
  expect(api.calls.map(({ query }) => query.get('after'))).toEqual([null, 'c2'])
  expect(selectFacebookAccounts(store.getState()).ids).toEqual(['fb1', 'fb2', 'fb3'])
  expect(nextCursor(selectFacebookAccounts(store.getState()))).toBeUndefined()
  await store.dispatch(listFacebookAccounts())
  expect(selectFacebookAccounts(store.getState()).ids).toEqual(['fb1', 'fb2'])
})

test('a failure is kept beside what was there, and the next attempt clears it (E-31)', async () => {
  const { store, api } = open({ 'GET /instagramers/me/facebook_accounts': wire(page([1], null)) })
  await store.dispatch(listFacebookAccounts())
  api.on({ 'GET /instagramers/me/facebook_accounts': reply(422, { error: 'provider_sign_in_needed' }) })
  await store.dispatch(listFacebookAccounts())
  expect(selectFacebookAccounts(store.getState())).toMatchObject({
    ids: ['fb1'],
    loading: false,
    loaded: true,
    error: { id: 'provider_sign_in_needed' },
  })
  api.on({ 'GET /instagramers/me/facebook_accounts': wire(page([1], null)) })
  await store.dispatch(listFacebookAccounts())
  expect(selectFacebookAccounts(store.getState()).error).toBeUndefined()
})

test('connecting and disconnecting move the mark of the connected account (P-07)', async () => {
  const connectedAccount = { id: 'fb2', igUserId: 'ig2', username: 'konto2', connectedAt: '2026-11-21T10:00:00.000Z' }
  const { store } = open({
    'PUT /instagramers/me/connected_account': wire({ instagramer: buildInstagramer({ connectedAccount }) }),
    'DELETE /instagramers/me/connected_account': wire({ instagramer: buildInstagramer({ connectedAccount: null }) }),
  })
  await store.dispatch(connectFacebookAccount({ body: { facebookAccountId: 'fb2' } }))
  expect(selectFacebookAccounts(store.getState()).connectedIgUserId).toBe('ig2')
  await store.dispatch(disconnectAccount())
  expect(selectFacebookAccounts(store.getState()).connectedIgUserId).toBeNull()
})
