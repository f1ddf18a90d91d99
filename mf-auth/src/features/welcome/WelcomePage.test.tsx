/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { entityActions } from '@samspel/store'
import { act, buildInstagramer, cleanup, id, screen, slowPage, waitFor, wire } from '@samspel/testing'
import { button, heldAnswer, openPage } from '../../testing'
import { WelcomePage } from './WelcomePage'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const fresh = buildInstagramer({ id: id(401), name: 'tovebakar', username: 'tovebakar', countryCode: 'SE' })
const open = (api = {}) => {
  const slow = slowPage('/help', 'Hjälp')
  const view = openPage(
    WelcomePage,
    '/welcome',
    '/welcome?destination=/campaigns',
    { 'GET /profile_categories': { profile_categories: [] }, ...api },
    {
      state: { app: { currentInstagramerId: fresh.id } },
      routes: [slow.route, { path: '/campaigns', element: <p>Kampanjer</p> }],
    },
  )
  const comes = (me: typeof fresh) =>
    act(() => void view.store.dispatch(entityActions.received({ instagramers: { [me.id]: { ...me } } })))
  return { ...view, ...slow, comes }
}

test('whoever has a name goes on at once', async () => {
  const { comes } = open()
  comes({ ...fresh, name: 'Tove Ekström' })
  expect(await screen.findByText('Kampanjer')).toBeTruthy()
})

test('whoever is on the way to another page when the own record comes gets there', async () => {
  const { router, comes, arrive } = open()
  void act(() => void router.navigate('/help'))
  comes({ ...fresh, name: 'Tove Ekström' })
  await arrive()
  expect(await screen.findByText('Hjälp')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/help')
})

const places = (...names: string[]) => ({
  'GET /towns': wire({
    places: names.map((name) => ({ name, near: null, countryCode: 'SE', latitude: 57.7, longitude: 12 })),
  }),
})
const townField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Ort/ })
const geolocation = (answer: object | { code: number }) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
        'code' in answer ? failed(answer) : found(answer),
    },
    configurable: true,
  })

test('the town is found where the phone is, by a press, and by no more of the position than a town needs', async () => {
  geolocation({ coords: { latitude: 57.70887, longitude: 11.97456 } })
  const { user, api, comes } = open(places('Göteborg'))
  comes(fresh)
  await user.click(await screen.findByRole('button', { name: 'Använd min position' }))
  expect(await screen.findByText('Vi har valt Göteborg.')).toBeTruthy()
  await waitFor(() => expect(townField().value).toBe('Göteborg'))
  expect(Object.fromEntries(api.to('GET /towns').at(-1)!.query)).toEqual({ near: '57.71,11.97', country: 'SE' })
})

test.each([
  [{ code: 1 }, /^Webbläsaren får inte visa din position\. Tillåt det i dess inställningar, eller skriv orten här/],
  [{ code: 2 }, /^Din position kunde inte hittas\. Skriv orten här/],
  [{ coords: { latitude: 0, longitude: 0 } }, /^Vi hittar ingen ort nära dig i Sverige/],
])('a position that %j gives no town, and why is said', async (answer, words) => {
  geolocation(answer)
  const { user, comes } = open(places())
  comes(fresh)
  const use = await screen.findByRole('button', { name: 'Använd min position' })
  const before = townField().value
  await user.click(use)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(townField().value).toBe(before)
})

test('a name that is given leads on; whoever has left the page meanwhile stays where they are', async () => {
  const saved = heldAnswer({ instagramer: wire({ ...fresh, name: 'Tove Ekström' }) })
  const { user, router, api, comes, arrive } = open({ 'PATCH /instagramers/me': saved.answer })
  comes(fresh)
  await user.type(await screen.findByLabelText(/^Namn/), 'Tove Ekström')
  await user.click(button('Fortsätt'))
  await waitFor(() => expect(api.to('PATCH /instagramers/me')).toHaveLength(1))
  void act(() => void router.navigate('/help'))
  await arrive()
  await screen.findByText('Hjälp')
  await act(async () => saved.release())
  expect(router.state.location.pathname).toBe('/help')
})
