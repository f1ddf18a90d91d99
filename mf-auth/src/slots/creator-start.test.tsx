/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Instagramer } from '@samspel/api'
import { act, buildInstagramer, cleanup, renderWithApp, screen, waitFor, wire } from '@samspel/testing'
import CreatorStart from './CreatorStart'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const noAddress = { 'GET /instagramers/me/delivery_address': { delivery_address: null } }
const open = (change: Partial<Instagramer>) => {
  const me = buildInstagramer({ emailConfirmed: true, ...change })
  return renderWithApp(<CreatorStart />, {
    state: {
      auth: { authenticated: true, scope: 'instagramer', roleResolved: true },
      app: { currentInstagramerId: me.id },
      entities: { instagramers: { [me.id]: me } },
    } as never,
    api: noAddress,
  })
}
const left = { connectedAccount: null, bio: null, avatarUrl: null, bankAccountLastFour: null }

test('the next step alone has a filled button; the list is put away for good', async () => {
  const { user, unmount } = open(left)
  expect(screen.getByText('1 av 5')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Koppla: Koppla Instagram' }).getAttribute('href')).toBe(
    '/settings/connections?destination=%2Fmarketplace',
  )
  expect(screen.getByRole('link', { name: 'Skriv: Berätta om dig' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dölj' }))
  expect(screen.queryByText('Kom igång')).toBeNull()
  unmount()
  open(left)
  expect(screen.queryByText('Kom igång')).toBeNull()
})

test('it is gone once everything is done', () => {
  open({
    connectedAccount: { id: 'f', igUserId: 'i', username: 'moa', connectedAt: '2026-11-01T10:00:00.000Z' },
    bio: 'Hej',
    avatarUrl: '/a.png',
    bankAccountLastFour: '1234',
  })
  expect(screen.queryByText('Kom igång')).toBeNull()
})

test('an address that was confirmed elsewhere is done as soon as the page is looked at again', async () => {
  const me = buildInstagramer({ ...left, emailConfirmed: false, email: 'kim@example.se' })
  const { api } = renderWithApp(<CreatorStart />, {
    state: {
      auth: { authenticated: true, scope: 'instagramer', roleResolved: true },
      app: { currentInstagramerId: me.id },
      entities: { instagramers: { [me.id]: me } },
    } as never,
    api: { ...noAddress, 'GET /instagramers/me': { instagramer: wire({ ...me, emailConfirmed: true }) } },
  })
  expect(screen.getByText('0 av 5')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('1 av 5')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(api.to('GET /instagramers/me')).toHaveLength(1))
})
