/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { act, type FakeRoutes, renderHook, reply, screen, wire, within } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { pretendLocation } from './testing'
import { TownButton } from './TownButton'
import { useGeolocation } from './use-geolocation'
import { useNear } from './use-near'

const city = (name: string, countryCode: string, storesCount: number) => ({
  name,
  countryCode,
  storesCount,
  latitude: 57.70887,
  longitude: 11.97456,
})
const cities = wire({ cities: [city('Aalborg', 'DK', 40), city('Göteborg', 'SE', 12), city('Umeå', 'SE', 30)] })

function Near() {
  return <output>{useNear() ?? 'nowhere'}</output>
}
const open = (api: FakeRoutes = { 'GET /cities': cities }) =>
  renderPublic(
    <>
      <TownButton />
      <Near />
    </>,
    { api },
  )
const near = () => document.querySelector('output')!.textContent
const towns = async () =>
  within(await screen.findByRole('list', { name: 'Orter med butiker' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  const { result, unmount } = renderHook(useGeolocation)
  act(() => result.current.forget())
  unmount()
})

test('towns of the visitor’s country come first, then by stores; typing finds them without marks', async () => {
  const { user } = open()
  expect(near()).toBe('nowhere')
  await user.click(screen.getByRole('button', { name: 'Välj ort' }))
  expect(await towns()).toEqual(['Umeå', 'Göteborg', 'Aalborg'])
  await user.type(screen.getByLabelText('Sök ort'), 'goteb')
  expect(await towns()).toEqual(['Göteborg'])
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Plats: Göteborg' })).toBeTruthy()
  expect(near()).toBe('57.7089,11.9746')
})

test('letters that no mark makes are found as they are typed elsewhere: tromso, aeroskobing', async () => {
  const { user } = open({ 'GET /cities': wire({ cities: [city('Tromsø', 'NO', 4), city('Ærøskøbing', 'DK', 1)] }) })
  await user.click(screen.getByRole('button', { name: 'Välj ort' }))
  await user.type(await screen.findByLabelText('Sök ort'), 'tromso')
  expect(await towns()).toEqual(['Tromsø'])
  await user.clear(screen.getByLabelText('Sök ort'))
  await user.type(screen.getByLabelText('Sök ort'), 'Ærøsk')
  expect(await towns()).toEqual(['Ærøskøbing'])
})

test('the town is kept beside the other filters, and what nobody wrote is no town (E-42)', () => {
  localStorage.setItem('samspel.marketplace-filter', '{"town":{"name":"Umeå","countryCode":"SE","latitude":"x"}}')
  const { unmount } = open()
  expect(screen.getByRole('button', { name: 'Välj ort' })).toBeTruthy()
  unmount()
  localStorage.setItem(
    'samspel.marketplace-filter',
    JSON.stringify({ country: 'SE', town: { name: 'Umeå', countryCode: 'SE', latitude: 63.8, longitude: 20.2 } }),
  )
  open()
  expect(screen.getByRole('button', { name: 'Plats: Umeå' })).toBeTruthy()
  expect(near()).toBe('63.8,20.2')
})

test('the own position replaces the town; a refusal is said in the sheet, and the town stays (X-24, S-29)', async () => {
  localStorage.setItem(
    'samspel.marketplace-filter',
    JSON.stringify({ country: 'SE', town: { name: 'Umeå', countryCode: 'SE', latitude: 63.8, longitude: 20.2 } }),
  )
  pretendLocation(1)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Plats: Umeå' }))
  await user.click(await screen.findByRole('button', { name: 'Använd min plats' }))
  expect(await screen.findByText(/får inte visa din plats/)).toBeTruthy()
  expect(near()).toBe('63.8,20.2')
  pretendLocation({ latitude: 59.33, longitude: 18.07 })
  await user.click(screen.getByRole('button', { name: 'Använd min plats' }))
  expect(await screen.findByRole('button', { name: 'Plats: Nära mig' })).toBeTruthy()
  expect(near()).toBe('59.33,18.07')
  expect(JSON.parse(localStorage.getItem('samspel.marketplace-filter')!)).toEqual({ country: 'SE' })
})

test('towns that cannot be loaded say so in the sheet (S-34)', async () => {
  const { user } = open({ 'GET /cities': reply(404, { error: 'not_found' }) })
  await user.click(screen.getByRole('button', { name: 'Välj ort' }))
  expect(await screen.findByText('Städerna kunde inte hämtas.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Använd min plats' })).toBeTruthy()
})
