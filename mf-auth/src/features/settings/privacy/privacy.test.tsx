/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { readToken, writeToken } from '@samspel/store'
import { cleanup, type FakeRoutes, reply, screen, waitFor, within } from '@samspel/testing'
import { farewell } from '../../../data/farewell'
import { openAsCreator, openAsStaff } from '../testing'

beforeEach(() => {
  localStorage.clear()
  farewell.clear()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const CREATOR = 'POST /instagramers/me/deletion'
const STAFF = 'POST /users/me/deletion'

const ask = async ({ user }: ReturnType<typeof openAsStaff>) => {
  await user.click(await screen.findByRole('button', { name: 'Radera kontot' }))
  return within(await screen.findByRole('dialog', { name: 'Radera kontot för gott?' }))
}
const openCreator = async (api: FakeRoutes, change = {}) => {
  const opened = openAsCreator('/settings/privacy', api, change)
  return { ...opened, dialog: await ask(opened) }
}

test('what deletion does is spelled out, with the ways to what has to be done first', async () => {
  openAsCreator('/settings/privacy')
  expect(await screen.findByText('Det här försvinner')).toBeTruthy()
  expect(screen.getByText('Det här blir kvar')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ta ut pengarna i plånboken' }).getAttribute('href')).toBe('/wallet')
  expect(screen.getByRole('link', { name: 'Gör klart pågående samarbeten' }).getAttribute('href')).toBe('/assignments')
})

test('a creator types the own user name and the password; then the session is gone and the login page tells why', async () => {
  const { user, api, dialog } = await openCreator({ [CREATOR]: undefined })
  writeToken('a.b.c')
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Radera för gott' })
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  await user.type(dialog.getByLabelText('Skriv ditt användarnamn'), 'någonannan')
  await user.type(dialog.getByLabelText('Lösenord'), 'hemligt1')
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  expect(dialog.getByText('stämmer inte')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Skriv ditt användarnamn'))
  await user.type(dialog.getByLabelText('Skriv ditt användarnamn'), 'creator1')
  await user.click(confirm())
  await waitFor(() => expect(api.to(CREATOR)[0]?.body).toEqual({ username: 'creator1', password: 'hemligt1' }))
  await waitFor(() => expect(readToken()).toBeUndefined())
  expect(farewell.reason).toBe('deleted')
})

test('one who has no password types the user name alone', async () => {
  const { user, api, dialog } = await openCreator({ [CREATOR]: undefined }, { hasPassword: false })
  expect(dialog.queryByLabelText('Lösenord')).toBeNull()
  await user.type(dialog.getByLabelText('Skriv ditt användarnamn'), 'creator1')
  await user.click(dialog.getByRole('button', { name: 'Radera för gott' }))
  await waitFor(() => expect(api.to(CREATOR)[0]?.body).toEqual({ username: 'creator1' }))
})

test('a wrong password is said at its field, and the account stays', async () => {
  const { user, dialog } = await openCreator({ [CREATOR]: reply(422, { errors: { password: ['wrong_password'] } }) })
  writeToken('a.b.c')
  await user.type(dialog.getByLabelText('Skriv ditt användarnamn'), 'creator1')
  await user.type(dialog.getByLabelText('Lösenord'), 'fel')
  await user.click(dialog.getByRole('button', { name: 'Radera för gott' }))
  expect(await dialog.findByText('fel lösenord')).toBeTruthy()
  expect(readToken()).toBe('a.b.c')
  expect(farewell.reason).toBeUndefined()
})

test.each([
  ['balance_left', 'Till plånboken', '/wallet'],
  ['collaborations_ongoing', 'Till dina uppdrag', '/assignments'],
])('a creator who cannot go yet (%s) is led to what stands in the way', async (error, link, href) => {
  const { user, dialog } = await openCreator({ [CREATOR]: reply(422, { error }) })
  await user.type(dialog.getByLabelText('Skriv ditt användarnamn'), 'creator1')
  await user.type(dialog.getByLabelText('Lösenord'), 'hemligt1')
  await user.click(dialog.getByRole('button', { name: 'Radera för gott' }))
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(href)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['company', '/company'],
  ['admin', '/admin/users'],
] as const)('the last %s is led to where others are invited', async (role, href) => {
  const opened = openAsStaff('/settings/privacy', { [STAFF]: reply(422, { error: 'last_member' }) }, { role })
  const dialog = await ask(opened)
  await opened.user.type(dialog.getByLabelText('Skriv din e-postadress'), 'User1@samspel.test')
  await opened.user.type(dialog.getByLabelText('Lösenord'), 'hemligt1')
  await opened.user.click(dialog.getByRole('button', { name: 'Radera för gott' }))
  expect((await screen.findByRole('alert')).querySelector('a')?.getAttribute('href')).toBe(href)
  expect(opened.api.to(STAFF)[0]?.body).toEqual({ password: 'hemligt1' })
})

test('the export is downloaded from the address that the API gives', async () => {
  const clicked: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) clicked.push(this.getAttribute('href')!)
  })
  const url = '/api/account_exports/instagramer.1.2.3.seal'
  const { user } = openAsCreator('/settings/privacy', {
    'GET /instagramers/me/export': { export: { url, expires_at: '2026-11-29T08:00:00.000Z' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Ladda ner mina uppgifter' }))
  expect(await screen.findByText(/öppna index\.html/)).toBeTruthy()
  expect(clicked).toEqual([url])
})

test('an export that fails says so, and can be tried again', async () => {
  const { user } = openAsStaff('/settings/privacy', { 'GET /users/me/export': reply(0) })
  await user.click(await screen.findByRole('button', { name: 'Ladda ner mina uppgifter' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ladda ner mina uppgifter' })).toBeTruthy()
})
