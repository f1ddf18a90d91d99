/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { offerLists } from '../../data/offers'
import { buildStoreOffer } from '../../testing'
import { CampaignStores } from './CampaignStores'

const [campaignId, brandId] = [id(3), id(2)]
const coffee = { storeProductId: id(701), name: 'Kaffe', imageUrl: null, onShelf: 1, quantity: 1, reserved: 0 }
const first = buildStoreOffer({ id: id(2001), waiting: 2, abilities: ['pause'], stock: coffee }, 1)
const second = buildStoreOffer({ id: id(2002), waiting: 0, isPaused: true, abilities: ['resume'] }, 2)
const fitting = (n: number) => ({
  id: id(600 + n),
  name: `Havsro ${n}`,
  city: 'Umeå',
  country: 'SE',
  imageUrl: null,
  places: 12,
  perWeek: null,
})
const open = (api: FakeRoutes = {}) =>
  renderWithApp(
    <>
      <CampaignStores campaignId={campaignId} brandId={brandId} />
      <Toaster />
    </>,
    {
      slices: [offerLists],
      api: {
        'GET /brands/:id/store_offers': listAnswer('storeCampaigns', [first, second]),
        'GET /campaigns/:id/fitting_stores': wire({ fittingStores: [] }),
        ...api,
      },
    },
  )

test('the stores of a campaign: who waits where, which are paused, and all are paused at once', async () => {
  const { user, api } = open({
    'PATCH /brands/:id/store_offers/pause': wire({ changedIds: [first.id] }),
  })
  const [row, paused] = (await screen.findAllByRole('row')).slice(1)
  expect(within(row!).getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    `/applications?kind=stores&campaign=${campaignId}&store=${first.storeId}`,
  )
  expect(within(row!).getByText('1 ledig')).toBeTruthy()
  expect(within(row!).getByRole('button', { name: 'Ändra lagret av Kaffe' })).toBeTruthy()
  expect(within(paused!).getByText('Pausat')).toBeTruthy()
  expect(within(paused!).getByRole('button', { name: `Öppna ${second.store.name} igen` })).toBeTruthy()
  expect(Object.fromEntries(api.to('GET /brands/:id/store_offers')[0]!.query)).toMatchObject({ campaignId })
  await user.click(screen.getByRole('button', { name: 'Pausa alla' }))
  expect(await screen.findByText(/Ett erbjudande pausat/)).toBeTruthy()
  expect(api.to('PATCH /brands/:id/store_offers/pause')[0]!.body).toEqual({ campaignId })
})

test('new stores that fit are shown, and those that stay chosen are added', async () => {
  const { user, api } = open({
    'GET /campaigns/:id/fitting_stores': wire({ fittingStores: [fitting(1), fitting(2)] }),
    'POST /campaigns/:id/store_campaigns': reply(422, { error: 'illegal_transition' }),
  })
  expect(await screen.findByText('2 nya butiker passar kampanjen.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Visa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nya butiker som passar' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Havsro 2, Umeå – 12 platser' }))
  await user.click(dialog.getByRole('button', { name: 'Lägg till en butik' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  api.on({
    'POST /campaigns/:id/store_campaigns': wire({ addedIds: [id(2003)] }),
    'GET /campaigns/:id/fitting_stores': wire({ fittingStores: [] }),
  })
  await user.click(dialog.getByRole('button', { name: 'Lägg till en butik' }))
  expect(await screen.findByText('En butik har fått kampanjen.')).toBeTruthy()
  expect(api.to('POST /campaigns/:id/store_campaigns').at(-1)!.body).toEqual({ storeIds: [id(601)] })
  await waitFor(() => expect(screen.queryByText(/nya butiker passar/)).toBeNull())
})

test('empty, and what could not be fetched, with a way to try again', async () => {
  const { user, api } = open({ 'GET /brands/:id/store_offers': reply(404, { error: 'not_found' }) })
  expect(await screen.findByText('Butikerna kunde inte hämtas.')).toBeTruthy()
  api.on({ 'GET /brands/:id/store_offers': listAnswer('storeCampaigns', []) })
  await user.click(screen.getByRole('button', { name: /igen/ }))
  expect(await screen.findByText('Inga butiker')).toBeTruthy()
})
