/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildUser, cleanup, reply, screen, waitFor, wire } from '@samspel/testing'
import { button, expectAlert, field, heading, hrefOf, isReady, openPage } from '../../testing'
import AcceptInvitationPage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
// What was typed is kept in the tab until it is sent.
afterEach(() => sessionStorage.clear())

const invitation = { email: 'ny@b.se', role: 'company', company_name: 'Fjällbris AB', invited_by: 'Alva Lind' }
const get = 'GET /invitations/:token'
const post = 'POST /auth/users/invitation'
const open = (api = {}, query = '?invitation_token=T', options = {}) =>
  openPage(AcceptInvitationPage, '*', `/accept-invitation${query}`, { [get]: { invitation }, ...api }, options)
const fill = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.type(await screen.findByLabelText('Ditt namn'), 'Ny Person')
  await user.type(field('Lösenord'), 'abcdefgh')
  await user.type(field('Upprepa lösenord'), 'abcdefgh')
}

test('an invitation says who invites to what; name and password make the account, which is signed in and goes on', async () => {
  const view = open({ [post]: { user: wire(buildUser()) } })
  expect(await screen.findByText(/^Alva Lind bjuder in dig till Fjällbris AB\./)).toBeTruthy()
  expect([field('E-post').value, field('E-post').readOnly, field('E-post').autocomplete]).toEqual([
    'ny@b.se',
    true,
    'username',
  ])
  expect([hrefOf('villkoren'), hrefOf('integritetspolicyn')]).toEqual(['/terms#company', '/terms#company-privacy'])
  expect(isReady('Tacka ja')).toBe(false)
  await fill(view)
  await view.user.click(button('Tacka ja'))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/'))
  expect(view.api.to(post)[0]?.body).toEqual({
    user: {
      invitationToken: 'T',
      name: 'Ny Person',
      password: 'abcdefgh',
      passwordConfirmation: 'abcdefgh',
      locale: 'sv',
    },
  })
  expect(view.api.to(get)[0]?.isPublic).toBe(true)
  expect(view.store.getState().auth).toMatchObject({ authenticated: true, scope: 'user' })
})

test('whoever has the invited address says yes with the account that is there, signed in', async () => {
  const own = buildUser({ email: 'NY@b.se', role: 'company' })
  const view = open(
    { 'POST /users/me/companies': reply(422, { errors: { invitation_token: ['token_invalid'] } }) },
    '?invitation_token=T',
    {
      state: {
        app: { currentUserId: own.id },
        auth: {
          authenticated: true,
          scope: 'user',
          role: 'company',
          roleResolved: true,
          loading: false,
          error: undefined,
        },
        entities: { users: { [own.id]: own } },
      },
    },
  )
  expect(await screen.findByText(/^Ditt konto hör sedan till båda företagen/)).toBeTruthy()
  await view.user.click(button('Tacka ja'))
  await heading('Inbjudan gäller inte längre')
  expect(view.api.to('POST /users/me/companies')[0]?.body).toEqual({ invitationToken: 'T' })
})

test.each([
  ['used, taken back or too old', '?invitation_token=T', reply(404, { error: 'not_found' })],
  ['without a token', '', reply(500)],
])('an invitation %s is no longer valid', async (_, query, answer) => {
  open({ [get]: answer }, query)
  await heading('Inbjudan gäller inte längre')
  expect(hrefOf('Logga in')).toBe('/login/brand')
  expect(document.querySelector('form')).toBeNull()
})

test.each([
  ['ran out', reply(422, { error: 'invalid', errors: { invitation_token: ['token_invalid'] } })],
  ['was accepted or taken back', reply(409, { error: 'already_decided' })],
])('one that %s meanwhile says so', async (_, answer) => {
  const view = open({ [post]: answer })
  await fill(view)
  await view.user.click(button('Tacka ja'))
  await heading('Inbjudan gäller inte längre')
})

test('a failure keeps what was typed', async () => {
  const view = open({ [post]: reply(0) })
  await fill(view)
  await view.user.click(button('Tacka ja'))
  await expectAlert('Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.')
  expect([field('Ditt namn').value, field('Lösenord').value]).toEqual(['Ny Person', 'abcdefgh'])
})

test('an invitation that cannot be fetched can be asked for again', async () => {
  const { user, api } = open({ [get]: reply(429, { error: 'too_many_requests' }) })
  await expectAlert('Inbjudan kunde inte hämtas.För många försök. Vänta en stund och försök igen.')
  api.on({ [get]: { invitation } })
  await user.click(button('Försök igen'))
  expect(await screen.findByLabelText('Ditt namn')).toBeTruthy()
})

test('who is signed in is not sent away, but has to sign out first', async () => {
  open({}, '?invitation_token=T', {
    state: {
      auth: { authenticated: true, scope: 'user', role: 'admin', roleResolved: true, loading: false, error: undefined },
    },
  })
  expect(await screen.findByText('Du är redan inloggad. Logga ut för att tacka ja som ny@b.se.')).toBeTruthy()
  expect(button('Logga ut')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Logga in' })).toBeNull()
  expect(document.querySelector('form')).toBeNull()
})
