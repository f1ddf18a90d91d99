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

const OBSTACLES = 'GET /account/obstacles'
const obstacle = (kind: string, change = {}) => ({
  kind,
  name: '',
  brand_name: null,
  amount: null,
  href: '/wallet',
  ...change,
})
const inTheWay = [
  obstacle('collaboration', { name: 'Vårkampanjen', brand_name: 'Lumo', href: '/assignments/7' }),
  obstacle('answer_awaited', { name: 'Höstkampanjen', brand_name: 'Fjäll', href: '/messages/3' }),
  obstacle('balance', { amount: 120_000 }),
  obstacle('payout'),
]
const rows = async () => within(await screen.findByRole('list', { name: 'Gör det här först' })).getAllByRole('listitem')
const said = (row: HTMLElement) => [
  row.textContent?.replace(/\s/g, ' '),
  within(row).getByRole('link').getAttribute('href'),
]

test('what deletion does is spelled out, and nothing in the way leaves the button alone', async () => {
  openAsCreator('/settings/privacy')
  expect(await screen.findByRole('button', { name: 'Radera kontot' })).toBeTruthy()
  expect(screen.getByText('Det här försvinner')).toBeTruthy()
  expect(screen.getByText('Det här blir kvar')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Gör det här först' })).toBeNull()
})

test('all that stands in the way of a creator is listed at once, each with where it is solved, in place of the button', async () => {
  openAsCreator('/settings/privacy', { [OBSTACLES]: { obstacles: inTheWay } })
  expect((await rows()).map(said)).toEqual([
    ['VårkampanjenSamarbete att göra klart eller lämna · LumoTill uppdraget', '/assignments/7'],
    ['HöstkampanjenDitt inlägg väntar på svar från varumärket · FjällSkriv till varumärket', '/messages/3'],
    ['Pengar att ta ut1 200 krTill plånboken', '/wallet'],
    ['Utbetalning på vägKontot kan raderas när pengarna har kommit framTill plånboken', '/wallet'],
  ])
  expect(screen.getByText('Kontot kan inte raderas än.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Radera kontot' })).toBeNull()
  expect((await rows()).every((row) => row.querySelector('svg'))).toBe(true)
  expect(screen.getByRole('link', { name: 'Till uppdraget: Vårkampanjen' })).toBeTruthy()
})

test('a wallet below zero is not said to have money to withdraw', async () => {
  openAsCreator('/settings/privacy', { [OBSTACLES]: { obstacles: [obstacle('balance', { amount: 0 })] } })
  expect((await rows()).map(said)).toEqual([['Saldot i plånboken är under nollTill plånboken', '/wallet']])
})

test('the list is there in English too', async () => {
  openAsCreator('/settings/privacy', { [OBSTACLES]: { obstacles: inTheWay } }, {}, 'en')
  const list = within(await screen.findByRole('list', { name: 'Do this first' }))
  expect(list.getByText('A collaboration to finish or leave · Lumo')).toBeTruthy()
  expect(list.getByRole('link', { name: 'Message the brand: Höstkampanjen' })).toBeTruthy()
})

test.each([
  [
    'company',
    'Bolaget',
    '/company',
    'BolagetDu är den enda som kan sköta företaget. Bjud in någon först.Till företaget',
  ],
  ['admin', '', '/admin/users', 'Du är den enda som kan sköta plattformen. Bjud in någon först.Till användarna'],
] as const)('the last %s is led to where others are invited', async (role, name, href, words) => {
  const obstacles = [obstacle('last_manager', { name, href })]
  openAsStaff('/settings/privacy', { [OBSTACLES]: { obstacles } }, { role })
  expect((await rows()).map(said)).toEqual([[words, href]])
  expect(screen.queryByRole('button', { name: 'Radera kontot' })).toBeNull()
})

test('while it is looked up nothing can be deleted', async () => {
  let answer = (_: object) => {}
  openAsCreator('/settings/privacy', { [OBSTACLES]: () => new Promise<object>((resolve) => (answer = resolve)) })
  expect(await screen.findByLabelText('Ser efter om något står i vägen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Radera kontot' })).toBeNull()
  answer({ obstacles: inTheWay })
  expect(await rows()).toHaveLength(4)
  expect(screen.queryByLabelText('Ser efter om något står i vägen')).toBeNull()
})

test('a look that fails says so, can be tried again, and keeps nobody from deleting the account', async () => {
  let isDown = true
  const { user } = openAsCreator('/settings/privacy', {
    [OBSTACLES]: () => (isDown ? reply(500) : { obstacles: inTheWay }),
  })
  expect(await screen.findByText(/Det gick inte att se efter om något står i vägen/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Radera kontot' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await rows()).toHaveLength(4)
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

test.each(['balance_left', 'collaborations_ongoing'])(
  'what came in the way after the list was read (%s) is listed once the server refuses',
  async (error) => {
    let obstacles: object[] = []
    const { user, dialog } = await openCreator({
      [OBSTACLES]: () => ({ obstacles }),
      [CREATOR]: () => {
        obstacles = inTheWay
        return reply(422, { error })
      },
    })
    await user.type(dialog.getByLabelText('Skriv ditt användarnamn'), 'creator1')
    await user.type(dialog.getByLabelText('Lösenord'), 'hemligt1')
    await user.click(dialog.getByRole('button', { name: 'Radera för gott' }))
    expect(await rows()).toHaveLength(4)
    expect(screen.getByRole('alert').textContent).toContain('Kontot kan inte raderas än.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('a refusal of staff for what the list does not name is said over the button', async () => {
  const opened = openAsStaff(
    '/settings/privacy',
    { [STAFF]: reply(422, { error: 'last_member' }) },
    { role: 'company' },
  )
  const dialog = await ask(opened)
  await opened.user.type(dialog.getByLabelText('Skriv din e-postadress'), 'User1@samspel.test')
  await opened.user.type(dialog.getByLabelText('Lösenord'), 'hemligt1')
  await opened.user.click(dialog.getByRole('button', { name: 'Radera för gott' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Kontot kan inte raderas än.')
  expect(screen.getByRole('button', { name: 'Radera kontot' })).toBeTruthy()
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
