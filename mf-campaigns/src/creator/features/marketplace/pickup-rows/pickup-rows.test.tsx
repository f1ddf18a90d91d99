/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, buildInstagramer, id, listAnswer, renderWithApp, reply, screen } from '@samspel/testing'
import PickupRows from './PickupRows'

const offers = Array.from({ length: 21 }, (_, at) =>
  buildCampaign({ id: id(at + 1), name: `Kaffe ${at + 1}`, brandName: 'Bryggan', deliveryMethod: 'pickup' }),
)
const at = (campaign: number, more: object) => ({
  id: id(2_000 + campaign),
  campaign_id: id(campaign),
  campaign: {},
  store: { name: 'Bryggan', city: 'Malmö', country_code: 'SE' },
  ...more,
})
const open = (answer: unknown) => {
  const me = buildInstagramer({ city: 'Lund' })
  return renderWithApp(<PickupRows label="Hämta i butik" offers={offers} />, {
    state: { app: { currentInstagramerId: me.id }, entities: { instagramers: { [me.id]: me } } } as never,
    api: { 'GET /store_campaigns': answer as never },
  })
}

test('each row names its store, the town and how far that is from home; twenty rows are one call', async () => {
  const { api } = open(
    listAnswer('store_campaigns', [
      at(1, { distance: 18_400, stores_count: 3 }),
      at(2, { distance: 300, stores_count: 1, store: { name: 'Bryggan, Lund', city: 'Lund', country_code: 'SE' } }),
      at(3, { stores_count: 2 }),
      at(4, { stores_count: 1, store: { name: 'Hörnet', city: 'Malmö', country_code: 'SE' } }),
    ]),
  )
  expect(await screen.findByText('Bryggan, Malmö · 18 km från Lund · och 2 butiker till')).toBeTruthy()
  expect(screen.getByText('Bryggan, Lund · mitt i Lund')).toBeTruthy()
  expect(screen.getByText('Bryggan, Malmö · och 1 butik till')).toBeTruthy()
  // A store whose name does not say the brand has it in front.
  expect(screen.getByText('Bryggan · Hörnet, Malmö')).toBeTruthy()
  const calls = api.to('GET /store_campaigns')
  expect(calls.map(({ query }) => query.getAll('campaignId[]').length || query.getAll('campaignId').length)).toEqual([
    20, 1,
  ])
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ oneEach: 'true', fromHome: 'true' })
})

test('a row says until when its store is open, and of a closed one what the chip does not say', async () => {
  const store = (hours: object[]) => ({ name: 'Bryggan', city: 'Malmö', country_code: 'SE', opening_week: hours })
  const always = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }])
  const never = [[], [], [], [], [], [], []]
  open(
    listAnswer('store_campaigns', [
      at(1, { requires_application: false, store: store(always) }),
      at(2, { requires_application: true, store: store(never) }),
      at(3, { requires_application: false, store: store(never) }),
    ]),
  )
  expect(await screen.findByText('Bryggan, Malmö · Stänger 24:00')).toBeTruthy()
  expect(screen.getByText('Bryggan, Malmö · Stängt i dag')).toBeTruthy()
  expect(screen.getByText('Bryggan, Malmö')).toBeTruthy()
})

test('a row says whether its store wants an application first', async () => {
  open(listAnswer('store_campaigns', [at(1, { requires_application: false }), at(2, { requires_application: true })]))
  const row = async (name: string) => (await screen.findByText(name)).closest('li')!.textContent
  await screen.findByText('Hämta nu')
  expect(await row('Kaffe 1')).toContain('Hämta nu')
  expect(await row('Kaffe 2')).toContain('Ansök först')
})

test('rows stand without their stores when those cannot be had', async () => {
  open(reply(500, {}))
  expect(await screen.findByText('Kaffe 21')).toBeTruthy()
  expect(screen.queryByText(/Malmö/)).toBeNull()
  expect(screen.getAllByText('Bryggan')).toHaveLength(21)
})
