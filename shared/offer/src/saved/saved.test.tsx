/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import type { ReactElement } from 'react'
import { buildInstagramer, type FakeRoutes, id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { Bookmark, Chance, FittingOffers, Missing, NotifySwitch } from './index'

const me = buildInstagramer({ followersCount: 2_340, countryCode: 'SE' })
const signedIn = {
  auth: { authenticated: true, scope: 'instagramer', role: null },
  app: { currentInstagramerId: me.id },
  entities: { instagramers: { [me.id]: me } },
} as never
const ids = 'GET /instagramers/me/saved_offer_ids'
const put = 'PUT /instagramers/me/saved_offers/:id'
const del = 'DELETE /instagramers/me/saved_offers/:id'

/** A server that keeps what it is told. */
const keeping = (saved: Record<string, boolean> = {}) => {
  const routes: FakeRoutes = {
    [ids]: () => ({ saved: Object.entries(saved).map(([key, on]) => ({ id: key, notify_when_open: on })) }),
    [put]: ({ params, body }) => {
      const { savedOffer } = body as { savedOffer: { notifyWhenOpen?: boolean } }
      saved[params.id!] = savedOffer.notifyWhenOpen ?? saved[params.id!] ?? false
      return { saved_offer: {} }
    },
    [del]: ({ params }) => {
      delete saved[params.id!]
      return reply(204, undefined)
    },
  }
  return { saved, routes }
}
const show = (ui: ReactElement, api: FakeRoutes, state: unknown = signedIn) =>
  renderWithApp(
    <>
      {ui}
      <Toaster />
    </>,
    { api, ...(state !== undefined && { state: state as never }) },
  )
const bookmark = () => screen.findByRole('button', { name: 'Spara Doftljus' })
const isOn = async () => (await bookmark()).getAttribute('aria-pressed')
const mark = <Bookmark id={id(1)} name="Doftljus" />

beforeEach(() => localStorage.clear())

test('a press saves the offer, another takes it away at once, and Ångra brings it back with its promise', async () => {
  const { saved, routes } = keeping()
  const { user } = show(mark, routes)
  expect(await isOn()).toBe('false')
  await user.click(await bookmark())
  expect(await isOn()).toBe('true')
  await waitFor(() => expect(saved).toEqual({ [id(1)]: false }))
  saved[id(1)] = true
  await user.click(await bookmark())
  expect(await isOn()).toBe('false')
  await waitFor(() => expect(saved).toEqual({}))
  expect(screen.getByText('Doftljus togs bort')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await isOn()).toBe('true')
  await waitFor(() => expect(id(1) in saved).toBe(true))
})

test('a visitor’s bookmark stays in the browser and is sent once after log-in', async () => {
  const { saved, routes } = keeping()
  const visitor = show(mark, routes, {})
  await visitor.user.click(await bookmark())
  expect(await isOn()).toBe('true')
  expect(screen.getByText('Sparat. Det följer med när du loggar in.')).toBeTruthy()
  expect(visitor.api.to(put)).toHaveLength(0)
  visitor.unmount()
  const creator = show(mark, routes)
  await waitFor(() => expect(saved).toEqual({ [id(1)]: false }))
  expect(await isOn()).toBe('true')
  creator.unmount()
  const again = show(mark, routes)
  await waitFor(async () => expect(await isOn()).toBe('true'))
  expect(again.api.to(put)).toHaveLength(0)
})

test('without a network the press waits, and is sent once when it is back', async () => {
  const { saved, routes } = keeping()
  let isOffline = true
  const { user, api } = show(mark, {
    ...routes,
    [put]: (request) => {
      if (isOffline) return reply(0)
      return (routes[put] as (asked: typeof request) => never)(request)
    },
  })
  await user.click(await bookmark())
  expect(await isOn()).toBe('true')
  await waitFor(() => expect(api.to(put).length).toBeGreaterThan(0))
  expect(saved).toEqual({})
  const before = api.to(put).length
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(saved).toEqual({ [id(1)]: false }))
  window.dispatchEvent(new Event('online'))
  expect(await isOn()).toBe('true')
  expect(api.to(put)).toHaveLength(before + 1)
})

test('what one creator pressed without a network is not sent for another', async () => {
  localStorage.setItem('samspel.saved-offers', JSON.stringify([{ id: id(1), saved: true, by: id(99) }]))
  const { saved, routes } = keeping()
  show(mark, routes)
  expect(await isOn()).toBe('false')
  expect(saved).toEqual({})
})

test('a refusal is said, and the bookmark goes back', async () => {
  const { user } = show(mark, { ...keeping().routes, [put]: reply(422, { error: 'limit_reached' }) })
  await user.click(await bookmark())
  expect(await screen.findByText('Det gick inte att spara. Försök igen.')).toBeTruthy()
  await waitFor(async () => expect(await isOn()).toBe('false'))
})

const campaign = {
  country: 'SE',
  deliveryMethod: 'delivery' as const,
  minFollowers: 3_000,
  maxFollowers: null,
} as const
const asText = (part: { textContent: string | null }) => part.textContent!.replaceAll('\u00a0', ' ')

test('what is missing stands with its distance, and what is met beneath', async () => {
  const { container } = show(<Missing id={id(1)} campaign={campaign} lastDay="2026-12-20" />, keeping().routes)
  expect(asText(await screen.findByRole('heading', { level: 2 }))).toBe('660 följare kvar')
  expect(asText(container)).toContain('Du har 2 340')
  expect(asText(container)).toContain('3 000 krävs')
  expect(screen.getByRole('meter', { name: /660/ })).toBeTruthy()
  expect(screen.getByText('Bor i Sverige')).toBeTruthy()
  expect(screen.getByText('Notis, en gång. Stänger sön 20 dec.')).toBeTruthy()
})

test('of two that are missing the nearest is first, each with its own distance', async () => {
  show(<Missing id={id(1)} campaign={{ ...campaign, country: 'NO' }} lastDay={null} />, keeping().routes)
  expect(asText(await screen.findByRole('heading', { level: 2 }))).toBe('660 följare kvar')
  expect(screen.getByText('För dig som bor i Norge')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ändra land i din profil' })).toBeTruthy()
})

test('too many followers and another country are said as plainly', async () => {
  const many = show(
    <Missing id={id(1)} campaign={{ ...campaign, minFollowers: null, maxFollowers: 2_000 }} lastDay={null} />,
    keeping().routes,
  )
  expect(asText(await screen.findByRole('heading', { level: 2 }))).toBe('340 följare för mycket')
  expect(screen.queryByRole('meter')).toBeNull()
  many.unmount()
  show(
    <Missing id={id(1)} campaign={{ ...campaign, country: 'NO', minFollowers: 1_000 }} lastDay={null} />,
    keeping().routes,
  )
  expect(asText(await screen.findByRole('heading', { level: 2 }))).toBe('Erbjudandet är för dig som bor i Norge')
  expect(screen.getByText('Följarna räcker')).toBeTruthy()
})

test('the switch promises to tell, takes it back without a question, and goes back when it is refused', async () => {
  const { saved, routes } = keeping()
  let isRefusing = false
  const { user } = show(<NotifySwitch id={id(1)} lastDay={null} />, {
    ...routes,
    [put]: (request) => (isRefusing ? reply(500, {}) : (routes[put] as (asked: typeof request) => object)(request)),
  })
  const face = () => screen.getByRole('switch', { name: 'Säg till när jag kan ansöka' }) as HTMLInputElement
  await user.click(face())
  await waitFor(() => expect(saved).toEqual({ [id(1)]: true }))
  expect(face().checked).toBe(true)
  await user.click(face())
  await waitFor(() => expect(saved).toEqual({ [id(1)]: false }))
  isRefusing = true
  await user.click(face())
  await waitFor(() => expect(face().checked).toBe(false))
})

test('three offers that fit stand with how they are had', async () => {
  const glimpse = (n: number, more: object) => ({
    id: id(n),
    kind: 'delivery',
    campaign_id: id(n),
    name: `Erbjudande ${n}`,
    brand_id: id(80),
    brand_name: 'Mossa',
    product_image_url: null,
    fee: 0,
    product_value: 429,
    places_left: 8,
    last_day: null,
    store: null,
    ...more,
  })
  const store = { name: 'Järntorget', city: 'Göteborg', distance: 350, requires_application: false }
  show(<FittingOffers />, {
    'GET /instagramers/me/fitting_offers': {
      offers: [glimpse(1, { kind: 'pickup', store, places_left: null }), glimpse(2, {})],
      total: 17,
    },
  })
  expect(await screen.findByText('Erbjudande 1')).toBeTruthy()
  expect(screen.getByText('17')).toBeTruthy()
  expect(screen.getByText('leverans och hämta')).toBeTruthy()
  expect(asText(screen.getByText('Erbjudande 1').closest('li')!)).toMatch(
    /Mossa, Järntorget, Göteborg, 350 m.*Hämta nu/,
  )
  expect(asText(screen.getByText('Erbjudande 2').closest('li')!)).toMatch(/Mossa.*429 kr.*Leverans.*8 platser/)
  expect(screen.getByRole('link', { name: 'Erbjudande 1' }).getAttribute('href')).toBe(
    `/p/marketplace/store-campaigns/${id(1)}`,
  )
})

const chance = { applicants: 9, places: 4, chosen: { least: 2_000, most: 8_000 } }

test('a creator sees how many want how many places, and whom the brand has chosen', () => {
  const { container } = show(<Chance chance={chance} brandName="Nattviol" />, {})
  expect(screen.getByRole('heading', { name: '9 sökande på 4 platser' })).toBeTruthy()
  expect(asText(container)).toContain('Nattviol har oftast valt konton med 2 000–8 000 följare. Du har 2 340.')
})

test('from fifty on the number is not told, and one place is one', () => {
  show(<Chance chance={{ applicants: 50, places: 1, chosen: null }} brandName="Nattviol" />, {})
  expect(screen.getByRole('heading', { name: 'Över 50 sökande på 1 plats' })).toBeTruthy()
})

test('a visitor sees the numbers alone', () => {
  const { container } = show(<Chance chance={{ applicants: 0, places: null }} brandName="Nattviol" />, {}, {})
  expect(screen.getByRole('heading', { name: 'Inga sökande än, obegränsat med platser' })).toBeTruthy()
  expect(asText(container)).not.toMatch(/valt konton|Du har/)
})
