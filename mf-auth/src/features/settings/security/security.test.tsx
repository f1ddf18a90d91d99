/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isLoggedIn, readToken, signOut, storage, writeToken } from '@samspel/store'
import {
  buildInstagramer,
  buildUser,
  cleanup,
  type FakeRoutes,
  id,
  listAnswer,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { farewell } from '../../../data/farewell'
import { openAsCreator, openAsStaff } from '../testing'

beforeEach(() => {
  localStorage.clear()
  farewell.clear()
})
afterEach(cleanup)

const session = (n: number, change = {}) => ({
  id: id(n),
  current: n === 1,
  browser: `Chrome, dator ${n}`,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  ...change,
})
const sessions = listAnswer('sessions', [session(1), session(2)])
const devices = listAnswer('devices', [{ id: id(50), token: 'token-7d21', platform: 'ios', environment: 'production' }])
const lists: FakeRoutes = { 'GET /sessions': sessions, 'GET /devices': devices }
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const change = () => screen.getByRole('button', { name: 'Byt lösenord' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('staff change the password: eight characters, typed twice, the same (C-27, V-16, V-17)', async () => {
  const { user, api } = openAsStaff('/settings/security', { ...lists, 'PATCH /users/me': wire({ user: buildUser() }) })
  await user.type(await screen.findByLabelText('Nytt lösenord'), 'abcdefg')
  await user.type(field('Upprepa lösenord'), 'abcdefgi')
  await user.tab()
  expect(screen.getByText('Måste vara minst 8 tecken långt')).toBeTruthy()
  expect(screen.getByText('Lösenorden matchar inte')).toBeTruthy()
  expect(change().getAttribute('aria-disabled')).toBe('true')
  await user.type(field('Nytt lösenord'), 'i')
  await user.clear(field('Upprepa lösenord'))
  await user.type(field('Upprepa lösenord'), 'abcdefgi')
  await user.click(change())
  await waitFor(() =>
    expect(api.to('PATCH /users/me')[0]?.body).toEqual({
      user: { password: 'abcdefgi', passwordConfirmation: 'abcdefgi' },
    }),
  )
  await waitFor(() => expect(field('Nytt lösenord').value).toBe(''))
  // The change has ended the other sessions, so the list is loaded again.
  await waitFor(() => expect(api.to('GET /sessions')).toHaveLength(2))
})

test('before anything was typed the form says what to do, not that fields are missing', async () => {
  openAsStaff('/settings/security', lists)
  expect(await screen.findByText('Skriv det nya lösenordet två gånger.')).toBeTruthy()
  expect(screen.queryByText(/fält saknas/)).toBeNull()
})

test('creators change theirs in their own record, and choose a first one when they have none (C-27)', async () => {
  const { user, api } = openAsCreator(
    '/settings/security',
    { ...lists, 'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ hasPassword: true }) }) },
    { hasPassword: false },
  )
  await user.type(await screen.findByLabelText('Nytt lösenord'), 'abcdefgh')
  await user.type(field('Upprepa lösenord'), 'abcdefgh')
  await user.click(screen.getByRole('button', { name: 'Välj ett lösenord' }))
  await waitFor(() =>
    expect(api.to('PATCH /instagramers/me')[0]?.body).toEqual({
      instagramer: { password: 'abcdefgh', passwordConfirmation: 'abcdefgh' },
    }),
  )
  expect(await screen.findByRole('button', { name: 'Byt lösenord' })).toBeTruthy()
})

test('a refusal of the server stands at the field, and what was typed stays (V-16)', async () => {
  const { user } = openAsStaff('/settings/security', {
    ...lists,
    'PATCH /users/me': reply(422, { errors: { password: ['too_short'] } }),
  })
  await user.type(await screen.findByLabelText('Nytt lösenord'), 'abcdefgh')
  await user.type(field('Upprepa lösenord'), 'abcdefgh')
  await user.click(change())
  expect(await screen.findByText('för kort')).toBeTruthy()
  expect(field('Nytt lösenord').value).toBe('abcdefgh')
})

test('long after the sign-in the current password is asked for in the form, a wrong one stands at its field, nothing typed is lost', async () => {
  let isConfirmed = false
  const { user, api } = openAsStaff('/settings/security', {
    ...lists,
    'PATCH /users/me': () => (isConfirmed ? wire({ user: buildUser() }) : reply(422, { error: 'confirmation_needed' })),
    'POST /auth/password_confirmation': ({ body }) => {
      isConfirmed = (body as { password: string }).password === 'det gamla'
      return isConfirmed ? undefined : reply(422, { errors: { password: ['wrong_password'] } })
    },
  })
  await user.type(await screen.findByLabelText('Nytt lösenord'), 'abcdefgh')
  await user.type(field('Upprepa lösenord'), 'abcdefgh')
  expect(screen.queryByLabelText('Nuvarande lösenord')).toBeNull()
  await user.click(change())
  const current = await screen.findByLabelText<HTMLInputElement>('Nuvarande lösenord')
  expect(screen.getByText('Skriv ditt lösenord för att ändra det här.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(current))
  await user.type(current, 'det nya')
  await user.click(change())
  expect(await screen.findByText('fel lösenord')).toBeTruthy()
  expect(current.getAttribute('aria-invalid')).toBe('true')
  expect(field('Nytt lösenord').value).toBe('abcdefgh')
  await user.clear(current)
  await user.type(current, 'det gamla')
  await user.click(change())
  await waitFor(() => expect(screen.queryByLabelText('Nuvarande lösenord')).toBeNull())
  await waitFor(() => expect(field('Nytt lösenord').value).toBe(''))
  expect(api.to('PATCH /users/me').map(({ body }) => body)).toEqual(
    Array(2).fill({ user: { password: 'abcdefgh', passwordConfirmation: 'abcdefgh' } }),
  )
})

test('sessions: the current one is marked and has no button; another is ended and leaves the list', async () => {
  const { user, api } = openAsStaff('/settings/security', { ...lists, 'DELETE /sessions/:id': undefined })
  const list = await region('Där du är inloggad')
  await list.findByText('Det här är du')
  expect(list.getAllByRole('button')).toHaveLength(1)
  api.on({ 'GET /sessions': listAnswer('sessions', [session(1)]) })
  await user.click(list.getByRole('button', { name: 'Logga ut Chrome, dator 2' }))
  await waitFor(() => expect(list.queryByText('Chrome, dator 2')).toBeNull())
  expect(api.to('DELETE /sessions/:id')[0]?.params).toEqual({ id: id(2) })
})

test('sessions come in pages, and the page before is shown when the last row of one is ended', async () => {
  const paging = (page: number, rows: object[], totalPages = 2) =>
    listAnswer('sessions', rows, {
      currentPage: page,
      nextPage: page < totalPages ? page + 1 : null,
      prevPage: page > 1 ? page - 1 : null,
      totalPages,
      totalCount: 11,
    })
  let ended = false
  const { user } = openAsStaff('/settings/security', {
    ...lists,
    'GET /sessions': ({ query }) =>
      query.get('page') === '2' ? paging(2, ended ? [] : [session(11)]) : paging(1, [session(1), session(2)]),
    'DELETE /sessions/:id': () => void (ended = true),
  })
  const list = await region('Där du är inloggad')
  await user.click(await list.findByRole('button', { name: 'Nästa' }))
  await user.click(await list.findByRole('button', { name: 'Logga ut Chrome, dator 11' }))
  expect(await list.findByText('Det här är du')).toBeTruthy()
})

test('a list that fails says so in its own place, and tries again; the rest stays', async () => {
  const { user, api } = openAsStaff('/settings/security', {
    'GET /sessions': reply(404),
    'GET /devices': listAnswer('devices', []),
  })
  const list = await region('Där du är inloggad')
  await list.findByText('Listan över var du är inloggad kunde inte hämtas.')
  expect(await screen.findByText('Inga telefoner än')).toBeTruthy()
  expect(field('Nytt lösenord')).toBeTruthy()
  api.on({ 'GET /sessions': sessions })
  await user.click(list.getByRole('button', { name: 'Försök igen' }))
  expect(await list.findByText('Chrome, dator 2')).toBeTruthy()
})

test('a phone is removed; the one in hand is forgotten here too (C-31)', async () => {
  const { user, api, store } = openAsCreator('/settings/security', { ...lists, 'DELETE /devices/:id': undefined })
  storage.set('device', '{}')
  store.dispatch({ type: 'app/device-changed', payload: { id: id(50), token: 't', platform: 'ios', environment: 'x' } })
  const list = await region('Telefoner som får notiser')
  expect(await list.findByText('Den här telefonen')).toBeTruthy()
  api.on({ 'GET /devices': listAnswer('devices', []) })
  await user.click(list.getByRole('button', { name: 'Ta bort iPhone' }))
  expect(await screen.findByText('Inga telefoner än')).toBeTruthy()
  expect(storage.get('device')).toBeUndefined()
  expect(store.getState().app.device).toBeUndefined()
})

test('signing out everywhere asks first, then forgets the token before anything else is asked', async () => {
  const { user, api, injectReducer } = openAsStaff('/settings/security', { ...lists, 'DELETE /sessions': undefined })
  const seen: unknown[] = []
  injectReducer('watch', (state = 0, action: { type: string }) => {
    if (signOut.match(action)) seen.push(readToken())
    return state
  })
  writeToken('a.b.c')
  await user.click(await screen.findByRole('button', { name: 'Logga ut överallt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Logga ut överallt?' }))
  expect(api.to('DELETE /sessions')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Logga ut överallt' }))
  await waitFor(() => expect(seen).toEqual([undefined]))
  expect(isLoggedIn()).toBe(false)
  expect(farewell.reason).toBe('everywhere')
})

test('signing out everywhere that fails leaves everything as it is, and says so', async () => {
  const { user } = openAsStaff('/settings/security', { ...lists, 'DELETE /sessions': reply(0) })
  writeToken('a.b.c')
  await user.click(await screen.findByRole('button', { name: 'Logga ut överallt' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logga ut överallt' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(readToken()).toBe('a.b.c')
})
