/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { StoreCampaign } from '@samspel/api'
import { buildCampaign, type FakeRoutes, id, listAnswer, reply, screen, waitFor, within } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { MarketplacePage } from './MarketplacePage'

const posted = buildCampaign({
  name: 'Julpyssel',
  brandName: 'Mossa & Moln',
  excerpt: 'Pyssla med barnen',
  placesLeft: 12,
  enablePaidCollaborations: true,
  paidCollaborationPrice: 500,
})
const unpaid = buildCampaign({
  id: id(2),
  name: 'Handkräm',
  placesLeft: null,
  products: [
    {
      productTitle: 'Kräm',
      productName: '',
      productDescription: '',
      productArticleReference: '',
      defaultProductValue: 129,
    },
  ],
})
const atStore = (change: Partial<StoreCampaign> = {}): StoreCampaign => ({
  id: id(9),
  brandId: id(200),
  brandName: 'Björkbrygg',
  brandLogoUrl: null,
  campaignId: id(3),
  storeId: id(500),
  requiresApplication: false,
  windowDays: 7,
  placesLeft: 4,
  isPaused: false,
  isOpen: true,
  storesCount: 3,
  campaign: {
    name: 'Presspaketet',
    excerpt: '',
    productImageUrl: '/uploads/demo/press.webp',
    productValue: 229,
    fee: 0,
    paymentType: 'instagram',
    endAt: '2026-01-18',
    dueAt: '2025-12-15',
  },
  store: {
    name: 'Björkbrygg Kaffebar',
    address: 'Järntorget 2',
    postalCode: '413 04',
    city: 'Göteborg',
    countryCode: 'SE',
    latitude: 57.7,
    longitude: 11.95,
    openingHours: null,
    imageUrl: null,
  },
  ...change,
})
const stores = () =>
  listAnswer('storeCampaigns', [
    atStore(),
    atStore({ id: id(10), requiresApplication: true, campaign: { ...atStore().campaign, name: 'Pannlampa' } }),
  ])
const offers = () => listAnswer('campaigns', [posted, unpaid])
const answers: FakeRoutes = { 'GET /campaigns': offers, 'GET /store_campaigns': stores }
const open = (api: FakeRoutes = answers, route = '/p/marketplace') =>
  renderPublic(<MarketplacePage />, { route, locale: 'en', api })

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => {}
})

afterEach(() => void jest.restoreAllMocks())

/** Mocks the browser's time zone. */
const clockIn = (timeZone: string) => {
  const real = Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone })
}

test('what is in the visitor’s country comes first, says so and can be changed; nothing is kept before that', async () => {
  clockIn('Europe/Oslo')
  const { user, api, router } = open()
  await screen.findByRole('list', { name: 'Delivery' })
  expect(api.calls.map(({ query }) => [query.get('countryFirst'), query.get('country')])).toEqual([
    ['NO', null],
    ['NO', null],
  ])
  expect(screen.getByText('What is in Norway comes first.')).toBeTruthy()
  expect(localStorage).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Choose country' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'DK')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(router.state.location.search).toBe('?country=DK'))
  expect(screen.queryByText(/comes first/)).toBeNull()
  expect(api.calls.at(-1)?.query.get('countryFirst')).toBeNull()
  expect(localStorage.getItem('samspel.preferred-country')).toBe('DK')
})

test('where nothing says in which country a visitor is, what the edge has painted comes first, without words', async () => {
  clockIn('America/New_York')
  const { api } = open()
  await screen.findByRole('list', { name: 'Delivery' })
  expect(api.calls.map(({ query }) => query.get('countryFirst'))).toEqual(['SE', 'SE'])
  expect(screen.queryByText(/comes first/)).toBeNull()
})

test('offers stand under Delivery and Pick up, each with its facts (S-25)', async () => {
  const { api } = open()
  const delivery = await screen.findByRole('list', { name: 'Delivery' })
  expect(screen.getByRole('heading', { level: 2, name: 'Delivery' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Pick up' })).toBeTruthy()
  const [first, second] = within(delivery).getAllByRole('listitem')
  expect(within(first!).getByRole('link', { name: 'Julpyssel' }).getAttribute('href')).toBe(
    `/p/marketplace/${posted.id}`,
  )
  expect(first?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Mossa & MolnJulpysselPyssla med barnenPost or storySEK 500 fee12 places left',
  )
  expect(second?.textContent?.replaceAll('\u00a0', ' ')).toContain('Product onlyValue SEK 129')

  const pickup = within(await screen.findByRole('list', { name: 'Pick up' })).getAllByRole('listitem')
  expect(within(pickup[0]!).getByRole('link', { name: 'Presspaketet' }).getAttribute('href')).toBe(
    `/p/marketplace/store-campaigns/${id(9)}`,
  )
  expect(pickup[0]?.textContent).toContain('Björkbrygg Kaffebar, Göteborg +2and 2 more storesPick up now')
  expect(pickup[1]?.textContent).toContain('Apply first')
  expect(api.to('GET /store_campaigns')[0]?.query.get('oneEach')).toBe('true')
})

test('Apply filters by country, Cancel changes nothing; E-42 the filter is remembered (S-25)', async () => {
  localStorage.setItem(
    'samspel.marketplace-filter',
    JSON.stringify({ country: null, users: { [id(401)]: { paid: true } } }),
  )
  const { user, api, router, unmount } = open()
  await screen.findByRole('list', { name: 'Delivery' })
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'NO')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.search).toBe('')
  expect(api.calls.every(({ query }) => query.get('country') === null)).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'NO')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(
      api.calls
        .filter(({ query }) => query.get('country') === 'NO')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/campaigns', '/store_campaigns']),
  )
  expect(router.state.location.search).toBe('?country=NO')
  expect(screen.getByRole('button', { name: 'Filter, 1 in use' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('samspel.marketplace-filter') ?? '')).toEqual({
    country: 'NO',
    users: { [id(401)]: { paid: true } },
  })
  expect(localStorage.getItem('samspel.preferred-country')).toBe('NO')
  unmount()

  // The next visit filters by the remembered country from its first request on.
  const next = open()
  await screen.findByRole('list', { name: 'Delivery' })
  expect(next.api.calls.every(({ query }) => query.get('country') === 'NO')).toBe(true)
  await next.user.click(screen.getByRole('button', { name: 'Show all countries' }))
  await waitFor(() => expect(next.router.state.location.search).toBe(''))
  expect(localStorage.getItem('samspel.preferred-country')).toBeNull()
})

test.each(['{"country":"XX"}', '[1]', 'null', '{'])(
  'a kept filter that nobody wrote is no filter: %s (E-42)',
  async (text) => {
    localStorage.setItem('samspel.marketplace-filter', text)
    const { api } = open()
    await screen.findByRole('list', { name: 'Delivery' })
    expect(api.calls.every(({ query }) => query.get('country') === null)).toBe(true)
  },
)

test('the whole of Delivery comes page by page; a page that fails is asked for again alone (S-25)', async () => {
  let fails = true
  const { user, api } = open(
    {
      ...answers,
      'GET /campaigns': ({ query }) => {
        if (query.get('page') !== '2')
          return listAnswer('campaigns', [posted], { nextPage: 2, totalPages: 2, totalCount: 2 })
        if (fails) return reply(404, { error: 'not_found' })
        return listAnswer('campaigns', [unpaid], { currentPage: 2, totalPages: 2, totalCount: 2 })
      },
    },
    '/p/marketplace?section=delivery',
  )
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  fails = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Handkräm' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Julpyssel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(api.to('GET /store_campaigns')).toHaveLength(0)
})

test('a section that fails says so in its place and can be asked for again; the other stays (S-34, X-13)', async () => {
  let isDown = true
  const { user } = open({
    ...answers,
    'GET /campaigns': () => (isDown ? reply(404, { error: 'not_found' }) : offers()),
  })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The offers could not be loaded.')).toBeTruthy()
  expect(alert.getByText('404 - We could not find what you are looking for.')).toBeTruthy()
  expect(await screen.findByRole('list', { name: 'Pick up' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Delivery' })).toBeTruthy()
})

test('no offers anywhere: one empty state; in a country, the way out of it (S-25)', async () => {
  const none = {
    'GET /campaigns': listAnswer('campaigns', []),
    'GET /store_campaigns': listAnswer('storeCampaigns', []),
  }
  const { unmount } = open(none)
  expect(await screen.findByRole('heading', { name: 'No open offers right now' })).toBeTruthy()
  unmount()
  const { user, router } = open(none, '/p/marketplace?country=FI')
  await user.click((await screen.findAllByRole('button', { name: 'Show all countries' })).at(-1)!)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('words of the search field lead to the search page (S-31)', async () => {
  const { user, router } = open()
  await user.type(screen.getByRole('searchbox', { name: 'Brand or city' }), 'Mossa & Moln{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/p/search?q=Mossa%20%26%20Moln')
})
