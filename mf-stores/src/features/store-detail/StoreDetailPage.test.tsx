/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildStore,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { applicantCounts } from '../../data/applicant-counts'
import { offerLists } from '../../data/offers'
import { applicantLists } from '../../data/store-participations'
import { liveSaga } from '../../live'
import { buildStoreOffer } from '../../testing'
import { StoreDetailPage } from './StoreDetailPage'

const store = buildStore({
  name: 'Havsro Umeå',
  token: 'AbC_123',
  openingHours: 'Mån–fre 10–18',
  handoverNote: 'Muggarna står under disken.',
  abilities: ['update', 'renewToken'],
})
const counterDay = {
  store: { id: id(1), brandId: id(2), name: 'x', brandName: 'B', imageUrl: null, handoverNote: null },
  isOnlyStore: false,
  day: '2026-11-23',
  codeSalt: 'x',
  pickups: [],
}
const counts = { requested: 0, approved: 0, declined: 0, pickedUp: 0, invited: 0 }
const open = (answer: object, brandId = store.brandId, more: FakeRoutes = {}) =>
  renderWithApp(<StoreDetailPage />, {
    path: '/brands/:brandId/stores/:storeId',
    route: `/brands/${brandId}/stores/${store.id}`,
    slices: [applicantLists, applicantCounts, offerLists],
    sagas: { storesLive: liveSaga },
    api: {
      'GET /stores/:id': answer,
      'GET /brands/:id/store_offers': listAnswer('storeCampaigns', [buildStoreOffer()]),
      'POST /stores/:id/token/renewals': wire({ store: { ...store, token: 'NEW_456' } }),
      'GET /counters/:id/stock': listAnswer('storeStock', []),
      'GET /counters/:id': wire({ counterDay }),
      'GET /counters/:id/staff': wire({ storeStaff: [] }),
      'GET /brands/:id/store_participations': { ...listAnswer('storeParticipations', []), ...wire({ counts }) },
      ...more,
    },
  })

test('a store that its town placed says so to those who can move its pin, and leads there', async () => {
  const placed = { ...store, city: 'Umeå', isPlacedInTown: true }
  const { unmount } = open(wire({ store: placed }))
  expect(await screen.findByText(/^Nålen står mitt i Umeå/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Flytta den till butiken' }).getAttribute('href')).toBe(
    `/brands/${store.brandId}/stores/${store.id}/edit`,
  )
  unmount()
  open(wire({ store: { ...placed, abilities: [] } }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/^Nålen står/)).toBeNull()
})

test('staff see address, hours, the code of the counter and the way to the form (P-04)', async () => {
  open(wire({ store }))
  expect(await screen.findByRole('img', { name: 'QR-kod som leder till Havsro Umeå' })).toBeTruthy()
  expect(screen.getByText('Mån–fre 10–18')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Redigera' }).getAttribute('href')).toBe(
    `/brands/${store.brandId}/stores/${store.id}/edit`,
  )
})

test('the store’s clerks are listed, those of all stores as such; staff can write to them', async () => {
  open(wire({ store }), store.brandId, {
    'GET /counters/:id/staff': wire({
      storeStaff: [
        { id: id(61), name: 'Elin Norberg', imageUrl: null, email: 'elin@samspel.test', isTied: true },
        { id: id(62), name: 'Ali Sand', imageUrl: null, email: null, isTied: false },
      ],
    }),
  })
  expect((await screen.findByRole('link', { name: 'Mejla Elin Norberg' })).getAttribute('href')).toBe(
    'mailto:elin@samspel.test',
  )
  expect(screen.getByText('Butikspersonal här')).toBeTruthy()
  expect(screen.getByText('Butikspersonal, alla butiker')).toBeTruthy()
})

test('without a code in the answer there is neither code nor form; a clerk has the code alone (P-04)', async () => {
  open(wire({ store: buildStore({ name: 'Havsro Umeå' }) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Havsro Umeå' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Redigera' })).toBeNull()
})

test('an unknown store, and one under another brand, say so in the words of their kind (X-27)', async () => {
  const { unmount } = open(reply(404, { error: 'store_not_found' }))
  const words = 'Butiken finns inte, eller så har den tagits bort.'
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy()
  unmount()
  open(wire({ store }), 'another')
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy()
})

test('the page says what can be had and what the counter is to know; a renewed code is asked about once', async () => {
  const { user, api } = open(wire({ store }))
  expect(await screen.findByText('Muggarna står under disken.')).toBeTruthy()
  const offer = (await screen.findByText('Hämta nu')).closest('tr')!
  expect(offer.textContent).toContain('16av 20')
  await user.click(screen.getByRole('button', { name: 'Förnya koden' }))
  const question = await screen.findByRole('dialog', { name: 'Förnya koden?' })
  expect(api.to('POST /stores/:id/token/renewals')).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Förnya koden' }))
  await waitFor(() => expect(api.to('POST /stores/:id/token/renewals')).toHaveLength(1))
})

test('what waits for an offer is answered in the inbox; pick-ups are narrowed to an offer until the filter is taken away (E-29)', async () => {
  const waits = buildStoreOffer({ id: id(2011), waiting: 3 })
  const answered = buildStoreOffer({ id: id(2012), waiting: 0, campaign: { ...waits.campaign, name: 'Burken' } })
  const { user, api } = open(wire({ store }), undefined, {
    'GET /brands/:id/store_offers': listAnswer('storeCampaigns', [waits, answered]),
  })
  const asked = () => api.to('GET /brands/:id/store_participations').at(-1)!.query.get('storeCampaignId')
  const toAnswer = await screen.findByRole('link', { name: `Svara på 3 ansökningar till ${waits.campaign.name}` })
  expect(toAnswer.getAttribute('href')).toBe(
    `/applications?kind=stores&store=${waits.storeId}&campaign=${waits.campaignId}`,
  )
  await user.click(screen.getByRole('button', { name: 'Visa hämtningar av Burken' }))
  const filter = await screen.findByRole('button', { name: /^Bara Burken/ })
  expect(asked()).toBe(answered.id)
  await user.click(filter)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bara/ })).toBeNull())
})

test('the sign comes as a file to print; a failure is said', async () => {
  const made = jest.fn(() => 'blob:x')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined })
  let refusals = 1
  const { user, api } = open(wire({ store }), undefined, {
    'GET /store_sheets/:id': () => (refusals-- > 0 ? reply(422, { error: 'invalid' }) : { pdf: btoa('%PDF') }),
  })
  const print = await screen.findByRole('button', { name: 'Skriv ut skylt' })
  await user.click(print)
  await waitFor(() => expect(api.to('GET /store_sheets/:id')).toHaveLength(1))
  expect(made).not.toHaveBeenCalled()
  await user.click(print)
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1))
})

test('what others change at the store is asked for again without a reload, what others change elsewhere is not (T-20)', async () => {
  const { api } = open(wire({ store }))
  await screen.findByRole('img', { name: 'QR-kod som leder till Havsro Umeå' })
  const asked = () =>
    ['GET /counters/:id', 'GET /brands/:id/store_participations', 'GET /brands/:id/store_offers'].map(
      (call) => api.to(call as never).length,
    )
  await waitFor(() => expect(asked()).toEqual([1, 1, 1]))
  act(() =>
    bus.publish('live:store-participation-changed', {
      storeId: store.id,
      storeCampaignId: id(9),
      storeParticipationId: id(8),
    }),
  )
  await waitFor(() => expect(asked()).toEqual([2, 2, 2]))
})
