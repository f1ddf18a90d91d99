/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { buildStore, id, listAnswer, reply, screen, wire, within } from '@samspel/testing'
import { buildPickup } from '../../components/pickup/testing'
import { renderPublic } from '../../data/testing'
import { StorePage } from './StorePage'

const store = buildStore(
  { name: 'Kaffebaren', brandName: 'Björkbrygg', phone: '090-12 34 56', openingHours: '8 till 18' },
  1,
)
const page = { path: '/p/marketplace/stores/:storeId', route: `/p/marketplace/stores/${store.id}` }
const neighbour = {
  ...buildStore({ name: 'Kaffebaren Öst', address: 'Östra vägen 2' }, 2),
  offersCount: 1,
  instantOffersCount: 0,
}
const api = (
  offers: object[] = [buildPickup()],
  stores: object[] = [{ ...store, offersCount: 1, instantOffersCount: 1 }, neighbour],
) => ({
  'GET /stores/:id': wire({ store }),
  'GET /store_campaigns': listAnswer('storeCampaigns', offers),
  'GET /stores': listAnswer('stores', stores),
})

beforeEach(() => localStorage.clear())

test('the page of a store shows that store: facts, what can be picked up there, and its neighbours (R-06, S-30)', async () => {
  const { api: fake } = renderPublic(<StorePage />, { ...page, api: api() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Kaffebaren' })).toBeTruthy()
  expect(fake.to('GET /stores/:id')[0]!.params).toEqual({ id: store.id })
  expect(screen.getByText('Storgatan 1, 903 26 Umeå')).toBeTruthy()
  expect(screen.getByText('8 till 18')).toBeTruthy()
  expect(screen.getByRole('link', { name: '090-12 34 56' }).getAttribute('href')).toBe('tel:090123456')
  expect(screen.getByRole('link', { name: 'Visa på kartan' }).getAttribute('href')).toBe(
    `/p/marketplace/stores?store=${store.id}`,
  )
  expect(screen.getByRole('link', { name: 'Björkbrygg' }).getAttribute('href')).toBe(`/p/brands/${id(200)}`)
  const offers = within(await screen.findByRole('list', { name: 'Hämta här' }))
  expect(offers.getByRole('link', { name: 'Presspaketet 1' }).getAttribute('href')).toBe(
    `/p/marketplace/store-campaigns/${id(2001)}`,
  )
  expect(offers.getByRole('button', { name: 'Reservera och hämta nu' })).toBeTruthy()
  expect(Object.fromEntries(fake.to('GET /store_campaigns')[0]!.query)).toEqual({ storeId: store.id, page: '1' })
  const neighbours = within(await screen.findByRole('list', { name: 'Björkbrygg i Umeå' }))
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/p/marketplace/stores/${neighbour.id}`,
  ])
})

test('a visitor who picks up in the store comes to sign-in and back to the offer, and no call is made (P-06)', async () => {
  const { user, api: fake } = renderPublic(<StorePage />, { ...page, api: api() })
  await user.click(await screen.findByRole('button', { name: 'Reservera och hämta nu' }))
  expect(localStorage.getItem('samspel.after-login-path')).toBe(`/p/marketplace/store-campaigns/${id(2001)}?take=1`)
  expect(fake.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('nothing to pick up leads to the brand; offers that do not come are asked for again, the store stays', async () => {
  const { unmount } = renderPublic(<StorePage />, { ...page, api: api([], []) })
  expect(await screen.findByRole('heading', { name: 'Inget att hämta just nu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Till Björkbrygg' }).getAttribute('href')).toBe(`/p/brands/${id(200)}`)
  unmount()
  const { user, api: fake } = renderPublic(<StorePage />, {
    ...page,
    api: { ...api(), 'GET /store_campaigns': reply(429, { error: 'too_many_requests' }) },
  })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.getByRole('heading', { level: 1, name: 'Kaffebaren' })).toBeTruthy()
  fake.on(api())
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Presspaketet 1' })).toBeTruthy()
})

test('an unknown store, and one out of reach, say so in the words of their kind (X-27)', async () => {
  for (const [status, text] of [
    [404, 'Butiken finns inte, eller så har den tagits bort.'],
    [403, 'Du har inte åtkomst till butiken.'],
  ] as const) {
    const { unmount } = renderPublic(<StorePage />, {
      ...page,
      api: { 'GET /stores/:id': reply(status, { error: status === 404 ? 'store_not_found' : 'forbidden' }) },
    })
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy()
    unmount()
  }
})

test.each([
  ['X-06', 'sv', reply(200, '<html>'), 'Kunde inte tolka datan från servern'],
  ['X-14', 'en', reply(200, '<html>'), 'An error occured while processing the server response.'],
  ['X-10', 'en', reply(401), 'You need to be signed in before you continue.'],
] as const)('%s in %s a store that could not be read says why', async (_row, locale, answer, text) => {
  renderPublic(<StorePage />, { ...page, locale, api: { 'GET /stores/:id': answer } })
  expect(await screen.findByText(text)).toBeTruthy()
})
