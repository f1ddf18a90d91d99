/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import type { Instagramer } from '@samspel/api'
import { buildInstagramer, cleanup, type FakeRoutes, renderWithApp, reply, screen, wire } from '@samspel/testing'
import MePage from '.'

afterEach(cleanup)

const category = { id: 'c1', name_sv: 'Friluftsliv', name_en: 'Outdoors' }
const open = (change: Partial<Instagramer> | undefined, api: FakeRoutes = {}) => {
  const me = buildInstagramer({ collaborationPageSlug: 'anna', emailConfirmed: true, ...change })
  return renderWithApp(<MePage />, {
    api: { 'GET /profile_categories': { profile_categories: [category] }, ...api },
    state: {
      auth: { authenticated: true, scope: 'instagramer', roleResolved: true },
      ...(change && { app: { currentInstagramerId: me.id }, entities: { instagramers: { [me.id]: me } } }),
    } as never,
  })
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a creator’s own page shows the public face and leads to every part of the settings', async () => {
  open({
    bio: 'Springer långt.',
    profileCategoryIds: ['c1'],
    connectedAccount: { id: 'f', igUserId: 'i', username: 'moa.bilder', connectedAt: '2026-11-01T10:00:00.000Z' },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Moa Berg 1')
  expect(screen.getByText('Springer långt.')).toBeTruthy()
  expect(await screen.findByText('Friluftsliv')).toBeTruthy()
  expect(screen.getByText('@moa.bilder')).toBeTruthy()
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      '/page/anna',
      '/settings',
      '/settings/security',
      '/settings/connections',
      '/settings/privacy',
    ]),
  )
  expect(screen.getByRole('button', { name: 'Logga ut' })).toBeTruthy()
})

test('what is missing leads to where it is filled in', () => {
  open({ bio: null, city: null, connectedAccount: null })
  expect(screen.getByRole('link', { name: 'Berätta kort om dig själv' }).getAttribute('href')).toBe('/settings')
  expect(screen.getByRole('link', { name: 'Lägg till stad' }).getAttribute('href')).toBe('/settings')
  expect(screen.getByRole('link', { name: 'Koppla ditt konto' }).getAttribute('href')).toBe('/settings/connections')
})

test('an own record that could not be fetched is asked for again in its place (C-38)', async () => {
  const { user, api } = open(undefined, { 'GET /instagramers/me': reply(404) })
  expect(await screen.findByText('Ditt konto kunde inte hämtas.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Innehållet hittades inte.')).toBeTruthy()
  api.on({ 'GET /instagramers/me': wire({ instagramer: buildInstagramer({ bio: 'Hej' }) }) })
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Hej')).toBeTruthy()
})

test('an account without posts has no engagement yet, and none is claimed', () => {
  open({ engagementRate: 0, followersCount: 12_400 })
  expect(screen.queryByText(/engagemang/)).toBeNull()
  cleanup()
  open({ engagementRate: 6.1, followersCount: 12_400 })
  expect(screen.getByText(/6,1.% engagemang/)).toBeTruthy()
})
