/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { CampaignReport } from '@samspel/api'
import {
  buildCampaign,
  buildCreatorCard,
  type FakeRoutes,
  id,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { CampaignReportPage } from './CampaignReportPage'
import { reportSaga } from './data/report-saga'

const figures = { reach: 60_000, posts: 3, likes: 900, comments: 40 }
const creator = (n: number, reach: number) => ({
  number: n + 1,
  campaignId: id(1),
  creator: buildCreatorCard({ id: id(400 + n), name: `Kreatör ${n}`, username: `kreator${n}` }, n),
  ...figures,
  reach,
  cost: 125_000,
  costPerThousandReach: reach > 0 ? Math.round(125_000_000 / reach) : null,
})
const post = (n: number): NonNullable<CampaignReport['posts']>[number] => ({
  id: id(600 + n),
  campaignId: id(1),
  creatorNumber: 30,
  kind: 'post',
  day: '2025-11-05',
  pictureUrl: null,
  pinned: false,
  reach: 0,
  likes: 10,
  comments: 2,
  readAt: '2025-11-06T08:00:00Z',
})
const report: CampaignReport = {
  campaign: {
    id: id(1),
    name: 'Lussebrygg',
    brandName: 'Björkbrygg',
    brandLogoUrl: null,
    productImageUrl: null,
    startAt: '2025-11-03',
    endAt: '2025-11-06',
    dueAt: '2025-11-05',
  },
  wantedReach: 250_000,
  totals: {
    ...figures,
    participants: 31,
    creators: 30,
    costs: { fees: 2_000_000, goods: 1_500_000, logistics: 250_000 },
    cost: 3_750_000,
    costPerThousandReach: 62_500,
  },
  days: [
    { day: '2025-11-03', ...figures, reach: 20_000 },
    { day: '2025-11-05', ...figures, reach: 40_000 },
  ],
  creators: Array.from({ length: 30 }, (_, n) => creator(n, n * 100)),
  kinds: [
    { kind: 'link', ...figures, reach: 0, posts: 1 },
    { kind: 'post', ...figures, posts: 2 },
  ],
  posts: [
    { ...post(1), reach: 40_000, engagement: 1.5 },
    { ...post(2), reach: 20_000, engagement: 6.9, link: 'https://www.instagram.com/p/b/' },
    { ...post(3), kind: 'story', goneAt: '2025-11-20T10:00:00Z', reach: 10, engagement: null },
  ],
}
const open = (api: FakeRoutes = {}) =>
  renderWithApp(<CampaignReportPage />, {
    path: '/campaigns/:id/report',
    route: `/campaigns/${id(1)}/report`,
    sagas: { report: reportSaga },
    api: {
      'GET /campaigns/:id/report': wire({ report }),
      'GET /campaigns/:id': wire({ campaign: buildCampaign({ id: id(1), state: 'ongoing', abilities: ['share'] }) }),
      'GET /campaigns/:id/report_links': { report_links: [] },
      ...api,
    },
  })
const text = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ')

test('figures, a chart in a sentence with its numbers as a table, kinds and creators (E-05, T-12)', async () => {
  const { user } = open()
  const chart = await screen.findByRole('img', {
    name: /^Räckvidd per dag 3.nov till 6.nov: 60.000 av önskade 250.000, mest 5.nov med 40.000\.$/,
  })
  expect(text(chart)).toContain('Sista dag att publicera, 5 nov')
  expect(screen.getAllByText(/^625.kr$/).length).toBeGreaterThan(0)
  expect(text(screen.getByRole('region', { name: 'Kostnad' }))).toBe(
    'KostnadArvoden20 000 krVaror15 000 krLogistik2 500 krSammanlagt37 500 kr',
  )
  expect(screen.getByText('1 länk, 2 inlägg')).toBeTruthy()
  const days = screen.getByRole('radiogroup', { name: 'Visa Räckvidd per dag som' })
  await user.click(within(days).getByRole('radio', { name: 'Tabell' }))
  const byDay = within(screen.getByRole('table', { name: 'Räckvidd per dag' }))
  expect(byDay.getAllByRole('row').map(text)).toEqual([
    'DagRäckviddSammanlagtGodkända inläggGilla-markeringarKommentarer',
    'mån 3 nov20 00020 000390040',
    'ons 5 nov40 00060 000390040',
  ])
})

test('creators: three of them with the sums of all, every column sorts, a row folds out into its posts', async () => {
  const { user } = open()
  const table = within(await screen.findByRole('table', { name: 'Per kreatör (30)' }))
  const names = () =>
    table
      .getAllByRole('row')
      .map((row) => text(row.querySelector('b, a')))
      .filter(Boolean)
  expect(table.getByRole('link', { name: 'Kreatör 29' }).getAttribute('href')).toBe(`/creators/${id(429)}`)
  expect(names()).toEqual(['Kreatör 29', 'Kreatör 28', 'Kreatör 27'])
  expect(text(table.getAllByRole('row').at(-1)!)).toMatch(/^30 kreatörer360 000–37 500 kr625 kr$/)
  await user.click(table.getByRole('button', { name: 'Inlägg av Kreatör 29' }))
  expect(table.getByRole('link', { name: /^Inlägg 5.nov$/ }).getAttribute('href')).toBe(
    'https://www.instagram.com/p/b/',
  )
  expect(text(table.getByRole('row', { name: /^Story/ }))).toContain('Borttaget 20 nov')
  await user.click(table.getByRole('button', { name: /Räckvidd/ }))
  expect(names().slice(0, 2)).toEqual(['Kreatör 0', 'Kreatör 1'])
  await user.click(screen.getByRole('button', { name: 'Visa 27 till' }))
  expect(new Set(names().filter((name) => name?.startsWith('Kreatör'))).size).toBe(30)
})

test('the best posts stand by reach or engagement; one can be put first; files come from the server', async () => {
  const { user, api } = open({ 'PUT /mentions/:id/pin': undefined })
  const list = () =>
    within(screen.getByRole('heading', { name: /^Bästa inläggen/ }).closest('div')!.parentElement!)
      .getAllByRole('listitem')
      .map((item) => text(item))
  await screen.findByRole('heading', { name: /^Bästa inläggen/ })
  expect(list()).toMatchObject(
    [/40 000/, /20 000/, /Story, Borttaget 20 nov/].map((part) => expect.stringMatching(part)),
  )
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Ordna efter' })).getByRole('radio', { name: 'Engagemang' }),
  )
  expect(list()[0]).toMatch(/20 000/)
  await user.click(screen.getAllByRole('button', { name: /^Visa inlägget av Kreatör 29/ })[0]!)
  await waitFor(() => expect(api.to('PUT /mentions/:id/pin').at(-1)).toMatchObject({ body: { pinned: true } }))
  api.on({ 'GET /campaigns/:id/report/file': reply(429, { error: 'too_many_requests' }) })
  await user.click(screen.getByRole('button', { name: 'PDF' }))
  await waitFor(() => expect(`${api.to('GET /campaigns/:id/report/file').at(-1)?.query}`).toBe('what=pdf&locale=sv'))
  expect(await screen.findByRole('button', { name: 'PDF' })).toBeTruthy()
})

test('a creator whose consent has ended stands with the day that the figures are from', async () => {
  const [one, other] = [creator(1, 200), creator(2, 100)]
  const ended = { ...one, creator: { ...one.creator, consentEndedAt: '2025-11-12T10:00:00Z' } }
  open({ 'GET /campaigns/:id/report': wire({ report: { ...report, creators: [ended, other] } }) })
  await screen.findByRole('table', { name: 'Per kreatör (2)' })
  expect(screen.getAllByText(/siffror från 12\snov/)).toHaveLength(1)
})

test('other campaigns of the brand are chosen into the report, and taken out again', async () => {
  const others = ['Midsommar', 'Påsk'].map((name, n) =>
    buildCampaign({ id: id(20 + n), name, state: 'finished', endAt: '2026-06-20' }),
  )
  const meta = { currentPage: 1, prevPage: null, nextPage: null, totalPages: 1, totalCount: 2 }
  const { user, api } = open({ 'GET /campaigns': wire({ campaigns: others, meta }) })
  await user.click(await screen.findByRole('button', { name: 'Kampanjer i rapporten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kampanjer i rapporten' }))
  await user.click(await dialog.findByRole('checkbox', { name: /^Midsommar/ }))
  await user.click(dialog.getByRole('checkbox', { name: /^Påsk/ }))
  await user.click(dialog.getByRole('checkbox', { name: /^Påsk/ }))
  await user.click(dialog.getByRole('button', { name: 'Visa 2 kampanjer' }))
  await waitFor(() => expect(`${api.to('GET /campaigns/:id/report').at(-1)?.query}`).toBe(`and%5B%5D=${id(20)}`))
  await user.click(await screen.findByRole('button', { name: 'Kampanjer i rapporten' }))
  const again = within(await screen.findByRole('dialog', { name: 'Kampanjer i rapporten' }))
  expect((await again.findByRole<HTMLInputElement>('checkbox', { name: /^Midsommar/ })).checked).toBe(true)
  await user.click(again.getByRole('button', { name: 'Ta bort alla' }))
  await user.click(again.getByRole('button', { name: 'Visa en kampanj' }))
  await waitFor(() => expect(`${api.to('GET /campaigns/:id/report').at(-1)?.query}`).toBe(''))
})

test('an address is made for 7, 30 or 90 days, without costs, listed with its openings, and ended', async () => {
  const link = {
    id: id(9),
    campaignId: id(1),
    createdByName: 'Sara',
    createdAt: '2026-11-21T10:00:00Z',
    expiresAt: '2027-02-19T10:00:00Z',
    openedCount: 4,
  }
  const { user, api } = open()
  await user.click(await screen.findByRole('button', { name: 'Dela rapporten' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dela rapporten' })
  expect(await within(dialog).findByText('Ingen länk gäller just nu.')).toBeTruthy()
  api.on({ 'POST /campaigns/:id/report_links': reply(422, { error: 'illegal_transition' }) })
  await user.click(within(dialog).getByRole('radio', { name: '90 dagar' }))
  await user.click(within(dialog).getByRole('button', { name: 'Skapa länk' }))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  api.on({
    'POST /campaigns/:id/report_links': wire({ reportLink: link, token: 'abc' }),
    'GET /campaigns/:id/report_links': wire({ reportLinks: [link] }),
    'DELETE /report_links/:id': undefined,
  })
  await user.click(within(dialog).getByRole('button', { name: 'Skapa länk' }))
  expect((await within(dialog).findByLabelText<HTMLInputElement>('Länk')).value).toBe('http://localhost/reports/abc')
  expect(api.to('POST /campaigns/:id/report_links').at(-1)!.body).toEqual({
    days: 90,
    showsCosts: false,
    showsNames: true,
  })
  await user.click(within(dialog).getByRole('button', { name: 'Kopiera länken' }))
  expect(await within(dialog).findByText('Länken är kopierad.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/reports/abc')
  expect(text(await within(dialog).findByText(/öppnad 4 gånger/))).toBe('Sara 21 nov, öppnad 4 gånger')
  await user.click(within(dialog).getByRole('button', { name: /^Avsluta länken/ }))
  api.on({ 'GET /campaigns/:id/report_links': { report_links: [] } })
  await user.click(within(dialog).getByRole('button', { name: 'Avsluta nu' }))
  expect(await within(dialog).findByText('Ingen länk gäller just nu.')).toBeTruthy()
  expect(api.to('DELETE /report_links/:id')[0]!.params.id).toBe(id(9))
})

test('without approved posts the report says when it fills, and leads to those that wait', async () => {
  const none = { ...figures, reach: 0, posts: 0, likes: 0, comments: 0 }
  open({
    'GET /campaigns/:id/report': wire({
      report: {
        ...report,
        totals: { ...none, participants: 31, creators: 30, cost: 3_750_000, costPerThousandReach: null },
        days: [],
        kinds: [],
      },
    }),
    'GET /campaigns/:id': wire({
      campaign: buildCampaign({ id: id(1), state: 'ongoing', pendingMentionsCount: 2, abilities: ['decideMentions'] }),
    }),
  })
  expect(await screen.findByRole('heading', { name: 'Inga godkända inlägg än' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Granska inlägg' }).getAttribute('href')).toBe(
      `/mentions?state=pending&campaign=${id(1)}`,
    ),
  )
  expect(screen.queryByRole('button', { name: 'Dela rapporten' })).toBeNull()
})

test('a campaign that is not there says so; other failures are asked again (X-27)', async () => {
  const { api, user } = open({ 'GET /campaigns/:id/report': reply(400, {}) })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on({ 'GET /campaigns/:id/report': reply(404, { error: 'not_found' }) })
  await user.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull())
  expect(screen.getByRole('alert').textContent).toMatch(/kampanj/i)
})

test('of a campaign that is picked up at stores the report has its weeks, and each store with what came of it', async () => {
  const totals = { passes: 9, pickedUp: 7, lapsed: 1, withdrawn: 0, posts: 5, approvedPosts: 4, reach: 12_000 }
  const weeks = [
    { week: '2025-11-03', ...totals, pickedUp: 3 },
    { week: '2025-11-10', ...totals, pickedUp: 4 },
  ]
  const stores = [{ storeId: id(7), storeName: 'Järntorget', city: 'Göteborg', totals, weeks }]
  const { user } = open({
    'GET /campaigns/:id/report': wire({ report: { ...report, pickups: { totals, weeks, stores } } }),
  })
  const part = within(await screen.findByRole('region', { name: 'Hämtat i butik per vecka' }))
  expect(part.getByRole('img').getAttribute('aria-label')).toMatch(/^7 hämtade. Veckor från: 3\snov 3; 10\snov 4$/)
  await user.click(part.getByText('Tabell'))
  expect(part.getByRole('row', { name: /^Järntorget, Göteborg 9 7 1 5/ })).toBeTruthy()
})
