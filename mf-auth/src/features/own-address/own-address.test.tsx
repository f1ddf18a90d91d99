/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildInstagramer, type FakeRoutes, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { OwnAddressPage } from './OwnAddressPage'

const open = (api: FakeRoutes) => renderWithApp(<OwnAddressPage />, { route: '/create-account/address', api })
const path = 'POST /auth/instagramers/arrival'

test('the address is checked before it is sent, and the account is created with it', async () => {
  const { user, api } = open({ [path]: wire({ instagramer: buildInstagramer() }) })
  const field = screen.getByRole('textbox')
  await user.type(field, 'ingen adress')
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }))
  expect(api.to(path)).toHaveLength(0)
  await user.clear(field)
  await user.type(field, 'moa@samspel.test')
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }))
  await waitFor(() =>
    expect(api.to(path).map(({ body }) => body)).toEqual([{ instagramer: { email: 'moa@samspel.test' } }]),
  )
})

test('an address that is taken is said at the field, and what was typed stays', async () => {
  const { user } = open({ [path]: reply(422, { errors: { email: ['account_exists'] } }) })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(field, 'moa@samspel.test')
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('moa@samspel.test')
})

test('a consent that is gone leads back to the login', async () => {
  const { user } = open({ [path]: reply(422, { error: 'provider_sign_in_needed' }) })
  await user.type(screen.getByRole('textbox'), 'moa@samspel.test')
  await user.click(screen.getByRole('button', { name: 'Skapa konto' }))
  expect((await screen.findByRole('link', { name: 'Logga in' })).getAttribute('href')).toBe('/login/creator')
})
