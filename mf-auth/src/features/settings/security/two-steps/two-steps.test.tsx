/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
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
import { renderWithApp } from '@samspel/testing'
import TwoStepsPage from '.'

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: async () => ({ id: 'key' }) }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const path = '/settings/security/two-steps'
const step = (change: object = {}) => ({
  second_step: { since: null, app_since: null, passkeys: [], recovery_codes_left: 0, due_on: null, ...change },
})
const codes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst']
const passkey = { id: id(7), name: 'Min dator', created_at: '2026-11-01T10:00:00.000Z', last_used_at: null }
const on = { since: '2026-11-01T10:00:00.000Z', app_since: '2026-11-01T10:00:00.000Z', recovery_codes_left: 9 }
const open = (api: FakeRoutes = {}, locale: 'sv' | 'en' = 'sv') =>
  renderWithApp(<TwoStepsPage />, {
    route: path,
    path,
    locale,
    api: {
      'GET /users/me/second_step': step(),
      'GET /users/me/remembered_devices': listAnswer('remembered_devices', []),
      'GET /users/me': wire({ user: buildUser() }),
      ...api,
    },
  })

test('an app is connected by a code, and the recovery codes are shown until they are kept', async () => {
  const view = open({
    'POST /users/me/second_step/app': { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/Samspel:a' },
    'PUT /users/me/second_step/app': { recovery_codes: codes },
  })
  await screen.findByText(/^Inloggning i två steg är av/)
  await view.user.click(screen.getByRole('button', { name: 'Anslut en app' }))
  expect(await screen.findByRole('img', { name: 'QR-kod för appen' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
  view.api.on({ 'GET /users/me/second_step': step(on) })
  await view.user.type(screen.getByLabelText('Kod från appen'), '123 456')
  await view.user.click(screen.getByRole('button', { name: 'Slå på' }))
  const list = within(await screen.findByRole('list', { name: 'Dina återställningskoder' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  expect(view.api.to('PUT /users/me/second_step/app')[0]?.body).toEqual({ code: '123456' })
  await screen.findByText(/^Inloggning i två steg är på/)
  await view.user.click(screen.getByRole('button', { name: 'Jag har sparat dem' }))
  expect(screen.queryByText(codes[0]!)).toBeNull()
})

test('a wrong code stays in its field, with what to do', async () => {
  const view = open({
    'POST /users/me/second_step/app': { secret: 'ABCD', address: 'otpauth://totp/Samspel:a' },
    'PUT /users/me/second_step/app': reply(422, { errors: { code: ['wrong_code'] } }),
  })
  await view.user.click(await screen.findByRole('button', { name: 'Anslut en app' }))
  await view.user.type(await screen.findByLabelText('Kod från appen'), '000000')
  await view.user.click(screen.getByRole('button', { name: 'Slå på' }))
  await screen.findByText(/^Koden stämmer inte/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Kod från appen/).value).toBe('000000')
})

test('the password is asked for where it was typed long ago', async () => {
  let isConfirmed = false
  const view = open({
    'POST /users/me/second_step/app': () =>
      isConfirmed
        ? { secret: 'ABCD', address: 'otpauth://totp/Samspel:a' }
        : reply(422, { error: 'confirmation_needed' }),
    'POST /auth/password_confirmation': () => {
      isConfirmed = true
      return reply(204)
    },
  })
  await view.user.click(await screen.findByRole('button', { name: 'Anslut en app' }))
  await view.user.type(await screen.findByLabelText('Nuvarande lösenord'), 'p')
  await view.user.click(screen.getByRole('button', { name: 'Anslut en app' }))
  expect(await screen.findByRole('img', { name: 'QR-kod för appen' })).toBeTruthy()
})

test('a passkey is added by name, and renamed and removed', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  const view = open({
    'POST /users/me/passkeys/options': { options: '{"challenge":"c"}' },
    'POST /users/me/passkeys': { passkey, recovery_codes: codes },
    [`PATCH /users/me/passkeys/${id(7)}`]: { passkey: { ...passkey, name: 'Jobbets' } },
    [`DELETE /users/me/passkeys/${id(7)}`]: reply(422, { error: 'last_way' }),
  })
  await view.user.type(await screen.findByLabelText('Passnyckelns namn'), 'Min dator')
  view.api.on({ 'GET /users/me/second_step': step({ ...on, app_since: null, passkeys: [passkey] }) })
  await view.user.click(screen.getByRole('button', { name: 'Lägg till en passnyckel' }))
  await screen.findByText(codes[0]!)
  expect(view.api.to('POST /users/me/passkeys')[0]?.body).toEqual({ name: 'Min dator', passkey: '{"id":"key"}' })
  await view.user.click(await screen.findByRole('button', { name: 'Ta bort Min dator' }))
  await view.user.click(screen.getByRole('button', { name: 'Ta bort passnyckeln' }))
  await screen.findByText(/^Passnyckeln kunde inte tas bort/)
})

test('it is turned off by a code', async () => {
  const view = open({ 'GET /users/me/second_step': step(on), 'POST /users/me/second_step/off': reply(204) })
  await view.user.type(await screen.findByLabelText('Kod från appen, eller en återställningskod'), '123456')
  view.api.on({ 'GET /users/me/second_step': step() })
  await view.user.click(screen.getByRole('button', { name: 'Slå av inloggning i två steg' }))
  await screen.findByText(/^Inloggning i två steg är av\. /)
  expect(view.api.to('POST /users/me/second_step/off')[0]?.body).toEqual({ code: '123456' })
})

test('a remembered browser is forgotten', async () => {
  const device = {
    id: id(3),
    current: true,
    browser: 'Firefox, Linux',
    created_at: '2026-11-01T10:00:00.000Z',
    last_used_at: '2026-11-01T10:00:00.000Z',
    expires_at: '2026-12-01T10:00:00.000Z',
  }
  const view = open({
    'GET /users/me/second_step': step(on),
    'GET /users/me/remembered_devices': listAnswer('remembered_devices', [device]),
    [`DELETE /users/me/remembered_devices/${id(3)}`]: reply(204),
  })
  await screen.findByText('Firefox, Linux (den här)')
  view.api.on({ 'GET /users/me/remembered_devices': listAnswer('remembered_devices', []) })
  await view.user.click(screen.getByRole('button', { name: 'Fråga igen i Firefox, Linux' }))
  await screen.findByText('Ingen webbläsare är sparad')
})

test('who must have one reads from when, also in English, and a failed read can be tried again', async () => {
  const view = open({ 'GET /users/me/second_step': step({ due_on: '2026-12-07' }) }, 'en')
  await screen.findByText(/^You need two-step login/)
  view.unmount()
  open({ 'GET /users/me/second_step': reply(403, { error: 'forbidden' }) })
  await waitFor(() => expect(screen.getByText('Inloggning i två steg kunde inte läsas in.')).toBeTruthy())
})
