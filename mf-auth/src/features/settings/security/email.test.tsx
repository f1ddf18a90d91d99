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
