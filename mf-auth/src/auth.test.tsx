/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storage } from '@samspel/store'
import { buildUser, cleanup, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { facebookSignIn } from './data/facebook'
import CreateAccountPage from './features/create-account'
import { initialAccount } from './features/create-account/AccountForm'
import LoginPage from './features/login'
import LoginCallbackPage from './features/login-callback'
import { hintFor } from './features/login-callback/LoginCallbackPage'
import ResetPasswordPage from './features/reset-password'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const login = (route: string, api = {}) => renderWithApp(<LoginPage />, { route, path: '/login/:accountType', locale: 'sv', api })
const create = (route: string, api = {}) => renderWithApp(<CreateAccountPage />, { route, path: '/create-account/:accountType?', locale: 'sv', api: { 'HEAD /collaboration_pages/slug/:slug': reply(404), ...api } })
const reset = (route: string, api = {}) => renderWithApp(<ResetPasswordPage />, { route, path: '/reset-password/:accountType', locale: 'sv', api })
const field = (name: string | RegExp) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })

describe('login', () => {
  test('S-07 C-16 a brand signs in with exactly email and password under user', async () => {
    const { user, api } = login('/login/brand', { 'POST /auth/users/sign_in': { user: wire(buildUser()) } })
    expect(screen.getByRole('heading', { name: 'Logga in' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Varumärke' }).checked).toBe(true)
    await user.type(field('E-post'), 'a@b.se')
    await user.type(field('Lösenord'), 'p')
    await user.click(button('Logga in'))
    await waitFor(() => expect(api.to('POST /auth/users/sign_in')).toHaveLength(1))
    expect(api.to('POST /auth/users/sign_in')[0]?.body).toEqual({ user: { email: 'a@b.se', password: 'p' } })
  })

  test('S-08 the toggle stores the choice, drops the destination and opens the other type', async () => {
    const { user, router } = login('/login/creator?destination=%2Fx&a=1')
    await user.click(screen.getByRole('radio', { name: 'Varumärke' }))
    expect(router.state.location.pathname + router.state.location.search).toBe('/login/brand?a=1')
    expect(storage.get('account-type')).toBe('brand')
  })

  test.each(['creator', 'brand'])('S-09 S-10 links of %s; Facebook for creators only', (type) => {
    login(`/login/${type}`)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining([`/reset-password/${type}`, `/create-account/${type}`]))
    expect(Boolean(screen.queryByRole('button', { name: 'Logga in med Facebook' }))).toBe(type === 'creator')
    expect(Boolean(screen.queryByText('eller'))).toBe(type === 'creator')
  })

  test('S-12 a facebook error in the query shows its text', () => {
    login('/login/creator?error=access_denied')
    expect(screen.getByText('Inloggningen misslyckades.')).toBeTruthy()
  })

  test('X-15 a wrong password shows the literal text, keeps what was typed and stays', async () => {
    const { user, router } = login('/login/creator', { 'POST /auth/instagramers/sign_in': reply(401, { error: 'bad_credentials' }) })
    await user.type(field('E-post'), 'a@b.se')
    await user.type(field('Lösenord'), 'wrong')
    await user.click(button('Logga in'))
    expect(await screen.findByText('Inloggningen misslyckades. Kontrollera dina uppgifter och försök igen! Kontrollera även att du valt rätt användartyp ovan 👆')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-post').value).toBe('a@b.se')
    expect(router.state.location.pathname).toBe('/login/creator')
  })

  test('V-18 the button waits for a valid address and a password', async () => {
    const { user } = login('/login/brand')
    await user.type(field('E-post'), 'a@b.se')
    expect(button('Logga in')).toHaveProperty('disabled', true)
    await user.type(field('Lösenord'), 'x')
    expect(button('Logga in')).toHaveProperty('disabled', false)
  })

  test('C-41 the Facebook address carries the page as return address', () => {
    expect(facebookSignIn('https://x.test/login/creator?a=1')).toBe('/api/auth/instagramers/auth/facebook?resource_class=Instagramer&auth_origin_url=https%3A%2F%2Fx.test%2Flogin%2Fcreator%3Fa%3D1&omniauth_window_type=sameWindow')
  })
})

describe('create account', () => {
  test('S-17 title, placeholder and exactly two options; a choice opens its address', async () => {
    const { user, router } = create('/create-account')
    expect(screen.getByRole('heading', { name: 'Skapa ditt konto' })).toBeTruthy()
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options).toEqual(['Välj kontotyp', 'Jag är en kreatör som söker samarbeten', 'Jag är ett varumärke som söker kreatörer'])
    await user.selectOptions(screen.getByRole('combobox'), 'Jag är ett varumärke som söker kreatörer')
    expect(router.state.location.pathname).toBe('/create-account/brand')
  })

  test('S-21 the slug follows the brand name until it is edited', async () => {
    const { user } = create('/create-account/brand')
    const slug = () => screen.getByLabelText<HTMLInputElement>(/Unik adress/).value
    await user.type(field('Varumärkets namn'), 'My Brand')
    expect(slug()).toBe('my-brand')
    await user.clear(field(/Unik adress/))
    await user.type(field(/Unik adress/), 'x')
    await user.type(field('Varumärkets namn'), ' Two')
    expect(slug()).toBe('x')
  })

  test('S-19 a creator sees the address of the page follow the username', async () => {
    const { user } = create('/create-account/creator')
    await user.type(field(/Användarnamn/), 'Anna')
    const preview = screen.getByLabelText<HTMLInputElement>('Din sida')
    expect(preview.readOnly).toBe(true)
    expect(preview.value).toMatch(/\/page\/anna$/)
  })

  test('S-22 C-17 V-20 the query fills the slug and travels along; nothing is sent before the terms are accepted', async () => {
    const { user, api } = create('/create-account/brand?slug=anna&stripeSessionId=cs_1', { 'POST /auth/users': { user: wire(buildUser()) } })
    await user.type(field('Varumärkets namn'), 'Anna AB')
    await user.type(field('E-post'), 'a@b.se')
    await user.type(field('Lösenord'), 'abcdefgh')
    expect(button('Skapa konto').getAttribute('aria-disabled') ?? String((button('Skapa konto') as HTMLButtonElement).disabled)).toBe('true')
    await user.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(button('Skapa konto')).not.toHaveProperty('ariaDisabled', 'true'), { timeout: 3_000 })
    await user.click(button('Skapa konto'))
    await waitFor(() => expect(api.to('POST /auth/users')).toHaveLength(1), { timeout: 3_000 })
    expect(api.to('POST /auth/users')[0]?.body).toEqual({ user: { brandName: 'Anna AB', email: 'a@b.se', password: 'abcdefgh', locale: 'sv', slug: 'anna', stripeSessionId: 'cs_1' } })
  })

  test('E-38 only a brand has a brand name; the slug is nested', () => {
    expect(initialAccount('brand', 'a')).toEqual({ collaborationPage: { slug: 'a' }, brandName: '', email: '', password: '', acceptTerms: false })
    expect(initialAccount('creator', '')).not.toHaveProperty('brandName')
  })
})

describe('reset', () => {
  test('S-23 T-44 C-25 X-20 a request turns the form off and shows the confirmation in place of the button', async () => {
    const { user, api } = reset('/reset-password/brand', { 'POST /auth/users/password': undefined })
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button('Återställ lösenord'))
    expect(await screen.findByText('Ett mail har skickats med instruktioner för att ändra ditt lösenord. Kolla din inkorg!')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-post').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Återställ lösenord' })).toBeNull()
    expect(api.to('POST /auth/users/password')[0]?.body).toMatchObject({ user: { email: 'a@b.se' }, redirectUrl: expect.any(String) })
  })

  test('X-19 an unknown address shows the literal text', async () => {
    const { user } = reset('/reset-password/creator', { 'POST /auth/instagramers/password': reply(422, { errors: { email: ['not_found'] } }) })
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button('Återställ lösenord'))
    expect(await screen.findByText('Något gick fel, kontrollera din email och försök igen. Kolla även användartypen ovan 👆')).toBeTruthy()
  })

  const change = async (answer: unknown) => {
    const { user, api } = reset('/reset-password/brand?reset_password_token=x', { 'PUT /auth/users/password': answer })
    await user.type(field('Lösenord'), 'abcdefgh')
    await user.type(field('Upprepa lösenord'), 'abcdefgh')
    await user.click(button('Ändra lösenord'))
    return api
  }

  test('S-24 T-45 C-26 a change succeeds and leads to the login', async () => {
    const api = await change(undefined)
    expect(await screen.findByText('Ditt lösenord har ändrats 🚀')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Logga in' }).getAttribute('href')).toBe('/login/brand')
    expect(api.to('PUT /auth/users/password')[0]?.body).toEqual({ user: { password: 'abcdefgh', passwordConfirmation: 'abcdefgh', resetPasswordToken: 'x' } })
  })

  test('X-22 a link that has run out offers a new one, without the token', async () => {
    await change(reply(422, { errors: { reset_password_token: ['token_invalid'] } }))
    expect(await screen.findByText('Återställningslänken är inte längre giltlig, begär en ny länk om du vill ändra ditt lösenord.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Begär ny länk' }).getAttribute('href')).toBe('/reset-password/brand')
  })
})

describe('callback pages', () => {
  test.each([['/fb-login-callback', true], ['/fb-login-callback-retry', false]])('R-08 R-10 %s', (path, offersRetry) => {
    renderWithApp(<LoginCallbackPage />, { route: `${path}?a=1`, path, locale: 'sv' })
    expect(screen.getByRole('heading', { name: 'Hoppsan' })).toBeTruthy()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/login?a=1')
    expect(hrefs.includes('/fb-login-callback-retry?a=1')).toBe(offersRetry)
  })

  test('R-09 each platform has its own hint', () => {
    expect(hintFor('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')?.sv).toMatch(/Installera om appen/)
    expect(hintFor('Mozilla/5.0 (Linux; Android 15)')?.sv).toMatch(/Chrome/)
    expect(hintFor('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined()
  })
})
