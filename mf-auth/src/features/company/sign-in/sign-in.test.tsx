/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { buildUser, cleanup, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { leave, SignInBar } from './SignInBar'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
const id = '0195d1c0-0000-7000-8000-000000000001'
const path = `/companies/${id}/sign_in`
const none = {
  sign_in: null,
  possible_domains: ['firma.se'],
  return_address: 'https://samspel.test/company-sign-in',
  outside_count: 0,
}
const set = (change: object = {}) => ({
  ...none,
  sign_in: {
    issuer: 'https://login.firma.se',
    client_id: 'samspel',
    domains: ['firma.se'],
    required: false,
    issuer_does_second_step: false,
    tried_at: null,
    ...change,
  },
})
const me = buildUser({ secondStep: true })
const open = (api: object) =>
  renderWithApp(<SignInBar companyId={id} />, {
    route: '/company',
    api: api as never,
    state: {
      auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true },
      app: { currentUserId: me.id },
      entities: { users: { [me.id]: me } },
    } as never,
  })

test('an owner sets it up; what the server refuses stands at its field, and what was typed stays', async () => {
  const { user, api } = open({
    [`GET ${path}`]: none,
    [`PUT ${path}`]: reply(422, { error: 'invalid', errors: { 'sign_in.issuer': ['invalid'], code: ['wrong_code'] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ställ in' }))
  const issuer = await screen.findByLabelText<HTMLInputElement>('Adress till inloggningen (issuer)')
  expect(screen.getByText('https://samspel.test/company-sign-in')).toBeTruthy()
  expect(screen.getByText(/När du har sparat och provat/)).toBeTruthy()
  await user.type(issuer, 'https://login.firma.se')
  await user.type(screen.getByLabelText('Klient-id'), 'samspel')
  await user.type(screen.getByLabelText('Klienthemlighet'), 'hemlig')
  await user.click(screen.getByLabelText('Gäller för adresser på'))
  await user.click(await screen.findByRole('option', { name: 'firma.se' }))
  await user.type(screen.getByLabelText('Kod från appen, eller en återställningskod'), '123456')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to(`PUT ${path}`)).toHaveLength(1))
  expect(api.to(`PUT ${path}`)[0]?.body).toEqual({
    signIn: {
      issuer: 'https://login.firma.se',
      clientId: 'samspel',
      clientSecret: 'hemlig',
      domains: ['firma.se'],
      issuerDoesSecondStep: false,
      required: false,
    },
    code: '123456',
  })
  expect(issuer.value).toBe('https://login.firma.se')
  await screen.findByText('fel kod')
})

test('it is tried, and why a trial cannot begin is said', async () => {
  const went = jest.spyOn(leave, 'to').mockImplementation(() => undefined)
  const { user, api } = open({
    [`GET ${path}`]: { ...set(), outside_count: 2 },
    [`POST ${path}/trial`]: reply(422, { error: 'invalid', errors: { answer: ['issuer_unreachable'] } }),
  })
  expect(await screen.findByText('Inte provad')).toBeTruthy()
  expect(screen.getByText(/2 personer har ingen bekräftad adress/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Prova' }))
  expect(await screen.findByText(/svarar inte/)).toBeTruthy()
  api.on({ [`POST ${path}/trial`]: { url: 'https://login.firma.se/authorize' } })
  await user.click(screen.getByRole('button', { name: 'Prova' }))
  await waitFor(() => expect(went).toHaveBeenCalledWith('https://login.firma.se/authorize'))
})

test('what was tried can be required', async () => {
  const { user } = open({ [`GET ${path}`]: set({ tried_at: '2026-11-30T10:00:00.000Z', required: true }) })
  expect(await screen.findByText('Provad')).toBeTruthy()
  expect(screen.getByText(/Krävs av alla utom ägare/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ändra' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Kräv den av alla utom ägare')).checked).toBe(true)
})

test('a failed read is said, and read again', async () => {
  const { user, api } = open({ [`GET ${path}`]: reply(500) })
  await screen.findByText('Inställningen för inloggning kunde inte läsas.')
  api.on({ [`GET ${path}`]: none })
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  await screen.findByRole('button', { name: 'Ställ in' })
})
