/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { configValues } from '@samspel/federation'
import {
  act,
  type FakeRoutes,
  id,
  listAnswer,
  renderHook,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { pretendLocation } from '../../components/location/testing'
import { useGeolocation } from '../../components/location/use-geolocation'
import { renderPublic } from '../../data/testing'
import { StoresPage } from './StoresPage'

const store = (n: number, name: string, city: string, more: object = {}) => ({
  id: id(n),
  brandId: id(90),
  brandName: 'Björkbrygg',
  name,
  address: 'Storgatan 1',
  postalCode: '111 11',
  city,
  countryCode: 'SE',
  latitude: 57.7,
  longitude: 11.97,
  phone: null,
  openingHours: null,
  imageUrl: null,
  offersCount: 0,
  instantOffersCount: 0,
  ...more,
})
const stores = [
  store(1, 'Kaffebaren', 'Göteborg', { offersCount: 2, instantOffersCount: 1 }),
  store(2, 'Rosteriet', 'Göteborg', { offersCount: 1 }),
  store(3, 'Havsro', 'Stockholm', { latitude: 59.33, longitude: 18.06 }),
]
const points = wire({
  storePoints: {
    ids: [id(1), id(2), id(3)],
    lngLat: [1_197_000, 5_770_000, 1_197_200, 5_770_100, 1_806_000, 5_933_000],
    offers: [2, 1, 0],
    brandIds: [id(90)],
    brandOf: [0, 0, 0],
  },
})
const api: FakeRoutes = {
  'GET /store_points': points,
  'GET /cities': wire({
    cities: [
      { name: 'Göteborg', countryCode: 'SE', storesCount: 2, latitude: 57.7, longitude: 11.97 },
      { name: 'Stockholm', countryCode: 'SE', storesCount: 1, latitude: 59.33, longitude: 18.06 },
    ],
  }),
  'GET /stores': listAnswer('stores', stores),
  'GET /brands/:id': wire({ brand: { id: id(90), name: 'Björkbrygg', slug: 'bjorkbrygg' } }),
}
const open = (route = '/p/marketplace/stores', locale: 'sv' | 'en' = 'sv', more: FakeRoutes = {}) =>
  renderPublic(<StoresPage />, { route, path: '/p/*', locale, api: { ...api, ...more } })

// jsdom has no layout: give the map a desktop size.
const sizes = { clientWidth: 860, clientHeight: 780 }
const before = Object.fromEntries(
  Object.keys(sizes).map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)!]),
)
beforeAll(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value })
  HTMLCanvasElement.prototype.getContext = (() => null) as never
})
afterAll(() => {
  for (const [name, old] of Object.entries(before)) Object.defineProperty(Element.prototype, name, old)
})
beforeEach(() => {
  localStorage.clear()
  renderHook(useGeolocation).result.current.forget()
})

test('i: a row shows its brand’s mark, its own picture where there is none; the card shows its own picture', async () => {
  const [first, second] = [
    store(1, 'Kaffebaren', 'Göteborg', { imageUrl: '/uploads/front.webp', brandLogoUrl: '/uploads/mark.webp' }),
    store(2, 'Rosteriet', 'Göteborg', { imageUrl: '/uploads/side.webp' }),
  ]
  const { user } = open('/p/marketplace/stores', 'en', { 'GET /stores': listAnswer('stores', [first, second]) })
  const rows = within(await screen.findByRole('list', { name: 'Stores in area' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
    '/uploads/mark.webp',
    '/uploads/side.webp',
  ])
  await user.click(screen.getByRole('button', { name: 'Kaffebaren' }))
  const card = await screen.findByRole('region', { name: 'Selected store' })
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/uploads/front.webp')
})

test('a row of stores and the chosen one say when the store closes or opens next', async () => {
  const openingWeek = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }])
  const [first, second] = [
    store(1, 'Kaffebaren', 'Göteborg', { openingWeek, offersCount: 1 }),
    store(2, 'Rosteriet', 'Göteborg', { openingWeek: [[], [], [], [], [], [], []] }),
  ]
  const { user } = open('/p/marketplace/stores', 'en', { 'GET /stores': listAnswer('stores', [first, second]) })
  const list = within(await screen.findByRole('list', { name: 'Stores in area' }))
  expect(list.getByText('1 offer · Closes 24:00')).toBeTruthy()
  expect(list.getByText('No offers right now · Closed today')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kaffebaren' }))
  expect(within(await screen.findByRole('region', { name: 'Selected store' })).getByText('Closes 24:00')).toBeTruthy()
})

test('Stores in area beside the map: offers, close stores as one cluster; a row selects, Escape goes back to it (S-30)', async () => {
  const { user, router } = open('/p/marketplace/stores', 'en')
  expect(await screen.findByRole('heading', { name: 'Stores in area' })).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Stores in area' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'BKaffebarenStorgatan 1, GöteborgPick up now2 offers',
    'BRosterietStorgatan 1, GöteborgApply first1 offer',
    'BHavsroStorgatan 1, StockholmNo offers right now',
  ])
  expect(await screen.findByRole('button', { name: '2 stores near Göteborg, zoom in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Havsro, no offers' })).toBeTruthy()

  const row = screen.getByRole('button', { name: 'Kaffebaren' })
  row.focus()
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  const card = await screen.findByRole('region', { name: 'Selected store' })
  const link = within(card).getByRole('link', { name: 'See 2 offers' })
  expect(link.getAttribute('href')).toBe(`/p/marketplace/stores/${id(1)}`)
  expect(document.activeElement).toBe(link)
  await waitFor(() => expect(router.state.location.search).toContain(`store=${id(1)}`))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Selected store' })).toBeNull()
  expect(document.activeElement).toBe(row)
})

test('i: the row of a pin that is pointed at stands out, those of a cluster too, and a row selected on the map comes into sight', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent)
  }
  const { user } = open('/p/marketplace/stores', 'en')
  const rows = within(await screen.findByRole('list', { name: 'Stores in area' })).getAllByRole('listitem')
  const standingOut = () => rows.map((row) => row.classList.contains('pointed'))
  const pin = await screen.findByRole('button', { name: 'Havsro, no offers' })
  await user.hover(pin)
  expect(standingOut()).toEqual([false, false, true])
  await user.unhover(pin)
  expect(standingOut()).toEqual([false, false, false])
  await user.hover(screen.getByRole('button', { name: '2 stores near Göteborg, zoom in' }))
  expect(standingOut()).toEqual([true, true, false])
  await user.click(pin)
  expect(seen.at(-1)).toContain('Havsro')
})

test('i: stores of the visitor’s country come first until a country is chosen', async () => {
  const { api: server, unmount } = open('/p/marketplace/stores')
  await screen.findByRole('list', { name: 'Butiker i området' })
  expect(server.to('GET /stores')[0]!.query.get('countryFirst')).toBe('SE')
  unmount()
  const second = open('/p/marketplace/stores?country=NO')
  await screen.findByRole('list', { name: 'Butiker i området' })
  expect(second.api.to('GET /stores')[0]!.query.get('countryFirst')).toBeNull()
})

const boundsOf = (server: ReturnType<typeof open>['api']) =>
  server.to('GET /stores').map(({ query }) => query.get('bounds')?.split(',').map(Number))
const keep = (town: object) => localStorage.setItem('samspel.marketplace-filter', JSON.stringify({ town }))

test('the map and its list begin at the town that was chosen on the marketplace, and its country comes first', async () => {
  keep({ name: 'Århus', countryCode: 'DK', latitude: 56.16, longitude: 10.2 })
  const { api: server } = open('/p/marketplace/stores')
  await screen.findByRole('list', { name: 'Butiker i området' })
  expect(server.to('GET /stores')[0]!.query.get('countryFirst')).toBe('DK')
  const [west, south, east, north] = boundsOf(server)[0]!
  expect([west! < 10.2, south! < 56.16, east! > 10.2, north! > 56.16]).toEqual([true, true, true, true])
  // No more than the surroundings of a town.
  expect(east! - west!).toBeLessThan(2)
})

test('the own position, where it was shown on another page, decides before the town, and the nearest come first', async () => {
  keep({ name: 'Århus', countryCode: 'DK', latitude: 56.16, longitude: 10.2 })
  pretendLocation({ latitude: 59.33, longitude: 18.06 })
  const place = renderHook(useGeolocation)
  place.result.current.ask()
  await waitFor(() => expect(place.result.current.status).toBe('known'))
  const { api: server } = open('/p/marketplace/stores')
  await screen.findByRole('list', { name: 'Butiker i området' })
  expect(server.to('GET /stores')[0]!.query.get('near')).toBe('59.33,18.06')
  expect(boundsOf(server)[0]![0]).toBeLessThan(18.06)
  expect(screen.getByRole('button', { name: 'Närmast' }).getAttribute('aria-pressed')).toBe('true')
})

test('a place in the address decides before the chosen town', async () => {
  keep({ name: 'Århus', countryCode: 'DK', latitude: 56.16, longitude: 10.2 })
  const { api: server } = open('/p/marketplace/stores?lat=59.3300&lng=18.0600&z=11')
  await screen.findByRole('list', { name: 'Butiker i området' })
  expect(boundsOf(server)[0]![0]).toBeGreaterThan(17)
})

test('nonsense in the address is ignored; a place in it is where the list begins (S-30)', async () => {
  const { api: server, unmount } = open(
    '/p/marketplace/stores?lat=abc&lng=<b>&z=NaN&store=x&brand=%3Cscript%3E&country=XX&city=Ormsby',
  )
  await screen.findByRole('list', { name: 'Butiker i området' })
  expect([...server.to('GET /store_points')[0]!.query]).toEqual([])
  expect(screen.queryByRole('region', { name: 'Vald butik' })).toBeNull()
  unmount()
  const second = open('/p/marketplace/stores?lat=57.7&lng=11.97&z=12')
  await screen.findByRole('list', { name: 'Butiker i området' })
  const [west, south, east, north] = second.api.to('GET /stores')[0]!.query.get('bounds')!.split(',').map(Number)
  expect([west! < 11.97, east! > 11.97, south! < 57.7, north! > 57.7, east! - west! < 0.5]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
})

test('store locations fail: a message, the list stands all the same, and the retry calls again (X-24)', async () => {
  let isDown = true
  const { user, api: server } = open('/p/marketplace/stores', 'sv', {
    'GET /store_points': () => (isDown ? reply(500, { error: 'internal' }) : points),
  })
  expect(await screen.findByText('Butikernas platser kunde inte hämtas.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Kaffebaren' })).toBeTruthy()
  const calls = server.to('GET /store_points').length
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('button', { name: '2 butiker vid Göteborg, zooma in' })).toBeTruthy()
  expect(server.to('GET /store_points')).toHaveLength(calls + 1)
  expect(screen.queryByText('Butikernas platser kunde inte hämtas.')).toBeNull()
})

test('the list fails in its own place and can be asked for again; an empty area says what to do (S-30)', async () => {
  let isDown = true
  const { user } = open('/p/marketplace/stores', 'sv', {
    'GET /stores': () => (isDown ? reply(404, { error: 'not_found' }) : listAnswer('stores', [])),
  })
  expect(await screen.findByText('Butikerna kunde inte hämtas.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('heading', { name: 'Inga butiker i området' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Visa alla butiker' })).toBeTruthy()
})

test('no town without a country; both stand in the address, and the map goes there (V-33)', async () => {
  const { user, router, api: server } = open()
  await screen.findByRole('list', { name: 'Butiker i området' })
  const town = screen.getByRole('combobox', { name: 'Stad' })
  expect(town).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'SE')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Stad' })).toHaveProperty('disabled', false))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Stad' }),
    await within(screen.getByRole('combobox', { name: 'Stad' })).findByRole('option', { name: 'Göteborg' }),
  )
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('z')).toBe('11'))
  const address = new URLSearchParams(router.state.location.search)
  expect([address.get('country'), address.get('city'), Math.round(Number(address.get('lat')) * 10)]).toEqual([
    'SE',
    'Göteborg',
    577,
  ])
  await waitFor(() => expect(server.to('GET /stores').at(-1)!.query.get('bounds')).toBeTruthy())
  expect(server.to('GET /stores').at(-1)!.query.get('country')).toBe('SE')
})

test('Nearest: a refusal is said in words; a known place sorts the list and moves the map (X-24, S-29)', async () => {
  pretendLocation(1)
  const { user, api: server } = open('/p/marketplace/stores', 'en')
  await screen.findByRole('list', { name: 'Stores in area' })
  await user.click(screen.getByRole('button', { name: 'Nearest' }))
  expect(await screen.findByText(/may not share your location/)).toBeTruthy()
  pretendLocation({ latitude: 57.71, longitude: 11.98 })
  await user.click(screen.getByRole('button', { name: 'Nearest' }))
  await waitFor(() => expect(server.to('GET /stores').at(-1)!.query.get('near')).toBe('57.71,11.98'))
  await waitFor(() => expect(server.to('GET /stores').at(-1)!.query.get('bounds')).toBeTruthy())
  expect(screen.getByRole('button', { name: 'Nearest' }).getAttribute('aria-pressed')).toBe('true')
})

test('the search leads to a town, or shows one brand alone (S-31)', async () => {
  const found = wire({
    cities: [{ name: 'Göteborg', countryCode: 'SE', storesCount: 2, latitude: 57.7, longitude: 11.97 }],
    brands: [{ id: id(90), name: 'Götabryggeriet', slug: 'gota' }],
  })
  const { user, router, api: server } = open('/p/marketplace/stores', 'sv', { 'GET /search': found })
  await screen.findByRole('list', { name: 'Butiker i området' })
  const field = screen.getByRole('searchbox', { name: 'Hitta butik' })
  await user.type(field, 'gö')
  await screen.findByRole('list', { name: 'Förslag' })
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(server.to('GET /store_points').at(-1)!.query.get('brandId')).toBe(id(90)))
  expect(await screen.findByText('Bara Björkbrygg')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Visa alla varumärken' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('brand'))
  await user.type(field, 'gö')
  await user.click(
    within(await screen.findByRole('list', { name: 'Förslag' })).getByRole('button', { name: /Göteborg/ }),
  )
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('city')).toBe('Göteborg'))
})

test('the map is switched off while the page is open: it goes, all stores stand in the list, and it comes back', async () => {
  const { api: calls } = open('/p/marketplace/stores', 'en')
  expect(await screen.findByRole('application')).toBeTruthy()
  act(() => configValues.take({ 'mf-public': { storeMap: false } }))
  expect(await screen.findByText('The map is switched off right now. All stores are in the list.')).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
  expect(within(await screen.findByRole('list', { name: 'Stores in area' })).getAllByRole('listitem')).toHaveLength(3)
  expect(calls.to('GET /stores').at(-1)?.query).not.toHaveProperty('bounds')
  act(() => configValues.take({ 'mf-public': undefined }))
  expect(await screen.findByRole('application')).toBeTruthy()
})
