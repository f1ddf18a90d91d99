/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { storage } from '@samspel/store'
import { buildCampaign, cleanup, id, listAnswer, reply, screen, within } from '@samspel/testing'
import { openPage } from '../../testing'
import LookFirst from './LookFirst'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const clockIn = (timeZone: string) => {
  const real = Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone })
}
const offers = [
  buildCampaign({ id: id(1), name: 'Kallbryggt', brandName: 'Fjordkaffe', placesLeft: 1 }),
  buildCampaign({ id: id(2), name: 'Presspaketet', deliveryMethod: 'pickup', placesLeft: 4 }),
]
const store = (campaign: number, name: string) => ({
  id: id(100 + campaign),
  campaign_id: id(campaign),
  campaign: {},
  store: { name, city: 'Växjö', country_code: 'SE' },
})
const api = {
  'GET /campaigns': listAnswer('campaigns', offers),
  'GET /store_campaigns': listAnswer('store_campaigns', [store(2, 'Pressbyrån')]),
}
const open = (more: Parameters<typeof openPage>[3] = {}) => openPage(LookFirst, '/', '/', { ...api, ...more })
const asked = (server: ReturnType<typeof open>['api'], call: string) =>
  server.to(call).map(({ query }) => [...query].map(([name, value]) => `${name}=${value}`).join('&'))

test('offers of the visitor’s country come first, and none is left out', async () => {
  clockIn('Europe/Oslo')
  const { api } = open()
  await screen.findByRole('list', { name: 'Vill du titta först?' })
  expect(api.to('GET /campaigns').map(({ query }) => Object.fromEntries(query))).toEqual([{ countryFirst: 'NO' }])
  expect(screen.getByText('2 erbjudanden är öppna just nu. Du kan se dem utan konto.')).toBeTruthy()
})

test('a country chosen on the marketplace filters here as it does there', async () => {
  clockIn('Europe/Oslo')
  storage.set('preferred-country', 'DK')
  const { api } = open()
  await screen.findByRole('list', { name: 'Vill du titta först?' })
  expect(api.to('GET /campaigns').map(({ query }) => Object.fromEntries(query))).toEqual([{ country: 'DK' }])
})

test('the town chosen on the marketplace decides here too: its country first, stores nearest to it', async () => {
  clockIn('Europe/Oslo')
  const town = { name: 'Malmö', countryCode: 'SE', latitude: 55.6, longitude: 13 }
  storage.set('marketplace-filter', JSON.stringify({ town }))
  const { api: server } = open()
  await screen.findByText('Hämta hos Pressbyrån, Växjö')
  expect(asked(server, 'GET /campaigns')).toEqual(['countryFirst=SE'])
  expect(asked(server, 'GET /store_campaigns')).toEqual([
    `campaignId[]=${id(2)}&oneEach=true&countryFirst=SE&near=55.6,13`,
  ])
})

test.each(['not json', '{"town":{"countryCode":"XX","latitude":"north"}}', '{"town":null}'])(
  'what is kept in place of a town is left alone: %s',
  async (kept) => {
    clockIn('Europe/Oslo')
    storage.set('marketplace-filter', kept)
    const { api: server } = open()
    await screen.findByText('Hämta hos Pressbyrån, Växjö')
    expect(asked(server, 'GET /store_campaigns')).toEqual([`campaignId[]=${id(2)}&oneEach=true&countryFirst=NO`])
  },
)

test('y: each offer says whose it is, and how many places are left or that it is fetched in a store', async () => {
  open()
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[0]!).getByText('Fjordkaffe')).toBeTruthy()
  expect(within(rows[0]!).getByText('1 plats kvar')).toBeTruthy()
  expect(within(rows[1]!).getByText('Hämta hos Pressbyrån, Växjö')).toBeTruthy()
  expect(within(rows[1]!).queryByText(/plats/)).toBeNull()
})

test('a pick-up names its best store, in the visitor’s country first; a name that holds the town says it once', async () => {
  clockIn('Europe/Oslo')
  const { api: server } = open({
    'GET /store_campaigns': listAnswer('store_campaigns', [store(2, 'Pressbyrån Växjö')]),
  })
  expect(await screen.findByText('Hämta hos Pressbyrån Växjö')).toBeTruthy()
  expect(asked(server, 'GET /store_campaigns')).toEqual([`campaignId[]=${id(2)}&oneEach=true&countryFirst=NO`])
})

test.each([
  ['cannot be read', reply(500, { error: 'internal' })],
  ['is not among the answer', listAnswer('store_campaigns', [])],
])('a store that %s leaves the offer in its place', async (_what, answer) => {
  open({ 'GET /store_campaigns': answer })
  expect(await screen.findByText('Hämta i butik')).toBeTruthy()
})

test('where nothing is picked up no store is asked for', async () => {
  const { api: server } = open({ 'GET /campaigns': listAnswer('campaigns', offers.slice(0, 1)) })
  await screen.findByRole('list', { name: 'Vill du titta först?' })
  expect(server.to('GET /store_campaigns')).toEqual([])
})

test('on a phone the value stands in the line below, where it leaves the name its room', async () => {
  window.matchMedia = (() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never
  const products = [
    {
      productTitle: 'Kaffe',
      productName: '',
      productDescription: '',
      productArticleReference: '',
      defaultProductValue: 429,
    },
  ]
  const worth = offers.map((offer) => ({ ...offer, products }))
  open({ 'GET /campaigns': listAnswer('campaigns', worth) })
  const [first, second] = await screen.findAllByRole('listitem')
  for (const text of ['1 plats kvar', /^Värde 429.kr$/]) expect(within(first!).getByText(text)).toBeTruthy()
  for (const text of ['Hämta hos Pressbyrån, Växjö', /^Värde 429.kr$/])
    expect(within(second!).getByText(text)).toBeTruthy()
  Reflect.deleteProperty(window, 'matchMedia')
})
