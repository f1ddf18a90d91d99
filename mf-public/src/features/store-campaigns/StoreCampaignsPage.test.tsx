/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { act, id, listAnswer, renderHook, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { pretendLocation } from '../../components/location/testing'
import { useGeolocation } from '../../components/location/use-geolocation'
import { buildPickup, buildStoreParticipation, creator } from '../../components/pickup/testing'
import { renderPublic } from '../../data/testing'
import { StoreCampaignsPage } from './StoreCampaignsPage'

const route = '/p/marketplace/store-campaigns'
const instant = buildPickup({}, 1)
const applied = buildPickup({ requiresApplication: true, placesLeft: null }, 2)
const list = (...offers: object[]) => ({ 'GET /store_campaigns': listAnswer('storeCampaigns', offers) })
const cardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!)

beforeEach(() => {
  localStorage.clear()
  const { result, unmount } = renderHook(useGeolocation)
  act(() => result.current.forget())
  unmount()
})

test("an offer that needs an application shows only 'Apply', one that does not only 'Reserve & pick up now' (S-28)", async () => {
  renderPublic(<StoreCampaignsPage />, { route, locale: 'en', api: list(instant, applied) })
  await screen.findByRole('heading', { name: 'Presspaketet 1' })
  expect(
    cardOf('Presspaketet 1')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reserve & pick up now'])
  expect(
    cardOf('Presspaketet 2')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Apply'])
  expect(cardOf('Presspaketet 1').getByText('4 places left')).toBeTruthy()
  expect(cardOf('Presspaketet 1').getByText('Kaffebaren 1, Göteborg, Järntorgsgatan 8')).toBeTruthy()
})

test.each(['Reservera och hämta nu', 'Ansök'])(
  'a visitor who presses %s comes to sign-in and back to the very offer; no call is made (P-06)',
  async (name) => {
    const { user, api } = renderPublic(<StoreCampaignsPage />, { route, api: list(instant, applied) })
    await user.click(await screen.findByRole('button', { name }))
    const back = `${route}/${(name === 'Ansök' ? applied : instant).id}?take=1`
    expect(localStorage.getItem('samspel.after-login-path')).toBe(back)
    expect(window.location.pathname + window.location.search).toBe(`/login?destination=${encodeURIComponent(back)}`)
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  },
)

test('the list is asked for by country, city and Nearest; where the visitor is stays out of the address (S-29)', async () => {
  pretendLocation({ latitude: 57.7, longitude: 11.95 })
  const { user, api, router } = renderPublic(<StoreCampaignsPage />, {
    route: `${route}?country=SE&city=Göteborg`,
    api: {
      ...list({ ...instant, distance: 320 }),
      'GET /cities': wire({
        cities: [{ name: 'Göteborg', countryCode: 'SE', storesCount: 2, latitude: 57.7, longitude: 11.9 }],
      }),
    },
  })
  await screen.findByRole('heading', { name: 'Presspaketet 1' })
  const asked = () => Object.fromEntries(api.to('GET /store_campaigns').at(-1)!.query)
  expect(asked()).toEqual({ page: '1', country: 'SE', city: 'Göteborg', oneEach: 'true' })
  await user.click(screen.getByRole('button', { name: 'Närmast' }))
  await waitFor(() => expect(asked()).toEqual({ page: '1', country: 'SE', near: '57.7,11.95', oneEach: 'true' }))
  expect(router.state.location.search).toBe('?country=SE')
  expect(await screen.findByText('5 minuter att gå')).toBeTruthy()
})

test('all stores of one offer: asked for by its id, named over the list, and taken away again; what is no id is not sent', async () => {
  const { user, api, unmount } = renderPublic(<StoreCampaignsPage />, {
    route: `${route}?campaignId=${id(2101)}`,
    api: list(instant),
  })
  await user.click(await screen.findByRole('button', { name: 'Visa alla erbjudanden' }))
  const [one, all] = api.to('GET /store_campaigns').map(({ query }) => Object.fromEntries(query))
  expect(one).toEqual({ page: '1', countryFirst: 'SE', campaignId: id(2101) })
  expect(all).toEqual({ page: '1', countryFirst: 'SE', oneEach: 'true' })
  unmount()
  const { api: second } = renderPublic(<StoreCampaignsPage />, {
    route: `${route}?campaignId=<script>`,
    api: list(instant),
  })
  await screen.findByRole('heading', { name: 'Presspaketet 1' })
  expect(Object.fromEntries(second.calls[0]!.query)).toEqual({ page: '1', countryFirst: 'SE', oneEach: 'true' })
})

test("a creator's own state stands instead of the action (E-14)", async () => {
  const own = (state: 'requested' | 'approved' | 'picked_up' | 'declined') =>
    buildStoreParticipation({ state, code: state === 'requested' ? null : 'K7RM4T9X' })
  renderPublic(<StoreCampaignsPage />, {
    route,
    state: creator,
    api: list(
      ...(['requested', 'approved', 'picked_up', 'declined'] as const).map((state, index) =>
        buildPickup({ storeParticipation: own(state) }, index + 1),
      ),
      buildPickup({ storeParticipation: null }, 5),
      buildPickup({ isOpen: false, placesLeft: 0 }, 6),
    ),
  })
  await screen.findByRole('heading', { name: 'Presspaketet 1' })
  expect(cardOf('Presspaketet 1').getByText('Ansökan skickad')).toBeTruthy()
  expect(cardOf('Presspaketet 2').getByText('Kod K7RM 4T9X')).toBeTruthy()
  expect(cardOf('Presspaketet 3').getByText('Hämtad')).toBeTruthy()
  expect(cardOf('Presspaketet 4').getByText('Nekad')).toBeTruthy()
  expect(cardOf('Presspaketet 6').getByText('Slut här')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Ansök$|Reservera/ })).toHaveLength(1)
})

test('Load more appends; a page that fails is asked for again alone', async () => {
  let isDown = true
  const { user, api } = renderPublic(<StoreCampaignsPage />, {
    route,
    api: {
      'GET /store_campaigns': ({ query }) =>
        query.get('page') === '1'
          ? listAnswer('storeCampaigns', [instant], { nextPage: 2, totalCount: 2 })
          : isDown
            ? reply(500, { error: 'internal' })
            : listAnswer('storeCampaigns', [applied], { currentPage: 2, totalCount: 2 }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ladda fler' }))
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(api.to('GET /store_campaigns')).toHaveLength(4)
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Presspaketet 2' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Presspaketet 1' })).toBeTruthy()
})

test('nothing here, and nothing comes: each says what to do', async () => {
  const { user, router, unmount } = renderPublic(<StoreCampaignsPage />, {
    route: `${route}?country=NO`,
    api: { ...list(), 'GET /cities': wire({ cities: [] }) },
  })
  expect(await screen.findByRole('heading', { name: 'Inget att hämta här' })).toBeTruthy()
  expect(await screen.findByText('Inga butiker i Norge just nu.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Visa alla platser' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByRole('heading', { name: 'Inget att hämta just nu' })).toBeTruthy()
  unmount()
  const { user: other, api } = renderPublic(<StoreCampaignsPage />, {
    route,
    api: { 'GET /store_campaigns': reply(400, {}) },
  })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on(list(instant))
  await other.click(again)
  expect(await screen.findByRole('heading', { name: 'Presspaketet 1' })).toBeTruthy()
})
