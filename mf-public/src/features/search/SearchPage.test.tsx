/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import {
  act,
  buildBrand,
  buildCampaign,
  buildStore,
  type FakeRoutes,
  id,
  listAnswer,
  reply,
  screen,
  slowPage,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { buildPickup } from '../../components/pickup/testing'
import { renderPublic } from '../../data/testing'
import { SearchPage } from './SearchPage'

const city = (name: string, storesCount: number) => ({
  name,
  countryCode: 'SE',
  storesCount,
  latitude: 63.8258,
  longitude: 20.263,
})
const brand = buildBrand({ name: 'Umami Umeå' })
const api: FakeRoutes = {
  'GET /brands': listAnswer('brands', [
    buildBrand({ name: 'Liten', followersCount: 2 }),
    buildBrand({ id: id(9), name: 'Stor', followersCount: 90 }),
  ]),
  'GET /cities': wire({ cities: [city('Arboga', 1), city('Umeå', 12)] }),
  'GET /campaigns': listAnswer('campaigns', []),
  'GET /stores': listAnswer('stores', []),
  'GET /search': ({ query }) =>
    wire(
      query.get('query')?.startsWith('um')
        ? { brands: [brand], cities: [city('Umeå', 12)] }
        : { brands: [], cities: [] },
    ),
}
const open = (route = '/p/search', locale: 'sv' | 'en' = 'sv', more: FakeRoutes = {}) =>
  renderPublic(<SearchPage />, { route, path: '/p/*', locale, api: { ...api, ...more } })
// The names that the browser of the tests makes have a space beside a mark.
const umami = /^Um ?ami Um ?eå$/
const umea = /^Um ?eå$/
const namesIn = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('Find store: matches of each kind; a brand leads to its page, a city to its place on the map (S-31)', async () => {
  const { user, router, api: server } = open('/p/search', 'en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find store' }).getAttribute('href')).toBe('/p/marketplace/stores')
  await user.type(screen.getByRole('searchbox', { name: 'Brand or city' }), 'um')
  const brands = await screen.findByRole('list', { name: 'Brands' })
  expect(within(brands).getByRole('link', { name: umami }).getAttribute('href')).toBe(`/p/brands/${brand.id}`)
  expect(
    within(screen.getByRole('list', { name: 'Cities' }))
      .getByRole('link', { name: umea })
      .getAttribute('href'),
  ).toBe('/p/marketplace/stores?country=SE&city=Ume%C3%A5&lat=63.8258&lng=20.2630&z=11')
  expect(router.state.location.search).toBe('?q=um')
  expect(screen.getByRole('status').textContent).toBe('2 hits')
  expect(server.to('GET /search').every(({ isPublic }) => isPublic)).toBe(true)
})

test('before anything is typed: the towns with most stores and the brands with most followers come first (S-31)', async () => {
  open()
  await screen.findByRole('list', { name: 'Populära städer' })
  await screen.findByRole('list', { name: 'Populära varumärken' })
  expect(namesIn('Populära städer')).toEqual(['Umeå', 'Arboga'])
  expect(namesIn('Populära varumärken')).toEqual(['Stor', 'Liten'])
})

test('towns, brands and offers of the visitor’s country come before the others', async () => {
  const real = Intl.DateTimeFormat().resolvedOptions()
  const clock = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  clock.mockReturnValue({ ...real, timeZone: 'Europe/Oslo' })
  const { unmount } = open('/p/search', 'sv', {
    'GET /brands': listAnswer('brands', [
      buildBrand({ name: 'Stor', followersCount: 90 }),
      buildBrand({ id: id(9), name: 'Fjord', followersCount: 2, countryCode: 'NO' }),
    ]),
    'GET /cities': wire({ cities: [city('Umeå', 12), { ...city('Bergen', 1), countryCode: 'NO' }] }),
  })
  await screen.findByRole('list', { name: 'Populära städer' })
  await screen.findByRole('list', { name: 'Populära varumärken' })
  expect(namesIn('Populära städer')).toEqual(['Bergen', 'Umeå'])
  expect(namesIn('Populära varumärken')).toEqual(['Fjord', 'Stor'])
  unmount()
  const found = open('/p/search?q=um')
  await screen.findByRole('list', { name: 'Varumärken' })
  expect(found.api.to('GET /campaigns')[0]?.query.get('countryFirst')).toBe('NO')
  clock.mockRestore()
})

test('by keyboard: down to what was found and up again; Enter opens the first (S-31)', async () => {
  const { user, router } = open('/p/search?q=um')
  await screen.findByRole('list', { name: 'Varumärken' })
  const field = screen.getByRole('searchbox')
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: umami }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: umea }))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/p/brands/${brand.id}`))
})

test('Enter waits for what is found for the words that were typed (S-31)', async () => {
  const { user, router } = open('/p/search?q=zzz')
  await screen.findByRole('heading', { name: 'Inget hittades för ”zzz”' })
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'um{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/p/brands/${brand.id}`))
})

test('whoever goes elsewhere while Enter waits gets there (S-31)', async () => {
  const slow = slowPage('/login', 'Inloggning')
  let answer = (_: object) => {}
  const {
    user,
    router,
    api: server,
  } = renderPublic(<SearchPage />, {
    route: '/p/search?q=zzz',
    path: '/p/*',
    routes: [slow.route],
    api,
  })
  await screen.findByRole('heading', { name: 'Inget hittades för ”zzz”' })
  server.on({ 'GET /search': () => new Promise<object>((resolve) => (answer = resolve)) })
  const asked = server.to('GET /search').length
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'um{Enter}')
  await waitFor(() => expect(server.to('GET /search').length).toBeGreaterThan(asked))
  void act(() => void router.navigate('/login'))
  await act(async () => answer(wire({ brands: [brand], cities: [] })))
  await screen.findByRole('list', { name: 'Varumärken' })
  await slow.arrive()
  expect(await screen.findByText('Inloggning')).toBeTruthy()
})

test('nothing found and a failing search say so (S-31)', async () => {
  const { user, unmount } = open('/p/search?q=zzz')
  expect(await screen.findByRole('heading', { name: 'Inget hittades för ”zzz”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Föreslå en produkt' }).getAttribute('href')).toBe('/p/suggest-product')
  unmount()
  let isDown = true
  open('/p/search?q=um', 'sv', {
    'GET /search': () => (isDown ? reply(429, { error: 'too_many_requests' }) : wire({ brands: [brand], cities: [] })),
  })
  expect(await screen.findByText('Sökningen gick inte att göra.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('link', { name: umami })).toBeTruthy()
})

test('offers and stores with the words stand beneath, and link to their pages; when nothing fits, the hits of a near spelling are shown at once, and other offers where the own one is kept', async () => {
  const offer = buildCampaign({ name: 'Kaffepåsen' })
  const store = { ...buildStore({ name: 'Kaffebaren' }), offersCount: 1, instantOffersCount: 1 }
  const { user, router } = open('/p/search?q=kaffe', 'sv', {
    'GET /campaigns': ({ query }) =>
      listAnswer('campaigns', query.get('query') === 'kaffe' || query.get('perPage') === '3' ? [offer] : []),
    'GET /stores': ({ query }) => listAnswer('stores', query.get('query') === 'kaffe' ? [store] : []),
    'GET /search': ({ query }) =>
      wire({ brands: [], cities: [], near: query.get('query') === 'kaffe' ? undefined : 'kaffe' }),
  })
  const offers = await screen.findByRole('list', { name: 'Erbjudanden' })
  expect(
    within(offers)
      .getByRole('link', { name: /Kaffe ?påsen/ })
      .getAttribute('href'),
  ).toBe(`/p/marketplace/${offer.id}`)
  expect(namesIn('Butiker').join()).toContain('Kaffebaren')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'kafffe')
  expect(await screen.findByText('Inget för ”kafffe”. Menade du ”kaffe”?')).toBeTruthy()
  expect(namesIn('Butiker').join()).toContain('Kaffebaren')
  await user.click(screen.getByRole('button', { name: 'Sök ändå efter ”kafffe”' }))
  expect(within(await screen.findByRole('list', { name: 'Erbjudanden just nu' })).getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByText(/Menade du/)).toBeNull()
  await waitFor(() => expect(router.state.location.search).toBe('?q=kafffe'))
})

const kaffe: FakeRoutes = {
  'GET /search': wire({ brands: [buildBrand({ id: id(8), name: 'Fjordkaffe' })], cities: [] }),
  'GET /campaigns': listAnswer(
    'campaigns',
    [1, 2, 3, 4, 5].map((n) => buildCampaign({ id: id(n), name: `Kaffepåse ${n}` })),
  ),
  'GET /stores': listAnswer('stores', [{ ...buildStore({ name: 'Björkbar' }), offersCount: 0, instantOffersCount: 0 }]),
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

test('a tab for each kind that was found, with its count; the open one is in the address and reached by keyboard', async () => {
  const { user, router } = open('/p/search?q=kaffe', 'sv', kaffe)
  await screen.findByRole('tablist', { name: 'Träffar' })
  expect(tabs()).toEqual(['Allt7', 'Erbjudanden5', 'Varumärken1', 'Butiker1'])
  expect(screen.getByRole('status').textContent).toBe('7 träffar')
  await user.click(screen.getByRole('tab', { name: /Allt/ }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(router.state.location.search).toBe('?q=kaffe&tab=brands')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Varumärken1')
  expect(document.activeElement?.textContent).toBe('Varumärken1')
  expect(screen.queryByRole('list', { name: 'Erbjudanden' })).toBeNull()
  expect(namesIn('Varumärken')).toEqual(['Fjordkaffe'])
  await user.keyboard('{Home}')
  expect(router.state.location.search).toBe('?q=kaffe')
  expect(screen.getByRole('list', { name: 'Butiker' })).toBeTruthy()
})

test('all of a kind are shown on request, with the focus on its tab; an address with a kind that was not found shows all kinds', async () => {
  const { user, router, unmount } = open('/p/search?q=kaffe', 'sv', kaffe)
  expect(await screen.findByRole('list', { name: 'Erbjudanden' })).toBeTruthy()
  expect(namesIn('Erbjudanden')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Visa alla 5' }))
  expect(namesIn('Erbjudanden')).toHaveLength(5)
  expect(router.state.location.search).toBe('?q=kaffe&tab=offers')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Erbjudanden/ }))
  unmount()
  open('/p/search?q=kaffe&tab=cities', 'sv', kaffe)
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Allt7')
})

test('what was searched for is marked in names, inside longer words too; short words at the beginning only', async () => {
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  const { unmount } = open('/p/search?q=kaffe', 'sv', kaffe)
  await screen.findByRole('tablist')
  expect(marks()).toEqual(['Kaffe', 'Kaffe', 'Kaffe', 'Kaffe', 'kaffe'])
  unmount()
  open('/p/search?q=um')
  await screen.findByRole('tablist')
  expect(marks()).toEqual(['Um', 'Um', 'Um'])
})

const bars = [
  { ...buildStore({ id: id(31), name: 'Kaffebar Järntorget' }), offersCount: 1, instantOffersCount: 0, distance: 350 },
  { ...buildStore({ id: id(32), name: 'Kaffebar Vasa' }), offersCount: 1, instantOffersCount: 1, distance: 1_240 },
  { ...buildStore({ id: id(33), name: 'Kaffebar Mölndal' }), offersCount: 0, instantOffersCount: 0, distance: 12_400 },
]
const withoutDistance = bars.map((store) => ({ ...store, distance: undefined }))

test('a town is chosen beside the search box; stores then say how far they are, what can be had now first', async () => {
  localStorage.clear()
  const {
    user,
    api: server,
    unmount,
  } = open('/p/search?q=kaffe', 'sv', {
    'GET /stores': ({ query }) => listAnswer('stores', query.get('near') ? bars : withoutDistance),
  })
  const first = () => within(screen.getByRole('list', { name: 'Butiker' })).getAllByRole('listitem')
  await screen.findByRole('list', { name: 'Butiker' })
  expect(server.to('GET /stores').at(-1)!.query.get('countryFirst')).toBe('SE')
  expect(first()[0]?.textContent).not.toMatch(/\d\s(m|km)$/)

  await user.click(screen.getByRole('button', { name: 'Välj ort' }))
  await user.type(await screen.findByLabelText('Sök ort'), 'ume')
  await user.click(await screen.findByRole('button', { name: 'Umeå' }))
  expect(await screen.findByRole('button', { name: 'Plats: Umeå' })).toBeTruthy()
  await waitFor(() => expect(server.to('GET /stores').at(-1)!.query.get('near')).toBe('63.8258,20.263'))
  const rows = () => first().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  await waitFor(() => expect(rows()[0]).toMatch(/Kaffe ?bar Vasa.*Hämta nu1,2 km$/))
  expect(rows()[1]).toMatch(/Ansök först350 m$/)
  expect(rows()[2]).toMatch(/[^t]12 km$/)
  unmount()

  // The next visit starts from the same town, until it is taken away.
  const next = open('/p/search?q=kaffe', 'sv', { 'GET /stores': listAnswer('stores', bars) })
  await next.user.click(await screen.findByRole('button', { name: 'Plats: Umeå' }))
  await next.user.click(await screen.findByRole('button', { name: 'Visa utan avstånd' }))
  expect(await screen.findByRole('button', { name: 'Välj ort' })).toBeTruthy()
  expect(next.api.to('GET /stores').at(-1)!.query.get('near')).toBeNull()
})

test('an offer that is picked up names its store and town, and how many others have it', async () => {
  localStorage.clear()
  const pickup = buildCampaign({ id: id(7), name: 'Kaffeburken', deliveryMethod: 'pickup' })
  const place = { ...buildPickup({ storesCount: 3 }, 1), campaignId: pickup.id }
  const { api: server } = open('/p/search?q=kaffe', 'sv', {
    'GET /campaigns': listAnswer('campaigns', [pickup, buildCampaign({ id: id(8), name: 'Kaffekopp' })]),
    'GET /store_campaigns': listAnswer('storeCampaigns', [place]),
  })
  expect(await screen.findByText('Kaffebaren 1, Göteborg')).toBeTruthy()
  expect(screen.getByText('och 2 butiker till')).toBeTruthy()
  const [asked] = server.to('GET /store_campaigns')
  expect([...asked!.query.values()].filter((value) => value === pickup.id)).toHaveLength(1)
  expect(Object.fromEntries(asked!.query)).toMatchObject({ oneEach: 'true', countryFirst: 'SE' })
})
