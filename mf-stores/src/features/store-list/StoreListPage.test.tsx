/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Store } from '@samspel/api'
import type { RootState } from '@samspel/store'
import {
  answerMedia,
  buildBrand,
  buildStore,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { storeListCounts, storeLists } from '../../data/lists'
import { StoreListPage } from './StoreListPage'

const as = (role: RootState['auth']['role']) => ({ auth: { authenticated: true, scope: 'user', role } }) as never
const brand = buildBrand({ name: 'Havsro' })
const locationOf = ({ id, brandId, name, city, countryCode, latitude, longitude }: Store) => ({
  id,
  brandId,
  name,
  city,
  countryCode,
  latitude,
  longitude,
})
const open = (
  role: RootState['auth']['role'],
  stores: object = listAnswer('stores', [buildStore({ name: 'Havsro Umeå' })]),
  locations: object = wire({ storeLocations: [] }),
  search = '',
  shown = brand,
) =>
  renderWithApp(<StoreListPage />, {
    path: '/brands/:brandId/stores',
    route: `/brands/${brand.id}/stores${search}`,
    state: as(role),
    slices: [storeLists, storeListCounts],
    api: {
      'GET /brands/:id/stores': stores,
      'GET /brands/:id': wire({ brand: shown }),
      'GET /store_locations': locations,
    },
  })

test('company staff see the stores of the brand, each leading to its page, and may add one (R-24, P-04)', async () => {
  open('company')
  expect((await screen.findByRole('link', { name: /Havsro Umeå/ })).getAttribute('href')).toBe(
    `/brands/${brand.id}/stores/${id(501)}`,
  )
  expect(screen.getByRole('link', { name: 'Lägg till butik' }).getAttribute('href')).toBe(
    `/brands/${brand.id}/stores/new`,
  )
})

test('the town stands once: behind the street, or in the name of the store', async () => {
  const at = (n: number, name: string, city: string) => buildStore({ id: id(n), name, city, address: 'Storgatan 1' })
  open('company', listAnswer('stores', [at(501, 'Umeå', 'Umeå'), at(502, 'Torget', 'Luleå')]))
  const row = async (name: RegExp) => within((await screen.findByRole('link', { name })).closest('tr')!)
  expect((await row(/Umeå/)).getByText('Storgatan 1')).toBeTruthy()
  expect((await row(/Torget/)).getByText('Storgatan 1, Luleå')).toBeTruthy()
})

test('store staff see the list but add nothing (P-04)', async () => {
  open('store_user')
  expect(await screen.findByRole('link', { name: /Havsro Umeå/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lägg till butik' })).toBeNull()
})

test('the head counts the stores that one sees: a clerk of one store reads one, the brand’s staff all', async () => {
  const shown = { ...brand, storesCount: 36 }
  for (const [role, words] of [
    ['store_user', 'Havsro, 1 butik'],
    ['company', 'Havsro, 36 butiker'],
  ] as const) {
    const { unmount } = open(role, undefined, undefined, '', shown)
    await screen.findByRole('link', { name: /Havsro Umeå/ })
    expect(await screen.findByText(words)).toBeTruthy()
    unmount()
  }
})

test('search words and country stand in the address and go to the server (S-06)', async () => {
  const { user, api, router } = open('company')
  await screen.findByRole('link', { name: /Havsro Umeå/ })
  await user.type(screen.getByRole('searchbox'), 'gävle')
  await user.selectOptions(screen.getByLabelText('Land'), 'NO')
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('query')).toBe('gävle'))
  expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('countryCode')).toBe('NO')
  expect(new URLSearchParams(router.state.location.search).get('country')).toBe('NO')
})

test('a brand of somebody else is not shown (S-34)', async () => {
  open('company', reply(404, { error: 'not_found' }))
  expect(
    await screen.findByRole('heading', { name: 'Varumärket finns inte, eller så har du inte åtkomst till det.' }),
  ).toBeTruthy()
})

// The environment has no layout, and a map without a size has no zoom.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(430)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
})
let restore: (() => void) | undefined
const onDesk = () => {
  restore = answerMedia((query) => query.includes('min-width: 1100px'))
}
afterEach(() => restore?.())

/** Paths of the links that were followed, since the environment does not navigate. */
const followed: string[] = []
beforeAll(() =>
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    followed.push(link.getAttribute('href')!)
  }),
)
beforeEach(() => {
  followed.length = 0
})
const umea = buildStore({
  id: id(601),
  name: 'Havsro Umeå',
  city: 'Umeå',
  latitude: 63.83,
  longitude: 20.26,
  brandId: brand.id,
})
const lund = buildStore({
  id: id(602),
  name: 'Havsro Lund',
  city: 'Lund',
  latitude: 55.7,
  longitude: 13.19,
  brandId: brand.id,
})

test('on a desk a press on a row selects the store on the map, a second one opens it', async () => {
  onDesk()
  const { user, router } = open(
    'company',
    listAnswer('stores', [umea, lund]),
    wire({ storeLocations: [locationOf(umea), locationOf(lund)] }),
  )
  const row = await screen.findByRole('link', { name: /Havsro Lund/ })
  const pin = await screen.findByRole('button', { name: 'Havsro Lund' })
  await user.click(row)
  expect(new URLSearchParams(router.state.location.search).get('store')).toBe(lund.id)
  expect(followed).toEqual([])
  await waitFor(() => expect(pin.getAttribute('aria-current')).toBe('true'))
  const card = screen.getByRole('complementary')
  expect(within(card).getByRole('link', { name: 'Öppna butiken' }).getAttribute('href')).toBe(
    `/brands/${brand.id}/stores/${lund.id}`,
  )
  await user.click(row)
  expect(followed).toEqual([`/brands/${brand.id}/stores/${lund.id}`])
})

test('a pin selects its row; arrow keys walk the rows; Enter opens', async () => {
  onDesk()
  const { user, router } = open(
    'company',
    listAnswer('stores', [umea, lund]),
    wire({ storeLocations: [locationOf(umea), locationOf(lund)] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Havsro Umeå' }))
  expect(new URLSearchParams(router.state.location.search).get('store')).toBe(umea.id)
  const first = screen.getByRole('link', { name: /Havsro Umeå/ })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /Havsro Lund/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(followed).toEqual([`/brands/${brand.id}/stores/${lund.id}`])
})

test('without room for both, the map is behind a button and a press on a row opens the store', async () => {
  const { user } = open('store_user', listAnswer('stores', [umea]), wire({ storeLocations: [locationOf(umea)] }))
  await screen.findByRole('link', { name: /Havsro Umeå/ })
  await user.click(screen.getByRole('button', { name: 'Karta' }))
  expect(await screen.findByRole('application', { name: 'Karta med butikerna' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Lista' }))
  await user.click(screen.getByRole('link', { name: /Havsro Umeå/ }))
  expect(followed).toEqual([`/brands/${brand.id}/stores/${umea.id}`])
})

const counts = {
  stores: 2,
  openOffers: 3,
  expectedToday: 5,
  lateToday: 1,
  waitingApplications: 0,
  storesExpecting: 1,
  storesWaiting: 0,
  storesOut: 0,
  storesLow: 0,
  storesInTown: 1,
  listed: { openOffers: 3, expectedToday: 5, lateToday: 1, storesShort: 0 },
  cities: [
    { countryCode: 'SE', city: 'Umeå', stores: 1 },
    { countryCode: 'SE', city: 'Lund', stores: 1 },
  ],
  countries: [{ countryCode: 'SE', stores: 2 }],
}
const withCounts = (search = '', role: RootState['auth']['role'] = 'company') =>
  open(
    role,
    {
      ...listAnswer('stores', [
        { ...umea, openOffers: 3, expectedToday: 5, lateToday: 1 },
        { ...lund, openOffers: 0, isPlacedInTown: true },
      ]),
      ...wire({ counts }),
    },
    wire({ storeLocations: [locationOf(umea), locationOf(lund)] }),
    search,
  )

test('what today brings stands in the rows and sums below; first come those with most, and each column sorts', async () => {
  const { user, api, router } = withCounts()
  const row = (await screen.findByRole('link', { name: /Havsro Umeå/ })).closest('tr')!
  expect(within(row).getByText('1 försenad')).toBeTruthy()
  expect(screen.getByText('2 butiker', { selector: 'tfoot *' })).toBeTruthy()
  expect(api.to('GET /brands/:id/stores')[0]?.query.get('sort')).toBe('-expectedToday')
  await user.click(screen.getByRole('button', { name: 'Erbjudanden' }))
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('sort')).toBe('openOffers'))
  expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('openOffers')
})

test('a pill narrows the list to those where somebody is expected; at zero there is none; a town narrows list and map', async () => {
  const { user, api } = withCounts()
  const pill = await screen.findByRole('button', { name: '5 hämtningar väntas i dag' })
  expect(screen.queryByRole('button', { name: /på svar/ })).toBeNull()
  await user.click(pill)
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('today')).toBe('expected'))
  expect(pill.getAttribute('aria-pressed')).toBe('true')
  await user.selectOptions(screen.getByLabelText('Stad'), 'Lund')
  await waitFor(() => expect(api.to('GET /store_locations').at(-1)?.query.get('city')).toBe('Lund'))
  expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('city')).toBe('Lund')
})

test('a part of the map, in the address, narrows the list until all are shown; nonsense there is nothing', async () => {
  onDesk()
  const { user, api, router } = withCounts('?area=13,55,14,56&sort=x&today=y')
  await screen.findByText('Listan visar en del av kartan.')
  await waitFor(() => expect(api.to('GET /brands/:id/stores').length).toBeGreaterThan(0))
  const asked = api.to('GET /brands/:id/stores')[0]!.query
  expect([asked.get('bounds'), asked.get('sort'), asked.get('today')]).toEqual(['13,55,14,56', '-expectedToday', null])
  await user.click(screen.getByRole('button', { name: 'Visa alla 2' }))
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('bounds')).toBeNull())
  expect(router.state.location.search).not.toContain('area')
})

test('stores that their town placed say so and are listed by a pill, for those who can move them', async () => {
  const { user, api, router, unmount } = withCounts()
  const pill = await screen.findByRole('button', { name: '1 butik placerad mitt i orten' })
  const said = screen.getByText('Placerad mitt i orten')
  expect(within(said.closest('tr')!).getByRole('link', { name: /Havsro Lund/ })).toBeTruthy()
  await user.click(pill)
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('placed')).toBe('town'))
  expect(new URLSearchParams(router.state.location.search).get('placed')).toBe('town')
  unmount()
  withCounts('', 'store_user')
  await screen.findByRole('button', { name: '5 hämtningar väntas i dag' })
  expect(screen.queryByText(/mitt i orten/)).toBeNull()
})
