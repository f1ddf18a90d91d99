/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { storage } from '@samspel/store'
import {
  act,
  answerMedia,
  buildCampaign,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { campaignLists } from '../../data'
import { CampaignListPage } from './CampaignListPage'
import { calendarSaga } from './data/calendar-saga'
import { calendarView } from './data/calendar-view'

const counts = {
  counts: { draft: 3, requested: 2, confirmed: 4, upcoming: 3, ongoing: 2, finished: 18, archived: 7 },
  waiting: { mentions: 9, applications: 4, dueSoon: 0 },
}
const campaigns = [
  buildCampaign({
    id: id(1),
    name: 'Kvällslampa på tur',
    state: 'ongoing',
    approvedParticipationsCount: 20,
    targetNumberOfInstagramers: 20,
    pendingMentionsCount: 2,
  }),
  buildCampaign({
    id: id(2),
    name: 'Presspaketet',
    state: 'ongoing',
    approvedParticipationsCount: 18,
    targetNumberOfInstagramers: 25,
  }),
]
const bar = (
  n: number,
  name: string,
  startAt: string,
  endAt: string,
  dueAt: string | null = null,
  state = 'ongoing',
) => ({ id: id(n), name, brandId: id(200 + n), brandName: `Märke ${n}`, state, startAt, endAt, dueAt })
const bars = [
  bar(1, 'Lussebrygg', '2025-11-03', '2025-11-30', '2025-11-28'),
  bar(2, 'Vinterhud', '2025-10-31', '2025-11-27', '2025-11-25'),
  bar(3, 'Kvällslampa', '2025-11-05', '2025-11-24'),
  bar(4, 'Handkräm', '2025-11-10', '2025-12-07'),
  bar(5, 'Utkastet', '2025-11-12', '2025-11-20', null, 'draft'),
]

beforeEach(() => storage.remove('campaigns-view'))

const open = (
  route = '/campaigns',
  { role = 'company', more = {} }: { role?: 'company' | 'admin'; more?: FakeRoutes } = {},
) =>
  renderWithApp(<CampaignListPage />, {
    route,
    slices: [campaignLists, calendarView],
    sagas: { calendar: calendarSaga },
    state: { auth: { authenticated: true, role } },
    api: {
      'GET /saved_views': { saved_views: [] },
      'GET /campaigns/counts': counts,
      'GET /campaigns/dates': {
        dates: [{ campaign_id: id(1), name: 'Kvällslampa på tur', date: '2099-11-22', kind: 'due' }],
      },
      'GET /campaigns': listAnswer('campaigns', campaigns),
      'GET /profile_categories': { profile_categories: [] },
      'GET /campaigns/calendar': wire({ calendarCampaigns: bars, totalCount: bars.length }),
      ...more,
    },
  })

test('shows what waits, the counts of the states, the campaigns with their sums, and the next dates', async () => {
  open()
  expect((await screen.findByRole('link', { name: /9 inlägg att granska/ })).getAttribute('href')).toBe(
    '/mentions?state=pending',
  )
  expect(screen.getByRole('link', { name: /4 ansökningar väntar på svar/ })).toBeTruthy()
  expect(screen.queryByText(/inom en vecka/)).toBeNull()
  expect(screen.getByRole('tab', { name: /Avslutade\s*18/ })).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Presspaketet/ })).getAttribute('href')).toBe(`/campaigns/${id(2)}`)
  expect(screen.getByRole('row', { name: /2 kampanjer 38 av 45/ })).toBeTruthy()
  expect(await screen.findByText('Sista dag att publicera')).toBeTruthy()
})

const requested = [
  buildCampaign({ id: id(11), name: 'Tidig', state: 'requested', requestedAt: '2026-11-10T10:00:00.000Z' }),
  buildCampaign({
    id: id(12),
    name: 'Sen',
    state: 'requested',
    requestedAt: '2026-11-20T10:00:00.000Z',
    targetNumberOfInstagramers: 0,
  }),
]

test('what waits for a review says since when, the longest first; columns of nothing are left out', async () => {
  const { api } = open('/campaigns?state=requested', {
    role: 'admin',
    more: { 'GET /campaigns': listAnswer('campaigns', requested) },
  })
  const row = (await screen.findByRole('link', { name: /Tidig/ })).closest('tr')!
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kampanj',
    'Väntar sedan',
    'Erbjudande',
    'Platser',
    'Slutar',
    'Val',
  ])
  expect(within(row).getByText(/^10\snov$/)).toBeTruthy()
  expect(within(row).getByRole('cell', { name: '20' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Obegränsat' })).toBeTruthy()
  expect(api.to('GET /campaigns').at(-1)!.query.get('sort')).toBe('requestedAt')
})

test('a phone shows the same of what waits, without bars of nothing', async () => {
  const restore = answerMedia((query) => query.includes('max-width: 683px'))
  try {
    open('/campaigns?state=requested', {
      role: 'admin',
      more: { 'GET /campaigns': listAnswer('campaigns', requested) },
    })
    const card = within((await screen.findByRole('link', { name: /Tidig/ })).closest('li')!)
    expect(card.getByText('Väntar sedan').nextElementSibling!.textContent).toBe('10\u00a0nov')
    expect(card.getByText('Platser').nextElementSibling!.textContent).toBe('20')
    expect(card.queryByRole('meter')).toBeNull()
    expect(card.queryByText('Deltagare')).toBeNull()
  } finally {
    restore()
  }
})

test('those who take part at stores are counted by their passes, also in the sum', async () => {
  const atStores = buildCampaign({
    id: id(3),
    name: 'Fyra minuter',
    state: 'ongoing',
    deliveryMethod: 'pickup',
    targetNumberOfInstagramers: 20,
    pickups: { pickedUp: 40, booked: 21, places: 0 },
  })
  open('/campaigns', { more: { 'GET /campaigns': listAnswer('campaigns', [...campaigns, atStores]) } })
  const row = (await screen.findByRole('link', { name: /Fyra minuter/ })).closest('tr')!
  expect(within(row).getByRole('cell', { name: '61' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /3 kampanjer 99 / })).toBeTruthy()
})

test('a chip leads to the applications that it counts; campaigns with some that wait are a filter, which is shown and taken back', async () => {
  const waiting = [
    buildCampaign({ id: id(3), name: 'Sent ute', state: 'upcoming', waitingApplicationsCount: 3 }),
    buildCampaign({ id: id(4), name: 'Öppen', state: 'confirmed', waitingApplicationsCount: 1 }),
  ]
  const { user, api, router } = open('/campaigns', {
    more: { 'GET /campaigns': ({ query }) => listAnswer('campaigns', query.has('waiting') ? waiting : campaigns) },
  })
  const href = (await screen.findByRole('link', { name: /4 ansökningar väntar på svar/ })).getAttribute('href')!
  expect(href).toBe('/applications?kind=all')
  await act(() => router.navigate('/campaigns?waiting=applications'))
  expect(await screen.findByRole('link', { name: /Sent ute/ })).toBeTruthy()
  expect(Object.fromEntries(api.to('GET /campaigns').at(-1)!.query)).toEqual({
    waiting: 'applications',
    sort: 'endAt',
    page: '1',
  })
  expect(screen.getByRole('row', { name: /2 kampanjer 4 ansökningar/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Alla' }).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Ansökningar väntar på svar' }))
  expect(await screen.findByRole('link', { name: /Presspaketet/ })).toBeTruthy()
  expect(router.state.location.search).toBe('')
  expect(screen.queryByRole('tab', { name: 'Alla' })).toBeNull()
})

test('state, order and search words stand in the address and are asked of the server (S-06)', async () => {
  const { user, api, router } = open('/campaigns?state=draft')
  await screen.findByRole('link', { name: /Presspaketet/ })
  await user.click(screen.getByRole('button', { name: 'Räckvidd av önskad' }))
  await user.type(screen.getByRole('searchbox'), 'press')
  await waitFor(() => expect(api.to('GET /campaigns').at(-1)!.query.toString()).toContain('query=press'))
  expect(api.to('GET /campaigns').at(-1)!.query.get('state')).toBe('draft')
  expect(router.state.location.search).toBe('?state=draft&sort=-reach&q=press')
  await user.click(screen.getByRole('tab', { name: /Pågående/ }))
  expect(router.state.location.search).toBe('?sort=-reach&q=press')
})

test('a list that cannot be had says so in its place and is asked for again', async () => {
  const { user, api } = renderWithApp(<CampaignListPage />, {
    slices: [campaignLists],
    api: {
      'GET /saved_views': { saved_views: [] },
      'GET /campaigns/counts': counts,
      'GET /campaigns/dates': { dates: [] },
      'GET /campaigns': reply(400, {}),
    },
  })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.getByRole('tab', { name: /Avslutade\s*18/ })).toBeTruthy()
  api.on({ 'GET /campaigns': listAnswer('campaigns', campaigns) })
  await user.click(again)
  expect(await screen.findByRole('link', { name: /Presspaketet/ })).toBeTruthy()
})

test('filters of the sheet stand in the address, are asked of the server and leave by their chips', async () => {
  const { user, api, router } = open('/campaigns?country=SE&companyState=requested&brandId=nonsense')
  const chips = await screen.findByRole('list', { name: 'Valda filter' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sverige', 'Rensa alla'])
  expect(api.to('GET /campaigns').at(-1)!.query.has('companyState')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Erbjudande' }), 'Hämta i butik')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordning' }), 'Senast skapad')
  expect(screen.queryByRole('combobox', { name: 'Företag' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Visa' }))
  await waitFor(() => expect(api.to('GET /campaigns').at(-1)!.query.get('deliveryMethod')).toBe('pickup'))
  expect(Object.fromEntries(api.to('GET /campaigns').at(-1)!.query)).toMatchObject({
    state: 'ongoing',
    country: 'SE',
    sort: '-createdAt',
  })
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Sverige' }))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    deliveryMethod: 'pickup',
    sort: '-createdAt',
  })
})

test('administrators list the campaigns of companies that wait to be let in', async () => {
  const { api } = open('/campaigns?state=draft&companyState=requested', { role: 'admin' })
  expect(await screen.findByText('Väntar på godkännande')).toBeTruthy()
  expect(Object.fromEntries(api.to('GET /campaigns').at(-1)!.query)).toMatchObject({
    state: 'draft',
    companyState: 'requested',
  })
})

test('a list that filters have emptied says so and gives all of it back', async () => {
  const { user, router } = open('/campaigns?type=custom&q=press', {
    more: { 'GET /campaigns': ({ query }) => listAnswer('campaigns', query.has('type') ? [] : campaigns) },
  })
  await user.click(await screen.findByRole('button', { name: 'Rensa sökning och filter' }))
  expect(await screen.findByRole('link', { name: /Presspaketet/ })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('a row offers what the server allows: duplicate, promote, and delete after a question (T-04, T-05)', async () => {
  const listed = [
    buildCampaign({ id: id(1), name: 'Kvällslampa', state: 'draft', abilities: ['edit', 'delete', 'duplicate'] }),
    buildCampaign({ id: id(2), name: 'Presspaketet', state: 'draft', abilities: ['promote'] }),
  ]
  const more = {
    'GET /campaigns': listAnswer('campaigns', listed),
    'DELETE /campaigns/:id': undefined,
    'POST /campaigns/:id/duplicate': wire({
      campaign: buildCampaign({ id: id(3), name: 'Kvällslampa, kopia', state: 'draft' }),
    }),
    'POST /campaigns/:id/promote': wire({
      campaign: { ...listed[1], promotedAt: '2026-11-21T10:00:00Z', abilities: ['unpromote'] },
    }),
    'DELETE /campaigns/:id/promote': wire({ campaign: { ...listed[1], promotedAt: null } }),
  }
  const { user, api } = open('/campaigns?state=draft', { role: 'admin', more })
  const act = async (name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Fler val för ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await act('Presspaketet', 'Lyft fram')
  expect(await screen.findByText('Lyfts fram')).toBeTruthy()
  await act('Presspaketet', 'Sluta lyfta fram')
  await waitFor(() => expect(screen.queryByText('Lyfts fram')).toBeNull())
  await act('Kvällslampa', 'Duplicera')
  expect(await screen.findByRole('link', { name: /Kvällslampa, kopia/ })).toBeTruthy()
  await act('Kvällslampa', 'Ta bort utkastet')
  await user.click(await screen.findByRole('button', { name: 'Ta bort utkastet' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fler val för Kvällslampa' })).toBeNull())
  expect(api.to('DELETE /campaigns/:id')[0]!.params.id).toBe(id(1))
})

test('the calendar shows bars of the state, a day opens its list, arrows walk on, and the choice stays in address and browser', async () => {
  const { user, api, router } = open('/campaigns?on=2025-11-21')
  await user.click(screen.getByRole('radio', { name: 'Kalender' }))
  expect(new URLSearchParams(router.state.location.search).get('view')).toBe('calendar')
  expect(storage.get('campaigns-view')).toBe('calendar')
  expect(await screen.findByRole('heading', { name: /^November.2025$/ })).toBeTruthy()
  expect((await screen.findAllByRole('link', { name: 'Lussebrygg' })).length).toBe(3)
  expect(Object.fromEntries(api.to('GET /campaigns/calendar')[0]!.query)).toEqual({
    from: '2025-10-27',
    to: '2025-11-30',
  })
  expect(screen.queryByRole('link', { name: 'Utkastet' })).toBeNull()
  const day = screen.getByRole('button', { name: 'fredag\u00a021\u00a0nov, 4 kampanjer' })
  day.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: /Fredag.28.nov/ })
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lussebrygg', 'Handkräm'])
  expect(within(dialog).getByText('Sista dag att publicera')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('tab', { name: 'Alla' }))
  await user.click((await screen.findAllByRole('button', { name: '2 till' }))[0]!)
  expect(await screen.findByRole('link', { name: 'Utkastet' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Nästa månad' }))
  expect(await screen.findByRole('heading', { name: /^December.2025$/ })).toBeTruthy()
})

test('in the calendar arrows, Home, End and the page keys move the day with the focus', async () => {
  const { user } = open('/campaigns?view=calendar&on=2025-11-21')
  await screen.findByRole('heading', { name: /^November.2025$/ })
  const focused = () => (document.activeElement as HTMLElement).dataset.day
  document.querySelector<HTMLElement>('[data-day="2025-11-21"]')!.focus()
  const walk: [string, string][] = [
    ['{ArrowRight}', '2025-11-22'],
    ['{ArrowLeft}{ArrowLeft}', '2025-11-20'],
    ['{ArrowUp}', '2025-11-13'],
    ['{ArrowDown}', '2025-11-20'],
    ['{Home}', '2025-11-17'],
    ['{End}', '2025-11-23'],
    ['{PageDown}', '2025-12-23'],
    ['{PageUp}', '2025-11-23'],
    ['{Control>}{PageUp}{/Control}', '2025-11-23'],
  ]
  for (const [keys, day] of walk) {
    await user.keyboard(keys)
    await waitFor(() => expect([keys, focused()]).toEqual([keys, day]))
  }
})

test('the calendar is there again when it was chosen last, at an address that does not say (S-40)', async () => {
  storage.set('campaigns-view', 'calendar')
  open('/campaigns?state=draft')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Kalender' })).checked).toBe(true)
})

test('the calendar starts with campaigns; deadlines alone are one choice away (S-40)', async () => {
  const { user } = open('/campaigns?view=calendar&on=2025-11-21')
  expect(((await screen.findByRole('radio', { name: 'Kampanjer' })) as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Sista dagar' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kvällslampa' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Sista dag att publicera: Lussebrygg' }).getAttribute('href')).toBe(
    `/campaigns/${id(1)}`,
  )
  storage.remove('calendar-view')
})

test('on a phone the calendar is an agenda of the days on which something happens', async () => {
  window.matchMedia = (() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never
  open('/campaigns?view=calendar&on=2025-11-21')
  const due = await screen.findByRole('region', { name: /tisdag.25.nov/ })
  expect(within(due).getByRole('link', { name: 'Vinterhud' })).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
  Reflect.deleteProperty(window, 'matchMedia')
})

test('drawing a on a phone: a card says who, how far, and what waits, and opens as a whole', async () => {
  window.matchMedia = (() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never
  open('/campaigns')
  const list = within(await screen.findByRole('list', { name: 'Kampanjer' }))
  const card = within(list.getAllByRole('listitem')[0]!)
  expect(card.getByText('20 av 20')).toBeTruthy()
  expect(card.getByText('2 inlägg att granska')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Kvällslampa på tur' }).getAttribute('href')).toBe(`/campaigns/${id(1)}`)
  expect(screen.queryByRole('table')).toBeNull()
  Reflect.deleteProperty(window, 'matchMedia')
})
