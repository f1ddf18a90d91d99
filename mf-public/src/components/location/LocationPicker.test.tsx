/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import type { Locale } from '@samspel/api'
import { createTranslate } from '@samspel/i18n'
import { act, renderHook, screen, waitFor, wire } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { LocationPicker } from './LocationPicker'
import { problemTexts } from './messages'
import { pretendLocation } from './testing'
import { useGeolocation } from './use-geolocation'
import { usePlace } from './use-place'

const cities = wire({
  cities: [
    { name: 'Göteborg', countryCode: 'SE', storesCount: 12, latitude: 57.7, longitude: 11.9 },
    { name: 'Umeå', countryCode: 'SE', storesCount: 3, latitude: 63.8, longitude: 20.2 },
  ],
})

function Page({ campaignId }: { campaignId?: string }) {
  const [place, setPlace] = usePlace(!campaignId)
  return (
    <>
      <LocationPicker value={place} onChange={setPlace} scope={{ campaignId }} />
      <output>{JSON.stringify(place)}</output>
    </>
  )
}
const open = (route = '/list', locale: Locale = 'sv', campaignId?: string) =>
  renderPublic(<Page {...(campaignId && { campaignId })} />, { route, locale, api: { 'GET /cities': cities } })
const place = () => JSON.parse(document.querySelector('output')!.textContent!) as object

beforeEach(() => {
  localStorage.clear()
  const { result, unmount } = renderHook(useGeolocation)
  act(() => result.current.forget())
  unmount()
})

test('country, city and Nearest: a city can be chosen once there is a country (S-29, V-33)', async () => {
  const { user, api, router } = open('/list', 'en')
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect(screen.getByRole('button', { name: 'Nearest' })).toBeTruthy()
  const unusable = screen.getByRole('combobox', { name: 'City' })
  expect(unusable).toHaveProperty('disabled', true)
  expect(document.getElementById(unusable.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Choose a country first.',
  )
  expect(api.to('GET /cities')).toHaveLength(0)

  await user.selectOptions(country, 'SE')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('readOnly', false))
  const city = screen.getByRole('combobox', { name: 'City' })
  expect(city).toHaveProperty('disabled', false)
  await user.click(city)
  await user.type(city, 'ume')
  await user.click(await screen.findByRole('option', { name: 'Umeå (3)' }))
  expect(router.state.location.search).toBe('?country=SE&city=Ume%C3%A5')
  expect(localStorage.getItem('samspel.preferred-country')).toBe('SE')

  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'NO')
  expect(place()).toEqual({ country: 'NO' })
})

test('a town without a country in the address is none; E-42 the country is remembered, but not for one campaign (V-33)', async () => {
  localStorage.setItem('samspel.preferred-country', 'SE')
  const { api, unmount } = open('/list?city=Umeå', 'sv', 'c1')
  expect(place()).toEqual({})
  unmount()
  open('/list')
  await waitFor(() => expect(place()).toEqual({ country: 'SE' }))
  expect(api.to('GET /cities')).toHaveLength(0)
})

test('Nearest asks on a press alone, takes the town away and stays out of the address (S-29)', async () => {
  const device = pretendLocation({ latitude: 57.698_765_4, longitude: 11.951_234_5 })
  const { user, router } = open('/list?country=SE&city=Umeå')
  const button = screen.getByRole('button', { name: 'Närmast' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(device.asked()).toBe(0)
  await user.click(button)
  await waitFor(() => expect(place()).toEqual({ country: 'SE', near: '57.6988,11.9512' }))
  expect(router.state.location.search).toBe('?country=SE')
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(place()).toEqual({ country: 'SE' })
  expect(device.asked()).toBe(1)
})

const sv = createTranslate('sv')
const failures: [string, number | 'missing', keyof typeof problemTexts][] = [
  ['code 1', 1, 'denied'],
  ['no geolocation', 'missing', 'not-supported'],
  ['code 3', 3, 'timeout'],
  ['code 2', 2, 'unavailable'],
  ['another code', 9, 'unknown'],
]
test.each(failures)('%s says so in words of its own (X-24)', async (_, answer, problem) => {
  pretendLocation(answer)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Närmast' }))
  expect(await screen.findByText(sv(problemTexts[problem]))).toBeTruthy()
  for (const other of Object.values(problemTexts))
    if (other !== problemTexts[problem]) expect(screen.queryByText(sv(other))).toBeNull()
  expect(place()).toEqual({})
})

test('the five messages differ in both languages, and a new try that succeeds ends it (X-24)', async () => {
  for (const language of ['sv', 'en'] as const)
    expect(new Set(Object.values(problemTexts).map((text) => createTranslate(language)(text))).size).toBe(5)
  pretendLocation(3)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Närmast' }))
  pretendLocation({ latitude: 60, longitude: 18 })
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(place()).toEqual({ near: '60,18' }))
  expect(screen.queryByText(sv(problemTexts.timeout))).toBeNull()
})

test('an answer to what was given up changes nothing', () => {
  let answer = (_: GeolocationPosition) => {}
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: typeof answer) => {
        answer = found
      },
    },
  })
  const { result } = renderHook(useGeolocation)
  act(() => result.current.ask())
  expect(result.current.status).toBe('asking')
  act(() => result.current.forget())
  act(() => answer({ coords: { latitude: 1, longitude: 1 } } as GeolocationPosition))
  expect(result.current.status).toBe('idle')
})
