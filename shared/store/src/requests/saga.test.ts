/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { createTranslate, defineMessages } from '@samspel/i18n'
import {
  buildCampaign,
  buildUser,
  createTestStore,
  id,
  listAnswer,
  reply,
  wire,
  type WireRequest,
} from '@samspel/testing'
import {
  apiAction,
  authActions,
  createPagedLists,
  formActions,
  initialEntities,
  isApiPhase,
  isLoggedIn,
  readToken,
  RequestFailure,
  signedOut,
  unauthorized,
  writeToken,
} from '../index'

const getMe = apiAction('getMe')
const signIn = apiAction('signInUser', { auth: true, keepSession: true })
const body = { user: { email: 'a@b.se', password: 'p' } }

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
})

const tries = async (answer: () => ReturnType<typeof reply>, action = getMe()) => {
  jest.useFakeTimers()
  const { store, api } = createTestStore({ api: { 'GET /users/me': answer, 'PATCH /users/me': answer } })
  const outcome = store.dispatch(action as ReturnType<typeof getMe>)
  await jest.advanceTimersByTimeAsync(120_000)
  return { outcome: await outcome, count: api.calls.length }
}

test('a query is asked three times in all on 500, once on anything less (C-14)', async () => {
  expect(await tries(() => reply(500))).toMatchObject({ count: 3, outcome: { ok: false, status: 500 } })
  for (const status of [499, 404, 0]) expect((await tries(() => reply(status))).count).toBe(1)
})

test('a write is never repeated, and a query that recovers succeeds (C-14)', async () => {
  expect(
    (await tries(() => reply(500), apiAction('updateMe')({ body: { user: { locale: 'sv' } } }) as never)).count,
  ).toBe(1)
  let call = 0
  expect(await tries(() => ((call += 1) < 3 ? reply(503) : reply(200, { user: { id: id(1) } })))).toMatchObject({
    count: 3,
    outcome: { ok: true },
  })
})

test('a 401 on sign-in is an answer: no sign-out, the message is the caller’s (C-10, C-11)', async () => {
  const texts = defineMessages({ wrong: { id: 't.wrong', description: '', defaultMessage: 'Fel', en: 'Wrong' } })
  const expired = jest.fn()
  const end = bus.subscribe('session:expired', expired)
  writeToken('old')
  const { store } = createTestStore({ api: { 'POST /auth/users/sign_in': reply(401, { error: 'bad_credentials' }) } })
  const outcome = await store.dispatch(signIn({ body, errorMessages: { 401: texts.wrong } }))
  expect(outcome).toMatchObject({
    ok: false,
    status: 401,
    parsedError: { id: 'bad_credentials', message: texts.wrong },
  })
  expect(readToken()).toBe('old')
  expect(expired).not.toHaveBeenCalled()
  end()
})

test('a 401 on any other call clears the session, tells everyone once and resets the state (C-11, T-26, T-33, T-30)', async () => {
  const expired = jest.fn()
  const end = bus.subscribe('session:expired', expired)
  writeToken('old')
  const { store, injectReducer } = createTestStore({
    api: { 'GET /users/me': reply(401, { error: 'session_ended' }), 'GET /campaigns': reply(401) },
  })
  const seen: string[] = []
  injectReducer('spy', (state: number = 0, action: { type: string }) => {
    seen.push(action.type)
    return action.type === 'spy/up' ? state + 1 : state
  })
  store.dispatch({ type: 'spy/up' })
  store.dispatch(authActions.success({ user: buildUser() }))
  const both = await Promise.all([store.dispatch(getMe()), store.dispatch(apiAction('listCampaigns')())])
  expect(both.map(({ status }) => status)).toContain(401)
  expect(readToken()).toBeUndefined()
  expect(expired).toHaveBeenCalledTimes(1)
  expect(seen).toEqual(expect.arrayContaining([unauthorized.type, signedOut.type]))
  expect(store.getState()).toMatchObject({ auth: { authenticated: false }, spy: 0, app: { currentUserId: undefined } })
  end()
})

test('a 401 to a visitor is an answer like any other: there is no session to end, and what is shown stays (T-33, X-10)', async () => {
  const seen: string[] = []
  const { store, injectReducer } = createTestStore({
    api: { 'GET /campaigns/:id': reply(401, { error: 'unauthenticated' }) },
  })
  injectReducer('spy', (state: number = 0, action: { type: string }) => {
    seen.push(action.type)
    return action.type === 'spy/up' ? state + 1 : state
  })
  store.dispatch({ type: 'spy/up' })
  const outcome = await store.dispatch(apiAction('getPublicCampaign')({ params: { id: id(1) } }))
  expect(createTranslate('sv')(outcome.parsedError!.message)).toBe('Du måste logga in för att fortsätta.')
  expect(seen).toContain(unauthorized.type)
  expect(seen).not.toContain(signedOut.type)
  expect(store.getState()).toMatchObject({ spy: 1 })
})

test('a late 401 of a former token does not end the session that began meanwhile', async () => {
  let answer = (_: object) => {}
  writeToken('old')
  const { store } = createTestStore({
    api: { 'GET /campaigns': () => new Promise<object>((resolve) => (answer = resolve)) },
  })
  const late = store.dispatch(apiAction('listCampaigns')())
  await Promise.resolve()
  writeToken('new')
  answer(reply(401, { error: 'session_ended' }))
  expect(await late).toMatchObject({ ok: false, status: 401 })
  expect(readToken()).toBe('new')
})

test('a list that is asked for again takes the answer that was asked for last, and a first page calls off later ones', async () => {
  const waiting: ((answer: object) => void)[] = []
  const lists = createPagedLists({
    name: 'raced',
    fetch: (_, page) => apiAction('listCampaigns')({ query: { page } }),
  })
  const { store } = createTestStore({
    slices: [lists],
    api: { 'GET /campaigns': () => new Promise<object>((resolve) => waiting.push(resolve)) },
  })
  const first = store.dispatch(lists.load('all', 1))
  await Promise.resolve()
  const again = store.dispatch(lists.load('all', 1))
  await Promise.resolve()
  waiting[1]?.(listAnswer('campaigns', [buildCampaign({ id: id(2) })]))
  waiting[0]?.(listAnswer('campaigns', [buildCampaign({ id: id(1) })]))
  expect(await first).toMatchObject({ ok: false, status: 0 })
  expect(await again).toMatchObject({ ok: true })
  expect(lists.select(store.getState(), 'all').ids).toEqual([id(2)])

  const second = store.dispatch(lists.load('all', 2))
  await Promise.resolve()
  const anew = store.dispatch(lists.load('all', 1))
  await Promise.resolve()
  waiting[3]?.(listAnswer('campaigns', []))
  expect(await second).toMatchObject({ ok: false, status: 0 })
  expect(await anew).toMatchObject({ ok: true })
})

test('sign-out returns everything to the first state, and late answers of the old session are not shown (T-30)', async () => {
  let answer = (_: object) => {}
  const lists = createPagedLists({
    name: 'lateLists',
    fetch: (_, page) => apiAction('listCampaigns')({ query: { page } }),
  })
  const { store, reset } = createTestStore({
    slices: [lists],
    api: { 'GET /campaigns': () => new Promise<object>((resolve) => (answer = resolve)) },
  })
  const first = store.getState()
  store.dispatch(authActions.success({ user: buildUser() }))
  store.dispatch(formActions.changed({ form: 'f', values: { a: 1 } }))
  const late = store.dispatch(lists.load('draft', 1))
  await Promise.resolve()
  reset()
  answer(listAnswer('campaigns', [buildCampaign()]))
  expect(await late).toMatchObject({ ok: false, status: 0 })
  expect(store.getState()).toEqual(first)
  expect(store.getState().entities).toEqual(initialEntities)
})

test('path, body, schema, headers and form of one request that succeeds (C-42)', async () => {
  const update = apiAction('updateMe', {
    form: 'editMe',
    headers: { 'X-Default': '0' },
    schema: { favourite: 'brands', member: 'users' },
  })
  const { store, api } = createTestStore({
    api: { 'PATCH /users/me': { favourite: { id: 'b1', brand_name: 'x' }, member: { id: 'u1' } } },
  })
  const outcome = await store.dispatch(update({ body: { user: { locale: 'sv' } }, headers: { 'X-Test': '1' } }))
  expect(outcome.ok).toBe(true)
  expect(api.calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/users/me',
    body: { user: { locale: 'sv' } },
    headers: { 'X-Default': '0', 'X-Test': '1', 'Content-Type': 'application/json' },
  })
  expect(store.getState().entities).toMatchObject({
    brands: { b1: { id: 'b1', brandName: 'x' } },
    users: { u1: { id: 'u1' } },
  })
  expect(store.getState().forms.editMe).toMatchObject({ submitted: true, submitting: false })
})

test('headers, own messages, form, item and the throw option of one request (C-42)', async () => {
  const update = apiAction('updateMe', { form: 'editMe' })
  const { store, api } = createTestStore({
    api: { 'PATCH /users/me': reply(422, { errors: { brand_name: ['taken'] } }) },
  })
  const user = buildUser()
  store.dispatch({ type: 'entities/received', payload: { users: { [user.id]: user } } })
  const item = { collection: 'users' as const, id: user.id }
  const failing = store.dispatch(
    update({ body: { user: { locale: 'sv' } }, headers: { 'X-Test': '1' }, item, throwErrors: true }),
  )
  await expect(failing).rejects.toBeInstanceOf(RequestFailure)
  expect((api.calls[0] as WireRequest).headers['X-Test']).toBe('1')
  // parsed and raw, on the record and on the form.
  expect(store.getState().entities.users[user.id]).toMatchObject({
    error: { status: 422 },
    originalError: { brandName: ['taken'] },
  })
  expect(store.getState().forms.editMe).toMatchObject({
    submitting: false,
    parsedError: { status: 422 },
    originalError: { brandName: ['taken'] },
    errors: { brandName: ['taken'] },
  })
})

test.each([
  ['an object keyed by field', { email: ['taken'] }, { email: ['taken'] }],
  ['a list', ['one', 'two'], {}],
])(
  'raw errors that are %s are kept beside the parsed one on list, form and auth state (X-29, T-36)',
  async (_, errors, byField) => {
    const lists = createPagedLists({
      name: 'x29',
      fetch: (__, page) => apiAction('listCampaigns')({ query: { page } }),
    })
    const refuse = () => reply(422, { errors })
    const { store } = createTestStore({
      slices: [lists],
      api: { 'GET /campaigns': refuse, 'POST /auth/users/sign_in': refuse },
    })
    await store.dispatch(lists.load('all', 1))
    await store.dispatch(signIn({ body, form: 'login' }))
    const expected = { status: 422, kind: 'http', original: errors, message: { id: 'i18n.generic.unprocessable' } }
    expect(lists.select(store.getState(), 'all').error).toMatchObject(expected)
    expect(store.getState().auth).toMatchObject({ authenticated: false, error: expected })
    expect(store.getState().forms.login).toMatchObject({
      parsedError: expected,
      originalError: errors,
      errors: byField,
    })
  },
)

test('an error is kept, parsed and raw, on entity, form, list and auth state (X-29)', async () => {
  const lists = createPagedLists({ name: 'errorLists', fetch: () => apiAction('listCampaigns')() })
  const { store } = createTestStore({
    slices: [lists],
    api: {
      'GET /campaigns': reply(422, { errors: ['invalid'] }),
      'POST /auth/users/sign_in': reply(422, { errors: { email: ['invalid_email'] } }),
    },
  })
  await store.dispatch(lists.load('draft', 1))
  await store.dispatch(signIn({ body, form: 'login' }))
  expect(lists.select(store.getState(), 'draft').error).toMatchObject({ status: 422, original: ['invalid'] })
  expect(store.getState().auth.error).toMatchObject({ status: 422, original: { email: ['invalid_email'] } })
  expect(store.getState().forms.login).toMatchObject({ originalError: { email: ['invalid_email'] } })
})

test('a remote hears the phases of a request, with the answer normalised once (T-26)', async () => {
  const heard: unknown[] = []
  const getCampaign = apiAction('getCampaign')
  const { store, injectReducer } = createTestStore({
    api: { 'GET /campaigns/:id': ({ params }) => wire({ campaign: buildCampaign({ id: params.id! }) }) },
  })
  injectReducer('ears', (state = null, action: { type: string }) => {
    if (isApiPhase(action)) heard.push(action.meta.phase)
    if (getCampaign.success.match(action)) heard.push(action.payload.result.campaign, action.payload.data.campaign.name)
    return state
  })
  await store.dispatch(getCampaign({ params: { id: id(7) } }))
  expect(heard).toEqual(['pending', 'success', id(7), 'Vinterkampanj 1'])
  expect(store.getState().entities.campaigns[id(7)]?.name).toBe('Vinterkampanj 1')
})

test('one bad saga or call cannot silence the rest', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { store, injectSaga } = createTestStore({ api: { 'GET /users/me': wire({ user: buildUser() }) } })
  injectSaga('broken', function* () {
    throw new Error('mine')
  })
  // A missing parameter is a mistake of the caller's code: the client throws.
  expect(await store.dispatch(apiAction('getCampaign')())).toMatchObject({ ok: false })
  expect(await store.dispatch(getMe())).toMatchObject({ ok: true })
  quiet.mockRestore()
})

test('logged in only while the expiry lies in the future (T-32)', () => {
  const token = (exp: number) => `h.${btoa(JSON.stringify({ exp, scp: 'user' }))}.s`
  const now = 1_700_000_000_000
  expect(isLoggedIn(token(now / 1000), now)).toBe(false)
  expect(isLoggedIn(token(now / 1000 + 1), now)).toBe(true)
  expect(isLoggedIn('rubbish', now)).toBe(false)
})
