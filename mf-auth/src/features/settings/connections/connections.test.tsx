/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { storage } from '@samspel/store'
import {
  act,
  buildInstagramer,
  cleanup,
  type FakeRoutes,
  listAnswer,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { outside } from '../../../data/go-to'
import { openAsCreator } from '../testing'

const goTo = jest.spyOn(outside, 'goTo').mockImplementation(() => undefined)

beforeEach(() => {
  localStorage.clear()
  goTo.mockClear()
})
afterEach(cleanup)

const LIST = 'GET /instagramers/me/facebook_accounts'
const CONNECT = 'PUT /instagramers/me/connected_account'
const account = (n: number, change = {}) => ({
  id: `fb${n}`,
  pageName: `Sidan ${n}`,
  igUserId: `ig${n}`,
  username: `konto${n}`,
  accountType: 'business',
  followersCount: 1_200,
  pictureUrl: null,
  obstacles: [],
  ...change,
})
const page = (accounts: object[], after: string | null = null, connectedIgUserId: string | null = null) =>
  wire({
    data: accounts,
    paging: { cursors: { before: null, after }, next: after && `https://graph.test/?after=${after}` },
    connectedIgUserId,
  })
const connectedAccount = { id: 'fb1', igUserId: 'ig1', username: 'konto1', connectedAt: '2026-11-01T10:00:00.000Z' }
const facebookAlone = { 'GET /auth/ways': { ways: { facebook: true, instagram: false } } }
const open = (api: FakeRoutes, change = {}, query = '') =>
  openAsCreator(`/settings/connections${query}`, { ...facebookAlone, ...api }, change)
const needed = reply(422, { error: 'provider_sign_in_needed' })

test('a creator without an account is told what is needed, and starts at Facebook in the same window (P-07)', async () => {
  const { user, api } = open({
    [LIST]: needed,
    'POST /instagramers/me/connections': { url: 'https://facebook.test/consent' },
  })
  expect(await screen.findByText('Ett Instagramkonto av typen Kreatör eller Företag.')).toBeTruthy()
  expect(screen.getByText('En Facebooksida som Instagramkontot är länkat till.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Fortsätt med Facebook' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://facebook.test/consent'))
  expect(api.to('POST /instagramers/me/connections')[0]?.body).toEqual({ provider: 'facebook' })
  expect(storage.get('after-connect-provider-path')).toBe('/settings/connections')
})

test('a start that fails says so and leaves no way back behind (P-07)', async () => {
  const { user } = open({
    [LIST]: needed,
    'POST /instagramers/me/connections': reply(503, { error: 'provider_unavailable' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Fortsätt med Facebook' }))
  expect(await screen.findByText('Facebook svarar inte just nu. Försök igen om en stund.')).toBeTruthy()
  expect(goTo).not.toHaveBeenCalled()
  expect(storage.get('after-connect-provider-path')).toBeUndefined()
})

test('#14 whoever has gone on to another page is not taken to Facebook when it is ready', async () => {
  let answer = (_: object) => {}
  const { user, router } = open({
    [LIST]: needed,
    'POST /instagramers/me/connections': () => new Promise<object>((resolve) => (answer = resolve)),
    'GET /sessions': listAnswer('sessions', []),
    'GET /devices': listAnswer('devices', []),
  })
  await user.click(await screen.findByRole('button', { name: 'Fortsätt med Facebook' }))
  await act(() => router.navigate('/settings/security'))
  window.history.replaceState(null, '', '/settings/security')
  await act(async () => answer({ url: 'https://facebook.test/consent' }))
  window.history.replaceState(null, '', '/')
  expect(goTo).not.toHaveBeenCalled()
  expect(storage.get('after-connect-provider-path')).toBeUndefined()
})

test('long after the sign-in the password comes before the way to Facebook; one who has none signs in there again', async () => {
  let isConfirmed = false
  const { user } = open({
    [LIST]: needed,
    'POST /instagramers/me/connections': () =>
      isConfirmed ? { url: 'https://facebook.test/consent' } : reply(422, { error: 'confirmation_needed' }),
    'POST /auth/password_confirmation': () => void (isConfirmed = true),
  })
  await user.click(await screen.findByRole('button', { name: 'Fortsätt med Facebook' }))
  await user.type(await screen.findByLabelText('Nuvarande lösenord'), 'det gamla')
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://facebook.test/consent'))
  cleanup()
  const without = open(
    { [LIST]: needed, 'POST /instagramers/me/connections': reply(422, { error: 'fresh_sign_in_needed' }) },
    { hasPassword: false },
  )
  await without.user.click(await screen.findByRole('button', { name: 'Fortsätt med Facebook' }))
  expect(await screen.findByText('Logga in igen för att ändra det här.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Logga in med Facebook' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Logga in med Instagram' })).toBeNull()
  expect(screen.queryByLabelText('Nuvarande lösenord')).toBeNull()
})

test('one who has no password signs in again by any network that is set up', async () => {
  const { user } = open(
    {
      [LIST]: needed,
      'GET /auth/ways': { ways: { facebook: true, instagram: true } },
      'POST /instagramers/me/connections': reply(422, { error: 'fresh_sign_in_needed' }),
    },
    { hasPassword: false },
  )
  await user.click(await screen.findByRole('button', { name: 'Fortsätt med Instagram' }))
  expect(await screen.findByRole('button', { name: 'Logga in med Facebook' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Logga in med Instagram' })).toBeTruthy()
})

test('inside the wrapper, which providers refuse, the sign-in is its own screen and comes back to the settings (S-15)', async () => {
  const postMessage = jest.fn<(message: string) => void>()
  window.samspelNative = { postMessage }
  window.history.replaceState(null, '', '/settings/connections')
  const { user } = open(
    { [LIST]: needed, 'POST /instagramers/me/connections': reply(422, { error: 'fresh_sign_in_needed' }) },
    { hasPassword: false },
  )
  await user.click(await screen.findByRole('button', { name: 'Fortsätt med Facebook' }))
  await user.click(await screen.findByRole('button', { name: 'Logga in igen' }))
  await waitFor(() =>
    expect(postMessage.mock.calls.map(([message]) => JSON.parse(message) as object)).toContainEqual({
      type: 'openAuth',
      destination: '/settings/connections',
    }),
  )
  delete window.samspelNative
})

test('a sign-in that has run out is asked for again (P-07)', async () => {
  open({ [LIST]: needed }, { connectedAccount })
  expect(await screen.findByRole('heading', { name: 'Logga in hos Facebook igen' })).toBeTruthy()
  expect(screen.getByText('@konto1')).toBeTruthy()
})

test.each([
  ['a list', [account(1)]],
  ['an empty list', []],
])('%s leaves a way to another sign-in at the provider (P-07)', async (_, accounts) => {
  const { user, api } = open({
    [LIST]: page(accounts),
    'POST /instagramers/me/connections': { url: 'https://facebook.test/consent' },
  })
  await user.click(await screen.findByRole('button', { name: 'Använd en annan inloggning' }))
  await waitFor(() => expect(api.to('POST /instagramers/me/connections')).toHaveLength(1))
  expect(storage.get('after-connect-provider-path')).toBe('/settings/connections')
})

test('one that can be is connected with one press, and is marked (P-07)', async () => {
  const { user, api } = open({
    [LIST]: page([account(1)]),
    [CONNECT]: wire({ instagramer: buildInstagramer({ connectedAccount }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Koppla @konto1' }))
  expect(await screen.findByRole('heading', { name: 'Ditt Instagramkonto' })).toBeTruthy()
  expect(api.to(CONNECT)[0]?.body).toEqual({ facebookAccountId: 'fb1' })
  expect(screen.queryByRole('button', { name: 'Koppla @konto1' })).toBeNull()
})

test.each([
  ['no_page', 'Kontot är inte kopplat till en Facebooksida', 'I Facebook-appen'],
  ['no_instagram', 'Sidan har inget Instagramkonto', 'I Facebook-appen'],
  ['not_professional', 'Instagramkontot är privat, inte professionellt', 'I Instagram-appen'],
  ['taken', 'Kontot är kopplat till någon annan på Samspel', ''],
])(
  'an account with the obstacle %s cannot be connected, and says what to do in which app (P-07)',
  async (obstacle, what, app) => {
    const { user, api } = open({ [LIST]: page([account(2, { obstacles: [obstacle] })]) })
    expect(await screen.findByText(what)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Koppla/ })).toBeNull()
    await user.click(screen.getByText('Så gör du'))
    if (app) expect(screen.getByText(app)).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2)
    api.on({ [LIST]: page([account(2)]) })
    await user.click(screen.getByRole('button', { name: 'Klart, kolla igen' }))
    expect(await screen.findByRole('button', { name: 'Koppla @konto2' })).toBeTruthy()
  },
)

test('what has changed at Facebook since the list was fetched stands at the account (P-07)', async () => {
  const { user } = open({
    [LIST]: page([account(1)]),
    [CONNECT]: reply(422, { errors: { facebook_account_id: ['not_professional'] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Koppla @konto1' }))
  expect(await screen.findByText('Instagramkontot är privat, inte professionellt')).toBeTruthy()
})

test('another account takes the place of the connected one after a question (P-07)', async () => {
  const { user, api } = open(
    {
      [LIST]: page([account(1), account(2)], null, 'ig1'),
      [CONNECT]: wire({
        instagramer: buildInstagramer({
          connectedAccount: { ...connectedAccount, id: 'fb2', igUserId: 'ig2', username: 'konto2' },
        }),
      }),
    },
    { connectedAccount },
  )
  await user.click(await screen.findByRole('button', { name: 'Koppla @konto2' }))
  expect(api.to(CONNECT)).toHaveLength(0)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Byt till @konto2?' })).getByRole('button', { name: 'Koppla' }),
  )
  expect(await screen.findByRole('button', { name: 'Koppla @konto1' })).toBeTruthy()
})

test('disconnecting asks first; afterwards one is needed again (P-07)', async () => {
  const { user, api } = open(
    {
      [LIST]: page([account(1)], null, 'ig1'),
      'DELETE /instagramers/me/connected_account': wire({ instagramer: buildInstagramer({ connectedAccount: null }) }),
    },
    { connectedAccount },
  )
  await user.click(await screen.findByRole('button', { name: 'Koppla bort' }))
  expect(api.to('DELETE /instagramers/me/connected_account')).toHaveLength(0)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Koppla bort @konto1?' })).getByRole('button', {
      name: 'Koppla bort',
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Koppla ditt Instagramkonto' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Koppla @konto1' })).toBeTruthy()
})

test('further accounts come by the cursor, without doubles; a page that fails is asked for again (E-31)', async () => {
  let fails = true
  const { user, api } = open({
    [LIST]: ({ query }) =>
      query.get('after') === null
        ? page([account(1), account(2)], 'c2')
        : fails
          ? reply(404)
          : page([account(2), account(3)]),
  })
  await user.click(await screen.findByRole('button', { name: 'Visa fler' }))
  const retry = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.getByText('@konto1')).toBeTruthy()
  fails = false
  await user.click(retry)
  expect(await screen.findByText('@konto3')).toBeTruthy()
  expect(screen.getAllByText(/^@konto/)).toHaveLength(3)
  expect(api.to(LIST).map(({ query }) => query.get('after'))).toEqual([null, 'c2', 'c2'])
  expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull()
})

test('nothing at Facebook is said in words, and a list that fails is tried again in its place (P-07)', async () => {
  const { user, api } = open({ [LIST]: reply(404) })
  api.on({ [LIST]: page([]) })
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Inga konton hos Facebook')).toBeTruthy()
})

test.each([
  ['access_denied', 'Kopplingen avbröts. Inget är ändrat.'],
  ['provider_unavailable', /^Tjänsten svarar inte just nu/],
  ['account_exists', 'Inloggningen används redan av ett annat konto här.'],
  ['190', 'Det gick inte att koppla kontot. Försök igen.'],
])('the error %s of the provider is shown once and leaves the address at once (R-05, P-07)', async (code, text) => {
  const { user, router } = open({ [LIST]: needed }, {}, `?a=1&connectProviderError=${code}`)
  expect(await screen.findByText(text)).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe('?a=1'))
  expect(screen.getByText(text)).toBeTruthy()
  const isAlarm = code !== 'access_denied'
  expect(screen.queryByRole('alert') !== null).toBe(isAlarm)
  await user.click(screen.getByRole('button', { name: 'close' }))
  expect(screen.queryByText(text)).toBeNull()
})

test.each([
  [
    'sv',
    'Instagramkontot är privat, inte professionellt',
    /måste vara ett professionellt Instagramkonto/,
    /Byt till professionellt konto/,
    'Försök igen',
  ],
  [
    'en',
    'The Instagram account is personal, not professional',
    /must be a professional Instagram account/,
    /Switch to professional account/,
    'Try again',
  ],
] as const)(
  '%s: a creator who comes back with a personal account is told what it must be and how to switch, and tries again (P-07)',
  async (locale, title, why, how, again) => {
    const { user } = openAsCreator(
      '/settings/connections',
      {
        ...facebookAlone,
        [LIST]: page([]),
        'POST /instagramers/me/connections': { url: 'https://facebook.test/consent' },
      },
      { connectionObstacle: 'not_professional' },
      locale,
    )
    const card = within(await screen.findByRole('region', { name: title }))
    expect(card.getByText(why)).toBeTruthy()
    expect(card.getByText(how)).toBeTruthy()
    await user.click(card.getByRole('button', { name: again }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://facebook.test/consent'))
    expect(storage.get('after-connect-provider-path')).toBe('/settings/connections')
  },
)

const both = { 'GET /auth/ways': { ways: { facebook: true, instagram: true } } }
const toInstagram = { 'POST /instagramers/me/connections': { url: 'https://instagram.test/consent' } }
const providersAsked = ({ api }: ReturnType<typeof open>) =>
  api.to('POST /instagramers/me/connections').map(({ body }) => (body as { provider: string }).provider)

test('where both are set up one chooses, reads what differs, and needs no page (P-07)', async () => {
  const view = open({ [LIST]: needed, ...both, ...toInstagram })
  expect(await screen.findByRole('heading', { name: 'Välj hur du kopplar kontot' })).toBeTruthy()
  expect(screen.getByText(/genom den sida som det är länkat till, med Instagram direkt och utan sida/)).toBeTruthy()
  expect(screen.queryByText('En Facebooksida som Instagramkontot är länkat till.')).toBeNull()
  expect(screen.getByText('Att du loggar in hos Facebook eller Instagram och väljer kontot här.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fortsätt med Facebook' })).toBeTruthy()
  await view.user.click(screen.getByRole('button', { name: 'Fortsätt med Instagram' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://instagram.test/consent'))
  expect(providersAsked(view)).toEqual(['instagram'])
})

test('where Instagram alone is set up, nothing is said of Facebook (P-07)', async () => {
  const view = open({
    [LIST]: needed,
    'GET /auth/ways': { ways: { facebook: false, instagram: true } },
    ...toInstagram,
  })
  expect(await screen.findByRole('heading', { name: 'Börja hos Instagram' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('Facebook')
  await view.user.click(screen.getByRole('button', { name: 'Fortsätt med Instagram' }))
  await waitFor(() => expect(providersAsked(view)).toEqual(['instagram']))
})

test.each([
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const)('an account that is read by %s is connected again by it (P-07)', async (provider, name) => {
  const view = open(
    { [LIST]: needed, ...both, ...toInstagram },
    { connectedAccount: { ...connectedAccount, provider } },
  )
  await waitFor(() => expect(view.api.to('GET /auth/ways').length).toBeGreaterThan(0))
  expect(await screen.findByRole('heading', { name: `Logga in hos ${name} igen` })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Fortsätt med/ })).toHaveLength(1)
  await view.user.click(screen.getByRole('button', { name: `Fortsätt med ${name}` }))
  await waitFor(() => expect(providersAsked(view)).toEqual([provider]))
})

test('where it is not known what reads the account, one chooses again (P-07)', async () => {
  open({ [LIST]: needed, ...both }, { connectedAccount: { ...connectedAccount, provider: null } })
  expect(await screen.findByRole('heading', { name: 'Logga in igen' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Fortsätt med/ })).toHaveLength(2)
})

test('the provider that does not answer is named, and the password leads on to the one that was chosen', async () => {
  const view = open({
    [LIST]: needed,
    ...both,
    'POST /instagramers/me/connections': reply(503, { error: 'provider_unavailable' }),
    'POST /auth/password_confirmation': () => undefined,
  })
  await view.user.click(await screen.findByRole('button', { name: 'Fortsätt med Instagram' }))
  expect(await screen.findByText('Instagram svarar inte just nu. Försök igen om en stund.')).toBeTruthy()
  view.api.on({ 'POST /instagramers/me/connections': reply(422, { error: 'confirmation_needed' }) })
  await view.user.click(screen.getByRole('button', { name: 'Fortsätt med Instagram' }))
  await view.user.type(await screen.findByLabelText('Nuvarande lösenord'), 'det gamla')
  view.api.on(toInstagram)
  await view.user.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://instagram.test/consent'))
  expect(providersAsked(view)).toEqual(['instagram', 'instagram', 'instagram'])
})

test('another sign-in is offered at each, and an obstacle is got round by either (P-07)', async () => {
  const view = open({ [LIST]: page([account(1)]), ...both, ...toInstagram })
  await view.user.click(await screen.findByRole('button', { name: 'Byt inloggning hos Instagram' }))
  await waitFor(() => expect(providersAsked(view)).toEqual(['instagram']))
  expect(screen.getByRole('button', { name: 'Byt inloggning hos Facebook' })).toBeTruthy()
  cleanup()
  const stuck = open({ [LIST]: page([]), ...both, ...toInstagram }, { connectionObstacle: 'no_page' })
  await stuck.user.click(await screen.findByRole('button', { name: 'Fortsätt med Instagram' }))
  await waitFor(() => expect(providersAsked(stuck)).toEqual(['instagram']))
  expect(screen.queryByText(/och länkat till en Facebooksida/)).toBeNull()
})
