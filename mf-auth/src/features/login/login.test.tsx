/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { providerSignIn } from '@samspel/forms/sign-in-ways'
import { storage, tabStorage } from '@samspel/store'
import { buildInstagramer, buildUser, cleanup, reply, screen, waitFor, wire } from '@samspel/testing'
import { startProviderSignIn } from '../../data/provider-sign-in'
import { button, expectAlert, field, heldAnswer, hrefOf, isReady, openPage } from '../../testing'
import LoginPage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const login = (route: string, api = {}) => openPage(LoginPage, '/login/:accountType', route, api)
const wrong =
  'Inloggningen misslyckades. Kontrollera dina uppgifter och försök igen! Kontrollera även att du valt rätt användartyp ovan 👆'
const fill = async ({ user }: Pick<ReturnType<typeof login>, 'user'>, email = 'a@b.se', password = 'p') => {
  await user.type(field('E-post'), email)
  if (password) await user.type(field('Lösenord'), password)
}

describe('why one is asked to sign in', () => {
  const brand = '/p/brands/0d9ee4e9-3c1e-4f6d-8f53-3c6a3a8c1b11?method=pickup'
  const route = `/login/creator?destination=${encodeURIComponent(brand)}`
  afterEach(() => sessionStorage.clear())

  test('the page of a brand is named', async () => {
    login(route)
    expect(await screen.findByText('Logga in för att fortsätta till varumärket')).toBeTruthy()
  })

  test('a press on Follow is named, and no other page is mistaken for it', async () => {
    tabStorage.set('follow-after-login', `0d9ee4e9-3c1e-4f6d-8f53-3c6a3a8c1b11 ${brand}`)
    const { unmount } = login(route)
    expect(await screen.findByText(/^Logga in för att följa varumärket/)).toBeTruthy()
    unmount()
    login('/login/creator?destination=%2Fwallet')
    expect(await screen.findByText('Logga in för att fortsätta till Plånbok')).toBeTruthy()
  })
})

describe('the form', () => {
  test('a brand signs in with exactly email and password under user, without a stored token (S-07, C-16)', async () => {
    const view = login('/login/brand', { 'POST /auth/users/sign_in': { user: wire(buildUser()) } })
    view.api.token.value = 'old'
    expect(screen.getByRole('heading', { name: 'Logga in' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Varumärke' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kreatör' }).checked).toBe(false)
    expect(document.querySelectorAll('form input')).toHaveLength(2)
    await fill(view)
    await view.user.click(button('Logga in'))
    await waitFor(() => expect(view.api.to('POST /auth/users/sign_in')).toHaveLength(1))
    const [call] = view.api.to('POST /auth/users/sign_in')
    expect(call?.body).toEqual({ user: { email: 'a@b.se', password: 'p' } })
    expect(call?.headers).not.toHaveProperty('Authorization')
  })

  test('a creator signs in as instagramer (C-20, P-01)', async () => {
    const view = login('/login/creator', {
      'POST /auth/instagramers/sign_in': { instagramer: wire(buildInstagramer()) },
    })
    await fill(view)
    await view.user.click(button('Logga in'))
    await waitFor(() =>
      expect(view.api.to('POST /auth/instagramers/sign_in')[0]?.body).toEqual({
        instagramer: { email: 'a@b.se', password: 'p' },
      }),
    )
    expect(view.store.getState().auth).toMatchObject({ authenticated: true, scope: 'instagramer', role: undefined })
  })

  test('Z22 the button waits for a valid address and any password (V-18)', async () => {
    const view = login('/login/brand')
    await view.user.type(field('E-post'), 'a@b')
    await view.user.type(field('Lösenord'), 'x')
    expect(isReady('Logga in')).toBe(false)
    await view.user.type(field('E-post'), '.se')
    expect(isReady('Logga in')).toBe(true)
    await view.user.clear(field('Lösenord'))
    expect(isReady('Logga in')).toBe(false)
  })

  test('one form for password managers: names, purposes, and a password that can be shown', async () => {
    const { user, container } = login('/login/brand')
    expect(container.querySelectorAll('form')).toHaveLength(1)
    expect([field('E-post').name, field('E-post').type, field('E-post').autocomplete]).toEqual([
      'email',
      'email',
      'username',
    ])
    expect([field('Lösenord').name, field('Lösenord').type, field('Lösenord').autocomplete]).toEqual([
      'password',
      'password',
      'current-password',
    ])
    await user.click(document.querySelector('button[aria-controls]')!)
    expect([field('Lösenord').type, field('Lösenord').name]).toEqual(['text', 'password'])
    await user.click(field('E-post'))
    await user.paste('inklistrad@b.se')
    await user.click(field('Lösenord'))
    await user.paste('inklistrat')
    expect([field('E-post').value, field('Lösenord').value]).toEqual(['inklistrad@b.se', 'inklistrat'])
  })
})

describe('account type and links', () => {
  test('the toggle stores the choice, drops destination and error, opens the other type and keeps the email (S-08, E-42)', async () => {
    const { user, router } = login('/login/creator?destination=%2Fx&a=1&error=access_denied')
    await user.type(field('E-post'), 'a@b.se')
    await user.click(screen.getByRole('radio', { name: 'Varumärke' }))
    expect(router.state.location.pathname + router.state.location.search).toBe('/login/brand?a=1')
    expect(storage.get('account-type')).toBe('brand')
    expect(localStorage.getItem('samspel.account-type')).toBe('brand')
    expect(field('E-post').value).toBe('a@b.se')
  })

  test.each(['creator', 'brand'])('links of %s; Facebook for creators only (S-09, S-10, R-02)', (type) => {
    login(`/login/${type}`)
    expect([hrefOf('Glömt lösenordet?'), hrefOf('Skapa konto')]).toEqual([
      `/reset-password/${type}`,
      `/create-account/${type}`,
    ])
    expect(Boolean(screen.queryByRole('button', { name: 'Logga in med Facebook' }))).toBe(type === 'creator')
    expect(Boolean(screen.queryByText('eller'))).toBe(type === 'creator')
  })

  test.each([
    [true, true, ['Facebook', 'Instagram']],
    [false, true, ['Instagram']],
    [true, false, ['Facebook']],
    [false, false, []],
  ])('where Facebook is set up (%s) and Instagram is (%s), one signs in by %j', async (facebook, instagram, names) => {
    const { api } = login('/login/creator', { 'GET /auth/ways': { ways: { facebook, instagram } } })
    await waitFor(() => expect(api.to('GET /auth/ways')).toHaveLength(1))
    const shown = () => screen.queryAllByRole('button', { name: /^Logga in med/ }).map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).toEqual(names.map((name) => `Logga in med ${name}`)))
    expect(Boolean(screen.queryByText('eller'))).toBe(names.length > 0)
  })

  test('each button goes to its own provider, in English too', async () => {
    const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const ways = { 'GET /auth/ways': { ways: { facebook: true, instagram: true } } }
    const { user } = openPage(LoginPage, '/login/:accountType', '/login/creator', ways, { locale: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Log in with Instagram' }))
    await user.click(button('Log in with Facebook'))
    expect(assign.mock.calls.map(([address]) => /auth\/(\w+)\?/.exec(String(address))?.[1])).toEqual([
      'instagram',
      'facebook',
    ])
    assign.mockRestore()
  })

  test('a destination goes along to the creation of an account (S-22)', () => {
    login('/login/brand?destination=%2Fx%3Fa%3D1')
    expect(hrefOf('Skapa konto')).toBe('/create-account/brand?destination=%2Fx%3Fa%3D1')
  })
})

describe('failures', () => {
  test('Z30 C-11 a wrong password shows the literal text, keeps what was typed and stays (X-15)', async () => {
    const view = login('/login/creator', {
      'POST /auth/instagramers/sign_in': reply(401, { error: 'bad_credentials' }),
    })
    await fill(view, 'a@b.se', 'wrong')
    await view.user.click(button('Logga in'))
    await expectAlert(wrong)
    expect([field('E-post').value, field('Lösenord').value]).toEqual(['a@b.se', 'wrong'])
    expect(view.router.state.location.pathname).toBe('/login/creator')
  })

  test.each([
    [0, undefined, 'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.'],
    [500, { error: 'internal' }, 'Något gick fel, försök igen.'],
    [429, { error: 'too_many_requests' }, 'För många försök. Vänta en stund och försök igen.'],
  ])(
    'status %s: the message stands there, nothing typed is lost, and it can be sent again (X-01)',
    async (status, body, text) => {
      const view = login('/login/brand', { 'POST /auth/users/sign_in': reply(status, body) })
      await fill(view)
      await view.user.click(button('Logga in'))
      await expectAlert(text)
      expect([field('E-post').value, field('Lösenord').value]).toEqual(['a@b.se', 'p'])
      view.api.on({ 'POST /auth/users/sign_in': { user: wire(buildUser()) } })
      await view.user.click(button('Logga in'))
      await waitFor(() => expect(view.store.getState().auth.authenticated).toBe(true))
    },
  )

  test('a sign-in under way is sent once', async () => {
    const held = heldAnswer({ user: wire(buildUser()) })
    const view = login('/login/brand', { 'POST /auth/users/sign_in': held.answer })
    await fill(view)
    await view.user.click(button('Logga in'))
    expect(button('Logga in').getAttribute('aria-busy')).toBe('true')
    await view.user.click(button('Logga in'))
    held.release()
    await waitFor(() => expect(view.store.getState().auth.authenticated).toBe(true))
    expect(view.api.to('POST /auth/users/sign_in')).toHaveLength(1)
  })
})

describe('Facebook and Instagram', () => {
  test.each(['error', 'facebook_error', 'error_code', 'error_reason', 'connectProviderError'])(
    'Z41 %s in the query shows exactly the text (S-12)',
    async (name) => {
      login(`/login/creator?${name}=x`)
      await expectAlert('Inloggningen misslyckades.')
    },
  )

  test('what is known of the reason stands beside it (S-12)', async () => {
    login('/login/creator?error=account_exists')
    await expectAlert('Inloggningen misslyckades.')
    expect(
      await screen.findByText('Det finns redan ett konto med samma e-postadress. Logga in med e-post och lösenord.'),
    ).toBeTruthy()
  })

  test('in English (S-12)', async () => {
    openPage(LoginPage, '/login/:accountType', '/login/creator?error=x', {}, { locale: 'en' })
    await expectAlert('Login failed. Try again.')
  })

  test.each(['facebook', 'instagram'] as const)(
    'the address of %s carries the page as return address (C-41)',
    (provider) => {
      expect(providerSignIn(provider, 'https://x.test/login/creator?a=1')).toBe(
        `/api/auth/instagramers/auth/${provider}?resource_class=Instagramer&auth_origin_url=https%3A%2F%2Fx.test%2Flogin%2Fcreator%3Fa%3D1&omniauth_window_type=sameWindow`,
      )
    },
  )

  test('leaving keeps where the visitor was, without an earlier error (C-41, E-41)', () => {
    const assign = jest.fn<(address: string) => void>()
    const href = 'https://x.test/login/creator?destination=%2Fx&error=access_denied'
    startProviderSignIn('instagram', { href, assign } as never)
    expect(assign).toHaveBeenCalledWith(providerSignIn('instagram', 'https://x.test/login/creator?destination=%2Fx'))
    expect(storage.get('fb-login-error-path')).toBe('/login/creator?destination=%2Fx')
  })

  test('the terms stand beneath the button, for whoever is new (C-41)', () => {
    login('/login/creator')
    expect([hrefOf('villkoren'), hrefOf('integritetspolicyn')]).toEqual(['/terms', '/terms#privacy'])
    expect(screen.getByText(/^Går du vidare godkänner du/)).toBeTruthy()
  })
})

test('inside the native wrapper nothing is rendered and one error is reported (S-14)', () => {
  Object.assign(window, { samspelNative: { postMessage: () => undefined } })
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = login('/login/creator')
  expect(container.querySelector('h1, form, button, input')).toBeNull()
  expect(container.textContent).toBe('')
  expect(report).toHaveBeenCalledTimes(1)
  report.mockRestore()
  delete (window as { samspelNative?: unknown }).samspelNative
})
