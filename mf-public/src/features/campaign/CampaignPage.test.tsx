/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { focusManager } from '@tanstack/react-query'
import {
  act,
  buildCampaign,
  buildDeal,
  type FakeRoutes,
  id,
  listAnswer,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { CampaignPage } from './CampaignPage'

const offer = buildCampaign({
  name: 'Presspaketet',
  deal: buildDeal(),
  instructions: 'Visa hur du brygger.',
  products: [
    {
      productTitle: 'Rosteri No 3',
      productName: '',
      productDescription: 'Hela bönor',
      productArticleReference: '',
      defaultProductValue: 429,
    },
  ],
})
const page = { path: '/p/marketplace/:campaignId', route: `/p/marketplace/${offer.id}` }
const none = { 'GET /campaigns': listAnswer('campaigns', []) }
const open = (api: FakeRoutes, more = {}) =>
  renderPublic(<CampaignPage />, { ...page, ...more, api: { ...none, ...api } })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

beforeEach(() => localStorage.clear())

test('the offer shows product, task, fee and days; applying leads to sign-in with this page as destination, without any call (S-27, P-06)', async () => {
  const { user, api } = open({ 'GET /campaigns/:id': wire({ campaign: offer }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Presspaketet' })).toBeTruthy()
  const part = (name: string) => plain(screen.getByRole('region', { name }).textContent)
  await screen.findByRole('region', { name: 'Det här säger du ja till' })
  expect(part('Det här säger du ja till')).toMatch(/Ett inlägg och en story.*Senast ons 16 dec.*1 500 kr/)
  expect(part('Det här gör du')).toMatch(/Visa hur du brygger.*Nämn@fjallbris/)
  expect(part('Det här får du')).toMatch(/Skickas hem till dig.*Rosteri No 3.*Hela bönor/)
  expect(screen.getByRole('link', { name: offer.brandName }).getAttribute('href')).toBe(`/p/brands/${offer.brandId}`)
  expect(screen.getByRole('button', { name: 'Dela Presspaketet' })).toBeTruthy()
  await waitFor(() => expect(api.to('GET /campaigns')).toHaveLength(1))
  const before = api.calls.length
  await user.click(screen.getByRole('button', { name: 'Logga in för att ansöka' }))
  // The test's location is not the router's; what matters is that the path is passed along.
  expect(localStorage.getItem('samspel.after-login-path')).toBe('/')
  expect(window.location.pathname).toBe('/login')
  expect(api.calls).toHaveLength(before)
  window.history.replaceState(null, '', '/')
})

test('applying and the way in stand together, with what it pays and by when', async () => {
  const { unmount } = open({
    'GET /campaigns/:id': wire({
      campaign: { ...offer, dueAt: '2026-12-16', enablePaidCollaborations: true, paidCollaborationPrice: 1_500 },
    }),
  })
  const login = await screen.findByRole('button', { name: 'Logga in för att ansöka' })
  const bar = login.parentElement!
  expect(within(bar).getByRole('link', { name: 'Ansök' }).getAttribute('href')).toMatch(
    /^\/create-account\/creator\?destination=/,
  )
  expect(plain(bar.querySelector('p')!.textContent)).toMatch(/^1 500 kr i arvodePublicera senast 16 dec$/)
  unmount()
  open({ 'GET /campaigns/:id': wire({ campaign: { ...offer, dueAt: '2026-12-16' } }) })
  await screen.findByRole('button', { name: 'Logga in för att ansöka' })
  expect(
    plain(
      screen.getByRole('button', { name: 'Logga in för att ansöka' }).parentElement!.querySelector('p')!.textContent,
    ),
  ).toMatch(/^Värde 429 kr/)
})

test('a visitor sees what is asked for and what is wished for', async () => {
  const wishes = [{ id: id(901), nameSv: 'Friluft', nameEn: 'Outdoors' }]
  open({ 'GET /campaigns/:id': wire({ campaign: { ...offer, minFollowers: 1_000, wishes } }) })
  expect(await screen.findByText('Friluft')).toBeTruthy()
  expect(screen.getByText('Gärna om')).toBeTruthy()
  expect(plain(screen.getByText(/Minst 1.000/).textContent)).toBe('Minst 1 000 följare')
})

test('an offer that is picked up says where, the nearest stores first, and leads to all of them; other offers of the brand stand below (S-27)', async () => {
  const store = {
    name: 'Björkbrygg Kaffebar',
    address: 'Järntorget 2',
    postalCode: '413 04',
    city: 'Göteborg',
    countryCode: 'SE',
    latitude: 57.7,
    longitude: 11.95,
    openingHours: null,
    imageUrl: null,
  }
  const { api } = open({
    'GET /campaigns': listAnswer('campaigns', [offer, buildCampaign({ id: id(2), name: 'Handkräm' })]),
    'GET /campaigns/:id': wire({ campaign: { ...offer, deliveryMethod: 'pickup' } }),
    'GET /store_campaigns': listAnswer(
      'storeCampaigns',
      [
        {
          id: id(9),
          requiresApplication: false,
          isOpen: true,
          placesLeft: null,
          campaignId: offer.id,
          campaign: {},
          store,
        },
      ],
      { totalCount: 12 },
    ),
  })
  const where = await screen.findByRole('region', { name: 'Här hämtar du' })
  expect(await within(where).findByRole('link', { name: 'Björkbrygg Kaffebar' })).toBeTruthy()
  expect(where.textContent).toContain('12 butiker')
  expect(where.textContent).toContain('Hämta nu')
  expect(within(where).getByRole('link', { name: 'Visa alla 12 butiker' }).getAttribute('href')).toBe(
    `/p/marketplace/store-campaigns?campaignId=${offer.id}`,
  )
  expect(api.to('GET /store_campaigns')[0]?.query.get('campaignId')).toBe(offer.id)
  const more = await screen.findByRole('list', { name: `Mer från ${offer.brandName}` })
  expect(
    within(more)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Handkräm'])
})

test('an offer that is withdrawn while it is open stays to be read, says so and cannot be applied for (S-27)', async () => {
  let isOpen = true
  open({
    'GET /campaigns/:id': () => (isOpen ? wire({ campaign: offer }) : reply(404, { error: 'campaign_not_found' })),
  })
  expect(await screen.findByRole('button', { name: 'Logga in för att ansöka' })).toBeTruthy()
  isOpen = false
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  expect((await screen.findByRole('alert')).textContent).toContain('Erbjudandet är inte längre öppet.')
  expect(screen.queryByRole('button', { name: 'Logga in för att ansöka' })).toBeNull()
  expect(screen.getByText('Rosteri No 3')).toBeTruthy()
  act(() => focusManager.setFocused(undefined))
})

test('what was seen stays when the server cannot be reached, and can be asked for again (X-08)', async () => {
  let isDown = false
  const { user } = open({ 'GET /campaigns/:id': () => (isDown ? reply(0) : wire({ campaign: offer })) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Presspaketet' })).toBeTruthy()
  isDown = true
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  expect(await screen.findByText(/Kunde inte uppdateras, kontrollera din anslutning/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Logga in för att ansöka' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(screen.queryByText(/Kunde inte uppdateras/)).toBeNull())
  act(() => focusManager.setFocused(undefined))
})

test('nothing is promised when every place is taken (S-27)', async () => {
  open({ 'GET /campaigns/:id': wire({ campaign: { ...offer, placesLeft: 0 } }) })
  expect(await screen.findByText('Följ varumärket för att se när nästa öppnar.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Logga in för att ansöka' })).toBeNull()
})

test('an unknown offer says so in the words of its kind; S-34 another failure shows the generic error (X-27)', async () => {
  const { unmount } = open({ 'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }) })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Kampanjen finns inte, eller så har den tagits bort.' }),
  ).toBeTruthy()
  unmount()
  open({ 'GET /campaigns/:id': reply(429, { error: 'too_many_requests' }) })
  expect(await screen.findByRole('heading', { name: 'Hoppsan, något gick fel.' })).toBeTruthy()
})

test('QUALITY 20 script in what a brand writes stays text', async () => {
  const script = '<img src=x onerror=alert(1)>'
  open({
    'GET /campaigns/:id': wire({
      campaign: {
        ...offer,
        name: script,
        caption: script,
        instructions: script,
        products: [{ ...offer.products[0], productTitle: script, productDescription: script }],
      },
    }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: script })).toBeTruthy()
  expect(document.querySelector('img[src="x"]')).toBeNull()
})
