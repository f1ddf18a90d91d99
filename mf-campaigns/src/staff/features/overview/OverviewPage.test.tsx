/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { dayOf } from '@samspel/i18n'
import {
  act,
  buildBrand,
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
import { dayAfter, mondayOf } from './data/days'
import { overviewSaga } from './data/overview-saga'
import { OverviewPage } from './OverviewPage'

const today = dayOf(Date.now())
const monday = mondayOf(today)
const counts = (ongoing: number) => ({
  counts: { draft: 0, requested: 0, confirmed: 0, upcoming: 0, ongoing, finished: 0, archived: 0 },
  waiting: { mentions: 9, applications: 52, dueSoon: 0, alerts: 0, deliveryProblems: 0, imagePurchases: 0 },
})
const waiting = {
  applications: { count: 52, dueToday: 2 },
  mentions: { count: 9, oldestAt: new Date().toISOString(), username: 'emmasfika' },
  money: null,
  messages: { count: 1, latestAt: null, latestFrom: null },
  imagePurchases: null,
  drafts: null,
  lastAnswerAt: null,
}
const nothing = {
  ...waiting,
  applications: null,
  mentions: null,
  messages: null,
  lastAnswerAt: new Date().toISOString(),
}
const figures = {
  from: dayAfter(monday, -7),
  to: today,
  totals: { reach: 3_000, cost: 90_000, fees: 50_000, goods: 30_000, logistics: 10_000, costPerThousandReach: 30_000 },
  before: { reach: 2_000, cost: 0, fees: 0, goods: 0, logistics: 0, costPerThousandReach: null },
  booked: 40_000,
  weeks: [
    { week: dayAfter(monday, -7), reach: 2_500, cost: 90_000 },
    { week: monday, reach: 500, cost: 0 },
  ],
}
const row = (n: number, name: string, cost: number, perThousand: number) => ({
  id: id(n),
  name,
  brandName: 'Havsro',
  state: 'ongoing',
  productImageUrl: null,
  endAt: dayAfter(today, n),
  participants: 8,
  places: 10,
  approvedPosts: 6,
  reach: 4_000,
  wantedReach: 8_000,
  cost,
  costPerThousandReach: perThousand,
  engagement: n === 1 ? 5.8 : null,
})
const sums = { ...row(1, '', 100_000, 12_500), reach: 8_000 }
const compared = (campaigns = [row(1, 'Vinterhud', 80_000, 20_000), row(2, 'Presspaketet', 20_000, 5_000)]) => ({
  comparedCampaigns: campaigns,
  sums: {
    participants: 16,
    places: 20,
    approvedPosts: 12,
    reach: sums.reach,
    wantedReach: 16_000,
    cost: sums.cost,
    costPerThousandReach: sums.costPerThousandReach,
    engagement: 5.8,
  },
  totalCount: campaigns.length,
})
const open = (api: FakeRoutes = {}, route = '/overview') =>
  renderWithApp(<OverviewPage />, {
    path: '/overview',
    route,
    sagas: { overview: overviewSaga },
    api: {
      'GET /campaigns/counts': wire(counts(2)),
      'GET /overview/waiting': wire({ waiting }),
      'GET /overview/figures': wire({ figures }),
      'GET /overview/campaigns': wire(compared()),
      'GET /campaigns/dates': wire({
        dates: [{ campaignId: id(1), name: 'Vinterhud', date: dayAfter(monday, 8), kind: 'due' }],
      }),
      ...api,
    },
  })
const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ')

test('what waits leads to the list that it counts; the most urgent has the filled button', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'Väntar på er' })
  await within(card).findByText('52 ansökningar')
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Svara: 52 ansökningar', '/applications?kind=all'],
    ['Granska: 9 inlägg att granska', '/mentions?state=pending'],
    ['Läs: 1 oläst konversation', '/messages?filter=unread'],
  ])
  expect(text(card)).toContain('2 ska ha svar i dag')
  expect(text(card)).toContain('från @emmasfika')
})

test('the cost says its parts, and what the wallet booked on the same days', async () => {
  open()
  expect(text(await screen.findByText(/^Kostnaden är/))).toBe(
    'Kostnaden är arvoden 500 kr, varor 300 kr och logistik 100 kr, den dag kreatören togs med. Plånboken: 400 kr bokades samma dagar',
  )
})

test('where all brands are shown, each that has a budget has its line', async () => {
  const budget = (name: string, n: number, left: number) => ({
    brandId: id(n),
    brandName: name,
    quarter: '2026-10-01',
    amount: 10_000_00,
    reserved: 2_000_00,
    spent: 8_000_00 - left,
    left,
  })
  open({
    'GET /brands': listAnswer('brands', [buildBrand({ id: id(1) }), buildBrand({ id: id(2) })]),
    'GET /brand_budgets': wire({ brandBudgets: [budget('Björkbrygg', 1, 3_000_00), budget('Mossa', 2, -500_00)] }),
  })
  const card = await screen.findByRole('region', { name: /^Varumärkenas budget kvartal/ })
  expect(within(card).getByText(/^3\s000\skr kvar av 10\s000\skr/)).toBeTruthy()
  expect(within(card).getByText(/^500\skr över 10\s000\skr/)).toBeTruthy()
  expect(within(card).getByRole('link', { name: 'Mossa' }).getAttribute('href')).toBe(`/brands/${id(2)}/budget`)
})

test('with nothing left the card says so, and a new campaign is the main step', async () => {
  open({ 'GET /overview/waiting': wire({ waiting: nothing }) })
  expect(await screen.findByText('Allt är besvarat')).toBeTruthy()
  expect(screen.getByText(/^Senaste svaret i dag/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ny kampanj' }).className).toContain('main')
})

test('drawing s: five things at most, and a link to all of them that keeps the period', async () => {
  const six = {
    ...waiting,
    money: {
      lacking: 1_266_000,
      available: 894_000,
      brandName: 'Mossa',
      campaign: { id: id(9), name: 'Julpyssel', startAt: null },
      moreBrands: 0,
    },
    imagePurchases: { count: 1, amount: 180_000, creatorName: 'Emma', moreCreators: 0 },
    drafts: { count: 2, campaign: { id: id(8), name: 'Vinterljud' } },
  }
  const { router } = open({ 'GET /overview/waiting': wire({ waiting: six }) }, '/overview?weeks=26')
  const card = within(await screen.findByRole('region', { name: 'Väntar på er' }))
  await card.findByText('52 ansökningar')
  expect(card.getAllByRole('listitem')).toHaveLength(5)
  expect(card.getByText('6 saker')).toBeTruthy()
  expect(card.queryByText('2 utkast att skicka')).toBeNull()
  const all = card.getByRole('link', { name: 'Visa alla 6' }).getAttribute('href')!
  expect(all).toBe('/overview?weeks=26&waiting=all')
  await act(() => router.navigate(all))
  expect(await card.findByText('2 utkast att skicka')).toBeTruthy()
  expect(card.getAllByRole('listitem')).toHaveLength(6)
  expect(card.queryByRole('link', { name: 'Visa alla 6' })).toBeNull()
})

test('a draft that is not sent waits as well, and leads to its editor', async () => {
  open({
    'GET /overview/waiting': wire({
      waiting: { ...nothing, drafts: { count: 1, campaign: { id: id(9), name: 'Vinterljud' } } },
    }),
  })
  expect(await screen.findByText('Vinterljud är inte skickad för granskning')).toBeTruthy()
  expect(screen.queryByText('Allt är besvarat')).toBeNull()
  expect(screen.getByRole('link', { name: 'Fortsätt: 1 utkast att skicka' }).getAttribute('href')).toBe(
    `/campaigns/${id(9)}/edit`,
  )
})

test('a campaign that takes applications is on its way, and says so', async () => {
  open({ 'GET /overview/campaigns': wire(compared([{ ...row(1, 'Vinterljud', 0, 0), state: 'confirmed' }])) })
  expect(await screen.findByText('Havsro, Marknadsplats')).toBeTruthy()
})

test('reach and cost week by week: a chart whose weeks are told one by one, and the same numbers as a table', async () => {
  const { user } = open()
  const chart = await screen.findByRole('group', {
    name: /^Räckvidd och kostnad i 2 veckor: 3.000 nådda för 900.kr, mest v\. \d+ med 2.500\.$/,
  })
  expect(
    within(chart)
      .getAllByRole('button')
      .map((week) => text(week)?.length !== 0 && week.getAttribute('aria-label')),
  ).toEqual([
    expect.stringMatching(/räckvidd 2.500, kostnad 900.kr$/),
    expect.stringMatching(/räckvidd 500, kostnad 0.kr$/),
  ])
  await user.click(within(chart).getAllByRole('button')[1]!)
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/räckvidd 2.500/)
  expect(screen.getByText('50 procent mer än perioden före')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Tabell' }))
  const numbers = screen.getByRole('region', { name: 'Räckvidd och kostnad, Tabell' })
  expect(within(numbers).getAllByRole('row').map(text)).toEqual([
    'VeckaRäckviddKostnad',
    expect.stringMatching(/2 500900 kr$/),
    expect.stringMatching(/5000 kr$/),
  ])
})

test('campaigns beside one another: marks, sums, and an order that stands in the address', async () => {
  const { user } = open()
  const table = await screen.findByRole('table', { name: 'Pågående kampanjer' })
  const names = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((each) => text(each)?.match(/Vinterhud|Presspaketet|2 kampanjer/)?.[0])
  expect(names()).toEqual(['Vinterhud', 'Presspaketet', '2 kampanjer'])
  expect(text(table)).toContain('60 % över')
  expect(text(table)).toContain('lägst')
  await user.click(within(table).getByRole('button', { name: 'Kostnad' }))
  expect(names()).toEqual(['Presspaketet', 'Vinterhud', '2 kampanjer'])
})

test('each part fails by itself and is asked for again in its place', async () => {
  let isDown = true
  const { user } = open({
    'GET /overview/figures': () => (isDown ? reply(500, {}) : wire({ figures })),
  })
  await screen.findByText('52 ansökningar')
  expect(await screen.findByText('Räckvidd och kostnad kunde inte hämtas.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(screen.getByRole('group', { name: /^Räckvidd och kostnad i 2 veckor/ })).toBeTruthy())
})

test('a company without a campaign has its first step alone', async () => {
  open({ 'GET /campaigns/counts': wire(counts(0)), 'GET /overview/waiting': wire({ waiting: nothing }) })
  expect(await screen.findByText('Ingen kampanj än')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ny kampanj' }).getAttribute('href')).toBe('/campaigns/new')
  expect(screen.queryByRole('region', { name: 'Väntar på er' })).toBeNull()
})

test('drawing s: own dates are in the address and asked for', async () => {
  const { api } = open({}, '/overview?from=2026-11-02&to=2026-11-08')
  expect(await screen.findByLabelText('Från och med')).toBeTruthy()
  const asked = () => api.to('GET /overview/figures').map(({ query }) => [query.get('from'), query.get('to')])
  await waitFor(() => expect(asked()).toEqual([['2026-11-02', '2026-11-08']]))
})

test('drawing s: dates that are no period give the usual one', async () => {
  const { api } = open({}, '/overview?from=2026-11-08&to=2026-11-02')
  await screen.findByRole('region', { name: 'Väntar på er' })
  expect(api.to('GET /overview/figures')[0]!.query.get('from')).toBe(dayAfter(monday, -77))
  expect(screen.queryByLabelText('Från och med')).toBeNull()
})

test('a pass that is given or used is counted at once', async () => {
  let passes = 60
  open({
    'GET /overview/campaigns': () =>
      wire(compared([{ ...row(1, 'Fyra minuter', 0, 0), participants: passes, places: 0 }])),
  })
  expect(await screen.findByRole('cell', { name: '60' })).toBeTruthy()
  passes = 61
  act(() => bus.publish('live:store-participation-changed', { storeCampaignId: id(7), storeId: id(8) }))
  expect(await screen.findByRole('cell', { name: '61' })).toBeTruthy()
})
