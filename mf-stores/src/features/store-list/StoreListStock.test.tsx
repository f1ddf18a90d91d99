/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { StoreListCounts } from '@samspel/api'
import {
  answerMedia,
  buildBrand,
  buildStore,
  id,
  listAnswer,
  renderWithApp,
  screen,
  waitFor,
  wire,
  type WireRequest,
  within,
} from '@samspel/testing'
import { storeListCounts, storeLists } from '../../data/lists'
import { StoreListPage } from './StoreListPage'

// The environment has no layout, and a map without a size has no zoom.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(430)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
})
let restore: (() => void) | undefined
afterEach(() => restore?.())

const brand = buildBrand({ name: 'Havsro' })
const coffee = { storeProductId: id(701), name: 'Kaffe' }
const umea = buildStore({
  id: id(601),
  name: 'Havsro Umeå',
  city: 'Umeå',
  latitude: 63.83,
  longitude: 20.26,
  brandId: brand.id,
  worstStock: { ...coffee, onShelf: 3, quantity: 0, reserved: 3, level: 'out' },
})
const lund = buildStore({
  id: id(602),
  name: 'Havsro Lund',
  city: 'Lund',
  latitude: 55.7,
  longitude: 13.19,
  brandId: brand.id,
  worstStock: { ...coffee, onShelf: 2, quantity: 2, reserved: 0, level: 'low' },
})
const ystad = buildStore({
  id: id(603),
  name: 'Havsro Ystad',
  latitude: 59.3,
  longitude: 18.06,
  brandId: brand.id,
  worstStock: null,
})
const counts: StoreListCounts = {
  stores: 3,
  openOffers: 3,
  expectedToday: 0,
  lateToday: 0,
  waitingApplications: 2,
  storesExpecting: 0,
  storesWaiting: 0,
  storesOut: 1,
  storesLow: 1,
  storesInTown: 0,
  listed: { openOffers: 3, expectedToday: 0, lateToday: 0, storesShort: 2 },
  cities: [],
  countries: [],
}
const locationOf = ({ id: storeId, brandId, name, city, countryCode, latitude, longitude }: typeof umea) => ({
  id: storeId,
  brandId,
  name,
  city,
  countryCode,
  latitude,
  longitude,
})
const open = (search = '') => {
  restore = answerMedia((query) => query.includes('min-width: 1100px'))
  return renderWithApp(<StoreListPage />, {
    path: '/brands/:brandId/stores',
    route: `/brands/${brand.id}/stores${search}`,
    state: { auth: { authenticated: true, scope: 'user', role: 'company' } } as never,
    slices: [storeLists, storeListCounts],
    api: {
      'GET /brands/:id/stores': { ...listAnswer('stores', [umea, lund, ystad]), ...wire({ counts }) },
      'GET /brands/:id': wire({ brand }),
      'GET /store_locations': wire({
        storeLocations: [
          { ...locationOf(umea), stockLevel: 'out' },
          { ...locationOf(lund), stockLevel: 'low' },
          locationOf(ystad),
        ],
      }),
      'POST /counters/:id/stock_changes': ({ body }: WireRequest) =>
        wire({
          storeStock: {
            ...coffee,
            storeId: umea.id,
            imageUrl: null,
            quantity: (body as { stockChange: { quantity: number } }).stockChange.quantity,
            level: 'enough',
            reserved: 0,
            changedBy: null,
            changedAt: null,
          },
        }),
      'GET /stores/:id': wire({ store: umea }),
      'GET /counters/:id/stock_changes': listAnswer('stockChanges', []),
    },
  })
}
const cellOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('tr')!.lastElementChild!

test('each row says what the store has fewest of, the foot how many are short, and the column sorts', async () => {
  const { user, api } = open()
  const out = await cellOf(/Havsro Umeå/)
  expect(out.textContent).toBe('Inga lediga')
  expect(out.querySelector('[title]')?.getAttribute('title')).toBe('Inga lediga av Kaffe')
  expect((await cellOf(/Havsro Lund/)).textContent).toBe('2 lediga')
  expect((await cellOf(/Havsro Ystad/)).textContent).toBe('–')
  expect(screen.getByText('2 butiker', { selector: 'tfoot *' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Lager' }))
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('sort')).toBe('stock'))
})

test('a pill narrows list and map to the stores that are out; pins say what is wrong with them', async () => {
  const { user, api, router } = open()
  expect(await screen.findByRole('button', { name: 'Havsro Umeå, inga lediga' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Havsro Lund, få lediga' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 butik har få lediga' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '1 butik har inga lediga' }))
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('stock')).toBe('out'))
  expect(new URLSearchParams(router.state.location.search).get('stock')).toBe('out')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Havsro Lund, få/ })).toBeNull())
})

test('the card of a store says what is out, and its number is changed in place', async () => {
  const { user, api } = open(`?store=${umea.id}`)
  const card = within(await screen.findByRole('complementary'))
  expect(card.getByText('Inga lediga av Kaffe')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Ändra lager' }))
  const form = within(await screen.findByRole('dialog'))
  const field = await form.findByLabelText('På hyllan')
  await user.clear(field)
  await user.type(field, '12')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('POST /counters/:id/stock_changes')).toHaveLength(1))
  expect(api.to('POST /counters/:id/stock_changes')[0]!.body).toMatchObject({
    stockChange: { storeProductId: coffee.storeProductId, onShelf: 12 },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(api.to('GET /brands/:id/stores')).toHaveLength(2))
})
