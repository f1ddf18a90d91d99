/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
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
const namesIn = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('S-31 Find store: matches of each kind; a brand leads to its page, a city to its place on the map', async () => {
  const { user, router, api: server } = open('/p/search', 'en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Find store' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Brand or city' }), 'um')
  const brands = await screen.findByRole('list', { name: 'Brands' })
  expect(within(brands).getByRole('link', { name: 'Umami Umeå' }).getAttribute('href')).toBe(`/p/brands/${brand.id}`)
  expect(
    within(screen.getByRole('list', { name: 'Cities' }))
      .getByRole('link', { name: 'Umeå' })
      .getAttribute('href'),
  ).toBe('/p/marketplace/stores?country=SE&city=Ume%C3%A5&lat=63.8258&lng=20.2630&z=11')
  expect(router.state.location.search).toBe('?q=um')
  expect(screen.getByRole('status').textContent).toBe('1 brand and 1 city found')
  expect(server.to('GET /search').every(({ isPublic }) => isPublic)).toBe(true)
})

test('S-31 before anything is typed: the towns with most stores and the brands with most followers come first', async () => {
  open()
  await screen.findByRole('list', { name: 'Populära städer' })
  await screen.findByRole('list', { name: 'Populära varumärken' })
  expect(namesIn('Populära städer')).toEqual(['Umeå', 'Arboga'])
  expect(namesIn('Populära varumärken')).toEqual(['Stor', 'Liten'])
})

test('S-31 by keyboard: down to what was found and up again; Enter opens the first', async () => {
  const { user, router } = open('/p/search?q=um')
  await screen.findByRole('list', { name: 'Varumärken' })
  const field = screen.getByRole('searchbox')
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Umami Umeå' }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Umeå' }))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/p/brands/${brand.id}`))
})

test('S-31 Enter waits for what is found for the words that were typed', async () => {
  const { user, router } = open('/p/search?q=zzz')
  await screen.findByRole('heading', { name: 'Inget hittades för ”zzz”' })
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'um{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/p/brands/${brand.id}`))
})

test('S-31 whoever goes elsewhere while Enter waits gets there', async () => {
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

test('S-31 nothing found and a failing search say so', async () => {
  const { user, unmount } = open('/p/search?q=zzz')
  expect(await screen.findByRole('heading', { name: 'Inget hittades för ”zzz”' })).toBeTruthy()
  unmount()
  let isDown = true
  open('/p/search?q=um', 'sv', {
    'GET /search': () => (isDown ? reply(429, { error: 'too_many_requests' }) : wire({ brands: [brand], cities: [] })),
  })
  expect(await screen.findByText('Sökningen gick inte att göra.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('link', { name: 'Umami Umeå' })).toBeTruthy()
})

test('offers and stores with the words stand beneath, and link to their pages; a near spelling is offered when nothing fits', async () => {
  const offer = buildCampaign({ name: 'Kaffepåsen' })
  const store = { ...buildStore({ name: 'Kaffebaren' }), offersCount: 1, instantOffersCount: 1 }
  const { user, router } = open('/p/search?q=kaffe', 'sv', {
    'GET /campaigns': ({ query }) => listAnswer('campaigns', query.get('query') === 'kaffe' ? [offer] : []),
    'GET /stores': ({ query }) => listAnswer('stores', query.get('query') === 'kaffe' ? [store] : []),
    'GET /search': ({ query }) =>
      wire({ brands: [], cities: [], near: query.get('query') === 'kaffe' ? undefined : 'kaffe' }),
  })
  const offers = await screen.findByRole('list', { name: 'Erbjudanden' })
  expect(
    within(offers)
      .getByRole('link', { name: /Kaffepåsen/ })
      .getAttribute('href'),
  ).toBe(`/p/marketplace/${offer.id}`)
  expect(namesIn('Butiker').join()).toContain('Kaffebaren')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'kafffe')
  await user.click(await screen.findByRole('button', { name: 'kaffe' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=kaffe'))
})
