/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Instagramer } from '@samspel/api'
import { initialApp } from '@samspel/store'
import { buildInstagramer, id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { ConsentEnded } from './ConsentEnded'

const openAs = (consentEndedAt: string | null, change: Partial<Instagramer> = {}) => {
  const creator = buildInstagramer({ id: id(1), consentEndedAt, ...change })
  return renderWithApp(<ConsentEnded />, {
    route: '/assignments',
    state: {
      app: { ...initialApp, currentInstagramerId: creator.id },
      entities: { instagramers: { [creator.id]: creator } },
    } as never,
    api: { 'POST /instagramers/me/connections': reply(503, { error: 'provider_unavailable' }) },
  })
}

test('a creator whose consent has ended reads since when, and connects again by one button', async () => {
  const { user, api } = openAs('2026-11-12T10:00:00Z')
  expect(screen.getByText(/Sedan 12 nov 2026/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Anslut igen' }))
  await waitFor(() => expect(api.to('POST /instagramers/me/connections')).toHaveLength(1))
})

test.each(['facebook', 'instagram'] as const)(
  'an account that is read by %s is connected again by it',
  async (provider) => {
    const connectedAccount = {
      id: 'f',
      igUserId: 'i',
      username: 'moa',
      connectedAt: '2026-11-01T10:00:00.000Z',
      provider,
    }
    const { user, api } = openAs('2026-11-12T10:00:00Z', { connectedAccount })
    await user.click(screen.getByRole('button', { name: 'Anslut igen' }))
    await waitFor(() => expect(api.to('POST /instagramers/me/connections')[0]?.body).toEqual({ provider }))
  },
)

test('nothing is said while the account is read', () => {
  openAs(null)
  expect(screen.queryByText('Anslut ditt Instagram igen')).toBeNull()
})
