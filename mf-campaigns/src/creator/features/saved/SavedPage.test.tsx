/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { dayMs, dayOf } from '@samspel/i18n'
import { buildInstagramer, type FakeRoutes, id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { SavedPage } from './SavedPage'

const me = buildInstagramer({ followersCount: 2_340 })
const offer = (n: number, more: object = {}) => ({
  id: id(n),
  kind: 'delivery',
  campaign_id: id(n),
  name: `Erbjudande ${n}`,
  brand_id: id(80),
  brand_name: 'Nattviol',
  product_image_url: null,
  fee: 900,
  product_value: 0,
  places_left: null,
  last_day: null,
  store: null,
  standing: 'open',
  obstacle: null,
  followers: { own: 2_340, least: null, most: null },
  country: 'SE',
  notify_when_open: false,
  closed_on: null,
  saved_at: '2026-11-20T10:00:00Z',
  ...more,
})
const onePage = { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 1 }
const list = 'GET /instagramers/me/saved_offers'
const open = (offers: readonly { id: string }[], api: FakeRoutes = {}, route = '/marketplace/saved') =>
  renderWithApp(
    <>
      <SavedPage />
      <Toaster />
    </>,
    {
      route,
      path: '/marketplace/saved',
      state: {
        auth: { authenticated: true, scope: 'instagramer', role: null },
        app: { currentInstagramerId: me.id },
        entities: { instagramers: { [me.id]: me } },
      } as never,
      api: {
        [list]: {
          saved_offers: offers,
          counts: { all: offers.length, open: 1, waiting: 2 },
          meta: onePage,
        },
        'GET /instagramers/me/saved_offer_ids': {
          saved: offers.map((one) => ({ id: one.id, notify_when_open: false })),
        },
        ...api,
      },
    },
  )
const row = async (n: number) =>
  (await screen.findByText(`Erbjudande ${n}`)).closest('li')!.textContent!.replaceAll('\u00a0', ' ')
const inDays = (days: number) => dayOf(Date.now() + days * dayMs)

beforeEach(() => localStorage.clear())

test('each row says how its offer stands', async () => {
  const store = { name: 'Haga', city: 'Göteborg', distance: 900, requires_application: false }
  open([
    offer(1, { last_day: inDays(3) }),
    offer(2, { kind: 'pickup', store }),
    offer(3, {
      standing: 'waiting',
      obstacle: 'too_few_followers',
      notify_when_open: true,
      followers: { own: 2_340, least: 3_000, most: null },
    }),
    offer(4, { standing: 'waiting', obstacle: 'full', notify_when_open: true }),
    offer(5, { standing: 'waiting', obstacle: 'other_country', country: 'NO' }),
    offer(6, { standing: 'applied', obstacle: 'applied' }),
    offer(7, { standing: 'closed', obstacle: 'closed', closed_on: inDays(-1) }),
  ])
  expect(await row(1)).toMatch(/Nattviol, 900 kr.*Stänger/)
  expect(await row(2)).toMatch(/Nattviol, Haga, Göteborg, 900 m.*Hämta nu/)
  expect(await row(3)).toMatch(/660 följare kvar.*Vi säger till/)
  expect(await row(4)).toMatch(/Nattviol, fullt.*Säger till om plats blir ledig/)
  expect(await row(5)).toMatch(/För dig som bor i Norge.*Väntar/)
  expect(await row(6)).toContain('Du har ansökt')
  expect(await row(7)).toMatch(/Stängde i går/)
  const tabs = screen.getAllByRole('link').map((one) => one.textContent)
  expect(tabs).toEqual(expect.arrayContaining(['Alla7', 'Går att söka1', 'Väntar2']))
})

test('a bookmark takes its row away at once, and Ångra brings it back', async () => {
  let saved = [offer(1), offer(2)]
  const { user, api } = open(saved, {
    'DELETE /instagramers/me/saved_offers/:id': () => {
      saved = saved.filter((one) => one.id !== id(1))
      return undefined
    },
    'PUT /instagramers/me/saved_offers/:id': () => {
      saved = [offer(1), ...saved]
      return { saved_offer: offer(1) }
    },
    'GET /instagramers/me/saved_offer_ids': () => ({
      saved: saved.map((one) => ({ id: one.id, notify_when_open: false })),
    }),
    [list]: () => ({ saved_offers: saved, counts: { all: saved.length, open: 1, waiting: 0 }, meta: onePage }),
  })
  await row(1)
  await user.click(await screen.findByRole('button', { name: 'Spara Erbjudande 1' }))
  await waitFor(() => expect(screen.queryByText('Erbjudande 1')).toBeNull())
  expect(screen.getByText('Erbjudande 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await row(1)).toBeTruthy()
  expect(api.to('PUT /instagramers/me/saved_offers/:id')).toHaveLength(1)
})

test('the filter of the address is asked for, and more comes by the button', async () => {
  const { user, api } = open(
    [],
    {
      [list]: ({ query }) => {
        const page = Number(query.get('page') ?? 1)
        return {
          saved_offers: [offer(page)],
          counts: { all: 2, open: 2, waiting: 0 },
          meta: { ...onePage, current_page: page, next_page: page === 1 ? 2 : null },
        }
      },
      'GET /instagramers/me/saved_offer_ids': { saved: [1, 2].map((n) => ({ id: id(n), notify_when_open: false })) },
    },
    '/marketplace/saved?filter=open',
  )
  await row(1)
  expect(api.to(list)[0]!.query.get('filter')).toBe('open')
  await user.click(screen.getByRole('button', { name: 'Visa fler' }))
  await row(2)
  expect(await row(1)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull()
})

test('nothing saved has a way to what fits; a failure can be tried again', async () => {
  const none = open([])
  expect(await screen.findByText('Spara erbjudanden så ligger de här')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Se vad som passar dig' })).toBeTruthy()
  none.unmount()
  let fails = true
  const { user } = open([], {
    [list]: () =>
      fails
        ? reply(500, {})
        : {
            saved_offers: [offer(1)],
            counts: { all: 1, open: 1, waiting: 0 },
            meta: onePage,
          },
    'GET /instagramers/me/saved_offer_ids': { saved: [{ id: id(1), notify_when_open: false }] },
  })
  expect(await screen.findByText(/Dina sparade erbjudanden kunde inte hämtas/)).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  await row(1)
})
