/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { buildCampaign, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { CampaignPage } from './CampaignPage'

const offer = buildCampaign({
  name: 'Presspaketet', products: [{ productTitle: 'Rosteri No 3', productName: '', productDescription: 'Hela bönor', productArticleReference: '', defaultProductValue: 429 }],
})
const page = { path: '/p/marketplace/:campaignId', route: `/p/marketplace/${offer.id}` }

beforeEach(() => localStorage.clear())

test('S-27 the offer shows its product; S-16 applying leads to sign-in with this page as destination', async () => {
  const { user } = renderWithApp(<CampaignPage />, { ...page, api: { 'GET /campaigns/:id': wire({ campaign: offer }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Presspaketet' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Rosteri No 3' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Logga in för att ansöka' }))
  expect(localStorage.getItem('samspel.after-login-path')).toBe(page.route)
  expect(window.location.pathname + window.location.search).toBe(`/login?destination=${encodeURIComponent(page.route)}`)
})

test('X-27 an unknown offer says so in the words of its kind; S-34 another failure shows the generic error', async () => {
  const { unmount } = renderWithApp(<CampaignPage />, { ...page, api: { 'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Kampanjen finns inte, eller så har den tagits bort.' })).toBeTruthy()
  unmount()
  renderWithApp(<CampaignPage />, { ...page, api: { 'GET /campaigns/:id': reply(429, { error: 'too_many_requests' }) } })
  expect(await screen.findByRole('heading', { name: 'Hoppsan, något gick fel.' })).toBeTruthy()
})
