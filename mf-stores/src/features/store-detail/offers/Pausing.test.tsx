/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import {
  buildStore,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { offerLists } from '../../../data/offers'
import { buildStoreOffer } from '../../../testing'
import { Offers } from './Offers'

const store = buildStore({})
const runs = buildStoreOffer({ abilities: ['pause'] })
const rests = buildStoreOffer({ isPaused: true, isOpen: false, abilities: ['resume'] })
const open = (offers: readonly object[], api: FakeRoutes = {}) =>
  renderWithApp(
    <>
      <Offers store={store} />
      <Toaster />
    </>,
    {
      slices: [offerLists],
      api: { 'GET /brands/:id/store_offers': listAnswer('storeCampaigns', [...offers]), ...api },
    },
  )
const paused = (offer: typeof runs) => ({ ...offer, isPaused: true, isOpen: false, abilities: ['resume'] })
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr, li') as HTMLElement)

test('one is paused with a press, says so, and is opened again from the toast', async () => {
  const { user, api } = open([runs], { 'PATCH /store_campaigns/:id/pause': wire({ storeCampaign: paused(runs) }) })
  await user.click(await screen.findByRole('button', { name: `Pausa ${runs.campaign.name}` }))
  expect(await (await rowOf(runs.campaign.name)).findByText('Pausat')).toBeTruthy()
  expect(await screen.findByText(/De som redan har ett pass kan hämta som vanligt/)).toBeTruthy()
  api.on({ 'PATCH /store_campaigns/:id/resume': wire({ storeCampaign: runs }) })
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await screen.findByRole('button', { name: `Pausa ${runs.campaign.name}` })).toBeTruthy()
  expect(api.to('PATCH /store_campaigns/:id/resume')[0]!.params).toEqual({ id: runs.id })
})

test('all of the store are paused at once; undo opens those alone that it paused', async () => {
  const second = buildStoreOffer({ id: id(2500), abilities: ['pause'] })
  const { user, api } = open([runs, second, rests], {
    'PATCH /brands/:id/store_offers/pause': wire({ changedIds: [runs.id, second.id] }),
    'PATCH /brands/:id/store_offers/resume': wire({ changedIds: [runs.id, second.id] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Pausa alla' }))
  expect(await screen.findByText(/2 erbjudanden pausade/)).toBeTruthy()
  expect(api.to('PATCH /brands/:id/store_offers/pause')[0]).toMatchObject({
    params: { id: store.brandId },
    body: { storeId: store.id },
  })
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText(/2 erbjudanden öppna igen/)).toBeTruthy()
  expect(api.to('PATCH /brands/:id/store_offers/resume')[0]!.body).toEqual({ storeCampaignIds: [runs.id, second.id] })
})

test('what somebody else did before is said, and the list is read anew', async () => {
  const { user, api } = open([runs], { 'PATCH /store_campaigns/:id/pause': reply(409, { error: 'already_decided' }) })
  await user.click(await screen.findByRole('button', { name: `Pausa ${runs.campaign.name}` }))
  expect(await screen.findByText(/Någon annan hann före/)).toBeTruthy()
  expect(api.to('GET /brands/:id/store_offers').length).toBeGreaterThan(1)
})

test('what staff may not pause has no button', async () => {
  open([buildStoreOffer({ campaignState: 'finished' })])
  expect(await screen.findByText('Avslutad')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Pausa/ })).toBeNull()
})
