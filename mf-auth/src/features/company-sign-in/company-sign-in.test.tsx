/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { buildUser, cleanup, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { button, field, heading, hrefOf } from '../../testing'
import CompanySignInPage from '.'
import { leave } from './leave'
import { StartForm } from './StartForm'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
const call = 'PUT /auth/company_sign_in'
const signedIn = { state: { auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true } } }
const open = (answer: unknown, options: object = {}, search = '?code=c&state=s') =>
  renderWithApp(<CompanySignInPage />, {
    route: `/company-sign-in${search}`,
    api: { [call]: answer as never },
    ...(options as object),
  })
const refused = (id: string) => reply(422, { error: 'invalid', errors: { answer: [id] } })

test('the work address leads to the login of the company; an address of none is said at the field, and stays', async () => {
  const went = jest.spyOn(leave, 'to').mockImplementation(() => undefined)
  const { user, api } = renderWithApp(<StartForm onBack={() => undefined} />, {
    route: '/login/brand',
    api: {
      'POST /auth/company_sign_in': reply(422, { error: 'invalid', errors: { email: ['no_company_sign_in'] } }),
    },
  })
  await user.type(field('E-post på jobbet'), 'anna@firma.se')
  await user.click(button('Logga in'))
  await waitFor(() => expect(field('E-post på jobbet').getAttribute('aria-invalid')).toBe('true'))
  expect(field('E-post på jobbet').value).toBe('anna@firma.se')
  expect(went).not.toHaveBeenCalled()
  api.on({ 'POST /auth/company_sign_in': { url: 'https://login.firma.se/authorize' } })
  await user.click(button('Logga in'))
  await waitFor(() => expect(went).toHaveBeenCalledWith('https://login.firma.se/authorize'))
})

test('the answer is taken once and signs in', async () => {
  const { api, store } = open({ user: wire(buildUser()), tried_company_id: null })
  await heading('Loggar in dig')
  await waitFor(() => expect(api.to(call).map(({ body }) => body)).toEqual([{ answer: 'code=c&state=s' }]))
  expect(store).toBeTruthy()
})

test.each([
  ['sign_in_denied', /avbröts hos ditt företag/],
  ['sign_in_expired', /tog för lång tid/],
  ['sign_in_off', /loggar inte längre in så här/],
  ['sign_in_unverified', /inte bekräftat din e-postadress/],
  ['sign_in_unknown', /Be en ägare att bjuda in dig/],
  ['sign_in_other_person', /ett annat än det du loggade in med/],
  ['sign_in_several', /flera företag/],
  ['issuer_unreachable', /svarar inte/],
  ['issuer_answer', /svarade fel/],
])('%s has words of its own, and the way back', async (id, words) => {
  open(refused(id))
  await heading('Det gick inte att logga in')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(hrefOf('Till inloggningen')).toBe('/login/brand')
})

test('an account with a second step shows it here', async () => {
  open(reply(422, { error: 'second_step_needed', second_step: { token: 't', ways: ['app'] } }))
  expect(await screen.findByLabelText(/Kod/)).toBeTruthy()
})

test('a trial says that it has succeeded and leads back to the company', async () => {
  open({ user: null, tried_company_id: '0195d1c0-0000-7000-8000-000000000001' }, signedIn)
  await heading('Provet lyckades')
  expect(hrefOf('Till företaget')).toBe('/company')
})

test('without an answer nothing is asked', async () => {
  const { api } = open(undefined, {}, '')
  await heading('Det gick inte att logga in')
  expect(api.to(call)).toEqual([])
})
