/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { buildUser, cleanup, reply, screen, wire } from '@samspel/testing'
import { button, expectAlert, field, heading, heldAnswer, hrefOf, isReady, openPage } from '../../testing'
import EmailConfirmationPage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const pages = [
  ['/user-email-confirmation', '/auth/users/confirmation', 'brand', 'user'],
  ['/instagramer-email-confirmation', '/auth/instagramers/confirmation', 'creator', 'instagramer'],
] as const
const [[userPage, userCall], [creatorPage, creatorCall]] = pages
const open = (path: string, api = {}, token = '?confirmation_token=T', options = {}) =>
  openPage(EmailConfirmationPage, path, `${path}${token}`, api, options)
const openAndConfirm = async (...args: Parameters<typeof open>) => {
  const app = open(...args)
  await app.user.click(await screen.findByRole('button', { name: 'Bekräfta adressen' }))
  return app
}
const refused = (id: string) => reply(422, { error: 'invalid', errors: { confirmation_token: [id] } })
const already = 'Your email is already confirmed. Try signing in instead.'

describe.each(pages)('%s', (path, call, type, root) => {
  test('a link used now: confirmed once, and on to the login (T-47, R-16)', async () => {
    const { api } = await openAndConfirm(path, { [`PUT ${call}`]: { email: 'a@b.se' } })
    await heading('Din e-postadress är bekräftad')
    expect(screen.getByText('Tack. a@b.se hör nu till ditt konto.')).toBeTruthy()
    expect(hrefOf('Logga in')).toBe(`/login/${type}`)
    expect(api.to(`PUT ${call}`).map(({ body }) => body)).toEqual([{ confirmationToken: 'T' }])
  })

  test.each([
    ['already_used', 'Länken är redan använd'],
    ['already_confirmed', 'E-postadressen är redan bekräftad'],
  ])('Z42 %s has a state of its own with the literal text (T-47, X-23)', async (id, title) => {
    await openAndConfirm(path, { [`PUT ${call}`]: refused(id) })
    await heading(title)
    expect(screen.getByRole('status').textContent).toBe(already)
    expect(screen.getByText(already).lang).toBe('en')
    expect(screen.getByText('Du behöver inte göra något mer än att logga in.')).toBeTruthy()
    expect(hrefOf('Logga in')).toBe(`/login/${type}`)
    expect(document.querySelector('form')).toBeNull()
  })

  test('a link that is only opened, as filters of mail do, confirms nothing (T-47)', async () => {
    const { api } = open(path, { [`PUT ${call}`]: { email: 'a@b.se' } })
    await heading('Bekräfta din e-postadress')
    await screen.findByRole('button', { name: 'Bekräfta adressen' })
    expect(api.calls).toEqual([])
  })

  test('an invalid link: the email, then the inbox (T-47)', async () => {
    const { user, api } = await openAndConfirm(path, {
      [`PUT ${call}`]: refused('token_invalid'),
      [`POST ${call}`]: undefined,
    })
    await heading('Länken gäller inte längre')
    expect(isReady('Skicka ny länk')).toBe(false)
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button('Skicka ny länk'))
    await heading('Kolla din inkorg')
    expect(screen.getByText(/a@b\.se/)).toBeTruthy()
    expect(api.to(`POST ${call}`)[0]?.body).toEqual({ [root]: { email: 'a@b.se' }, redirectUrl: 'http://localhost/' })
    await user.click(button('Skriv en annan adress'))
    expect(field('E-post')).toBeTruthy()
  })

  test.each([
    ['former', 'Godkänn den nya e-postadressen', 'Godkänn bytet', 'new', 'Ditt ja är sparat', /den nya adressen/],
    ['new', 'Bekräfta din e-postadress', 'Bekräfta adressen', 'former', 'Den nya adressen är bekräftad', /din förra/],
  ])('the link to the %s address of a change says what it does, and what is left', async (...row) => {
    const [part, asking, press, awaits, title, left] = row
    const { user, api } = open(
      path,
      { [`PUT ${call}`]: { email: 'a@b.se', awaits } },
      `?part=${part}&confirmation_token=T`,
    )
    await heading(asking)
    expect(api.calls).toEqual([])
    await user.click(await screen.findByRole('button', { name: press }))
    await heading(title)
    expect(screen.getByRole('status').textContent).toMatch(left)
    expect(hrefOf('Logga in')).toBe(`/login/${type}`)
  })

  test('a link of a change that ended leads to asking for it again, not to a new link', async () => {
    const { user } = open(path, { [`PUT ${call}`]: refused('token_invalid') }, '?part=former&confirmation_token=T')
    await user.click(await screen.findByRole('button', { name: 'Godkänn bytet' }))
    await heading('Länken gäller inte längre')
    expect(screen.getByText(/Be om det igen under Inställningar/)).toBeTruthy()
    expect(document.querySelector('form')).toBeNull()
  })

  test.each([0, 500, 429, 503])('status %s: the literal text, and another try that succeeds (X-23)', async (status) => {
    const { user, api } = await openAndConfirm(path, { [`PUT ${call}`]: reply(status) })
    await expectAlert('Something went wrong, try again.')
    api.on({ [`PUT ${call}`]: { email: 'a@b.se' } })
    await user.click(button('Försök igen'))
    await heading('Din e-postadress är bekräftad')
  })

  test('an address without a token is no valid link, and asks nothing (T-47)', async () => {
    const { api } = open(path, {}, '')
    await heading('Länken gäller inte längre')
    expect(api.calls).toEqual([])
  })
})

test('while the link is checked the page says so (T-47)', async () => {
  const held = heldAnswer({ email: 'a@b.se' })
  await openAndConfirm(userPage, { [`PUT ${userCall}`]: held.answer })
  await heading('Bekräftar din e-postadress')
  held.release()
  await heading('Din e-postadress är bekräftad')
})

test('who is signed in goes on to the start page, and the own record is fetched anew (T-47)', async () => {
  const user = buildUser()
  const { api } = await openAndConfirm(
    userPage,
    { [`PUT ${userCall}`]: { email: 'a@b.se' }, 'GET /users/me': { user: wire(user) } },
    '?confirmation_token=T',
    {
      state: {
        auth: {
          authenticated: true,
          scope: 'user',
          role: 'company',
          roleResolved: true,
          loading: false,
          error: undefined,
        },
      },
    },
  )
  await heading('Din e-postadress är bekräftad')
  expect(hrefOf('Fortsätt till Samspel')).toBe('/')
  expect(api.to('GET /users/me')).toHaveLength(1)
})

test('a request that fails keeps the address and can be sent again (T-47)', async () => {
  const { user, api } = await openAndConfirm(creatorPage, {
    [`PUT ${creatorCall}`]: refused('token_invalid'),
    [`POST ${creatorCall}`]: reply(429, { error: 'too_many_requests' }),
  })
  await heading('Länken gäller inte längre')
  await user.type(field('E-post'), 'a@b.se')
  await user.click(button('Skicka ny länk'))
  await expectAlert('För många försök. Vänta en stund och försök igen.')
  expect(field('E-post').value).toBe('a@b.se')
  api.on({ [`POST ${creatorCall}`]: undefined })
  await user.click(button('Skicka ny länk'))
  await heading('Kolla din inkorg')
})

test('a new link is asked for with the address of who is signed in, in one press', async () => {
  const me = buildUser({ email: 'alva@post.se' })
  const state = {
    auth: { authenticated: true, role: 'company' },
    app: { currentUserId: me.id },
    entities: { users: { [me.id]: me } },
  }
  const { user, api } = await openAndConfirm(
    userPage,
    { [`PUT ${userCall}`]: refused('token_invalid'), 'POST /auth/users/confirmation': {} },
    undefined,
    { state: state as never },
  )
  expect(await screen.findByDisplayValue('alva@post.se')).toBe(field('E-post'))
  await user.click(button('Skicka ny länk'))
  expect(api.to('POST /auth/users/confirmation').map(({ body }) => body)).toMatchObject([
    { user: { email: 'alva@post.se' } },
  ])
})
