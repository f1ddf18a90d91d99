/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { RootState } from '@samspel/store'
import { act, id, renderWithApp, reply, screen, slowPage, waitFor, wire } from '@samspel/testing'
import { buildOffer } from '../../testing'
import { StoreCampaignPage } from './StoreCampaignPage'

const as = (role: RootState['auth']['role']) => ({ auth: { authenticated: true, scope: 'user', role } }) as never
const creator = { auth: { authenticated: true, scope: 'instagramer' } } as never
const offer = buildOffer()
const open = (offerId: string, state: never = creator, answer: object = wire({ storeCampaign: offer })) =>
  renderWithApp(<StoreCampaignPage />, {
    path: '/store-campaigns/:id',
    route: `/store-campaigns/${offerId}`,
    state,
    api: { 'GET /store_campaigns/:id': answer },
    routes: [
      { path: '/p/marketplace/store-campaigns/:id', element: <p>offer</p> },
      { path: '/brands/:brandId/stores/:storeId', element: <p>store</p> },
    ],
  })
const addressOf = ({ router }: ReturnType<typeof open>) => router.state.location.pathname + router.state.location.search

test('a pick-up offer opens for creators at its public page, where it can be reserved (R-24)', async () => {
  const app = open(offer.id)
  expect(await screen.findByText('offer')).toBeTruthy()
  expect(addressOf(app)).toBe(`/p/marketplace/store-campaigns/${offer.id}`)
})

test.each(['admin', 'company', 'store_user'] as const)(
  'it opens for %s at its store, with the pick-ups of this offer (R-24)',
  async (role) => {
    const app = open(offer.id, as(role))
    expect(await screen.findByText('store')).toBeTruthy()
    expect(addressOf(app)).toBe(`/brands/${offer.brandId}/stores/${offer.storeId}?offer=${offer.id}&pickups=approved`)
  },
)

test('whoever is on the way to another page gets there, also when the offer comes meanwhile', async () => {
  const slow = slowPage('/notices', 'Notiser')
  let answer = (_: object) => {}
  const { router, api } = renderWithApp(<StoreCampaignPage />, {
    path: '/store-campaigns/:id',
    route: `/store-campaigns/${offer.id}`,
    state: as('company'),
    api: { 'GET /store_campaigns/:id': () => new Promise<object>((resolve) => (answer = resolve)) },
    routes: [slow.route, { path: '/brands/:brandId/stores/:storeId', element: <p>store</p> }],
  })
  await waitFor(() => expect(api.calls).toHaveLength(1))
  void act(() => void router.navigate('/notices'))
  await act(async () => answer(wire({ storeCampaign: offer })))
  await slow.arrive()
  expect(await screen.findByText('Notiser')).toBeTruthy()
})

test('what is no id, or of no offer, is not found in the words of its kind (X-27)', async () => {
  const app = open('7')
  expect(await screen.findByRole('heading', { level: 1, name: /^Butikskampanjen finns inte/ })).toBeTruthy()
  expect(addressOf(app)).toBe('/store-campaigns/7')
  app.unmount()
  open(id(7), as('company'), reply(404, { error: 'store_campaign_not_found' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Butikskampanjen finns inte/ })).toBeTruthy()
})
