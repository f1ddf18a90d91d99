/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { buildUser, cleanup, reply, screen, waitFor, wire } from '@samspel/testing'
import { button, field, isReady, openPage } from '../../testing'
import LoginPage from '.'

const answers = { authentication: async () => ({ id: 'key' }) as unknown }
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: () => answers.authentication() }))

beforeEach(() => {
  localStorage.clear()
  answers.authentication = async () => ({ id: 'key' })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const call = 'POST /auth/users/second_step'
const needed = (ways: string[]) =>
  reply(422, { error: 'second_step_needed', second_step: { token: 'the-token', ways } })
const open = async (ways: string[], api: object = {}, options: { locale?: 'sv' | 'en' } = {}) => {
  const view = openPage(
    LoginPage,
    '/login/:accountType',
    '/login/brand',
    { 'POST /auth/users/sign_in': needed(ways), ...api },
    options,
  )
  const english = options.locale === 'en'
  await view.user.type(field(english ? 'Email' : 'E-post'), 'a@b.se')
  await view.user.type(field(english ? 'Password' : 'Lösenord'), 'p')
  await view.user.click(button(english ? 'Log in' : 'Logga in'))
  return view
}
const bodies = ({ api }: Awaited<ReturnType<typeof open>>) => api.to(call).map(({ body }) => body)

test('after the password a code is asked for, pasted with spaces, and the browser remembered', async () => {
  const view = await open(['app', 'recovery_code'], { [call]: { user: wire(buildUser()) } })
  const code = await screen.findByLabelText<HTMLInputElement>('Kod från din app')
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(view.store.getState().auth.authenticated).toBe(false)
  expect(isReady('Logga in')).toBe(false)
  await view.user.click(code)
  await view.user.paste('123 456')
  await view.user.click(screen.getByLabelText('Fråga inte igen i den här webbläsaren på 30 dagar'))
  await view.user.click(button('Logga in'))
  await waitFor(() => expect(bodies(view)).toEqual([{ token: 'the-token', code: '123456', remember: true }]))
  await waitFor(() => expect(view.store.getState().auth.authenticated).toBe(true))
})

test.each([
  ['wrong_code', 'fel kod'],
  ['already_used', 'är redan använd'],
])('%s is said at the field, and what was typed stays', async (id) => {
  const view = await open(['app'], { [call]: reply(422, { errors: { code: [id] } }) })
  await view.user.type(await screen.findByLabelText('Kod från din app'), '000000')
  await view.user.click(button('Logga in'))
  await screen.findByText('Det gick inte att logga in med den koden.')
  const code = field(/^Kod från din app/)
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['000000', 'true'])
})

test('a recovery code is another way, and back again', async () => {
  const view = await open(['app', 'recovery_code'], { [call]: { user: wire(buildUser()) } })
  await view.user.click(await screen.findByRole('button', { name: 'Använd en återställningskod' }))
  await view.user.type(screen.getByLabelText('Återställningskod'), 'abcd-efgh-jkmn-pqrs')
  await view.user.click(button('Logga in'))
  await waitFor(() =>
    expect(bodies(view)).toEqual([{ token: 'the-token', recoveryCode: 'abcd-efgh-jkmn-pqrs', remember: false }]),
  )
})

test('one that has ended leads back to the password', async () => {
  const view = await open(['app'], { [call]: reply(422, { errors: { token: ['token_invalid'] } }) })
  await view.user.type(await screen.findByLabelText('Kod från din app'), '123456')
  await view.user.click(button('Logga in'))
  await screen.findByText('Inloggningen har gått ut. Skriv ditt lösenord igen.')
  await view.user.click(button('Börja om'))
  expect(field('Lösenord').value).toBe('')
})

test('too many tries say so', async () => {
  const view = await open(['app'], { [call]: reply(429, { error: 'too_many_requests' }) })
  await view.user.type(await screen.findByLabelText('Kod från din app'), '123456')
  await view.user.click(button('Logga in'))
  await screen.findByText('För många försök. Vänta en stund och försök igen.')
})

test('a passkey is offered where the browser has them: signed, given up, refused', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  const view = await open(['passkey', 'recovery_code'], {
    'POST /auth/users/second_step/passkey': { options: '{"challenge":"c"}' },
    [call]: reply(422, { errors: { passkey: ['invalid'] } }),
  })
  await view.user.click(await screen.findByRole('button', { name: 'Använd en passnyckel' }))
  await screen.findByText(/^Det gick inte att logga in med den passnyckeln/)
  answers.authentication = () => Promise.reject(new Error('NotAllowedError'))
  await view.user.click(button('Använd en passnyckel'))
  await screen.findByText(/^Ingen passnyckel användes/)
  answers.authentication = async () => ({ id: 'key' })
  view.api.on({ [call]: { user: wire(buildUser()) } })
  await view.user.click(button('Använd en passnyckel'))
  await waitFor(() => expect(view.store.getState().auth.authenticated).toBe(true))
  expect(bodies(view).at(-1)).toEqual({ token: 'the-token', passkey: '{"id":"key"}', remember: false })
})

test('in English', async () => {
  await open(['app', 'recovery_code'], {}, { locale: 'en' })
  expect(await screen.findByLabelText('Code from your app')).toBeTruthy()
  expect(screen.getByText(/^Do you have none of these left\?/)).toBeTruthy()
})
