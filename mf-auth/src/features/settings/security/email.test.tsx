/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, listAnswer, reply, screen, waitFor } from '@samspel/testing'
import { openAsCreator, openAsStaff } from '../testing'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
const lists = { 'GET /sessions': listAnswer('sessions', []), 'GET /devices': listAnswer('devices', []) }

test('another address is asked for, and where the link went is said', async () => {
  const { user, api } = openAsStaff('/settings/security', { ...lists, 'POST /auth/email_change': reply(204) })
  await user.type(await screen.findByLabelText('Ny e-postadress'), ' ny@b.se')
  await user.click(screen.getByRole('button', { name: 'Skicka länken' }))
  await waitFor(() => expect(api.to('POST /auth/email_change')[0]?.body).toEqual({ email: 'ny@b.se' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Ny e-postadress').value).toBe(''))
  expect(screen.queryByRole('button', { name: /fungerar igen/ })).toBeNull()
})

test('where mails come back that is said with the day, and a link to the old address can be asked for', async () => {
  const { user, api } = openAsCreator(
    '/settings/security',
    { ...lists, 'POST /auth/instagramers/confirmation': reply(204) },
    { emailReturnedSince: '2026-11-12T10:00:00.000Z' },
  )
  expect((await screen.findByText(/kommer mejl till moa@b.se i retur/)).textContent).toMatch(/12\snov/)
  await user.click(screen.getByRole('button', { name: /fungerar igen/ }))
  await waitFor(() =>
    expect(api.to('POST /auth/instagramers/confirmation')[0]?.body).toMatchObject({
      instagramer: { email: 'moa@b.se' },
    }),
  )
})

const underWay = (awaits: string[]) => ({
  'GET /auth/email_change': {
    email_change: { email: 'ny@b.se', awaits, expires_at: '2026-12-03T10:00:00.000Z' },
  },
})

test.each([
  [['new', 'former'], /väntar på båda adresserna/],
  [['new'], /väntar på den nya adressen/],
  [['former'], /väntar på den förra adressen/],
])('of a change that waits for %j the page says so, and it can be cancelled', async (awaits, words) => {
  const { user, api } = openAsCreator('/settings/security', {
    ...lists,
    ...underWay(awaits),
    'DELETE /auth/email_change': reply(204),
  })
  expect((await screen.findByText(words)).textContent).toContain('ny@b.se')
  expect(Boolean(screen.queryByText(/Hör av dig till Samspel/))).toBe(awaits.includes('former'))
  api.on({ 'GET /auth/email_change': { email_change: null } })
  await user.click(screen.getByRole('button', { name: 'Avbryt bytet' }))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(api.to('DELETE /auth/email_change')).toHaveLength(1)
})

test('with a second step a code stands in for a former address that is out of reach; a wrong one is said at the field', async () => {
  const { user, api } = openAsStaff(
    '/settings/security',
    {
      ...lists,
      ...underWay(['former']),
      'POST /auth/email_change/former': reply(422, { error: 'invalid', errors: { recovery_code: ['wrong_code'] } }),
    },
    { secondStep: true },
  )
  await user.click(await screen.findByRole('button', { name: 'Jag når inte den förra adressen' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Kod från appen, eller en återställningskod')
  await user.type(field, 'abcd-efgh')
  await user.click(screen.getByRole('button', { name: 'Byt utan den förra adressen' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('abcd-efgh')
  api.on({ 'POST /auth/email_change/former': reply(204), 'GET /auth/email_change': { email_change: null } })
  await user.clear(field)
  await user.type(field, '123 456')
  await user.click(screen.getByRole('button', { name: 'Byt utan den förra adressen' }))
  await waitFor(() => expect(screen.queryByText(/väntar på den förra adressen/)).toBeNull())
  expect(api.to('POST /auth/email_change/former').map(({ body }) => body)).toEqual([
    { recoveryCode: 'abcd-efgh' },
    { code: '123 456' },
  ])
})

test('a change that cannot be read is said, and read again', async () => {
  const { user, api } = openAsCreator('/settings/security', { ...lists, 'GET /auth/email_change': reply(500) })
  await screen.findByText('Vi kunde inte se om ett byte pågår.')
  api.on(underWay(['new']))
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  await screen.findByText(/väntar på den nya adressen/)
})
