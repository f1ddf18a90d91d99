/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCreatorCard, type FakeRoutes, id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { SharedReportPage } from './SharedReportPage'

const figures = { reach: 60_000, posts: 3, likes: 900, comments: 40 }
const report = {
  campaign: {
    id: id(1),
    name: 'Lussebrygg',
    brandName: 'Björkbrygg',
    brandLogoUrl: null,
    productImageUrl: null,
    startAt: '2025-11-03',
    endAt: '2025-11-06',
    dueAt: null,
  },
  wantedReach: 250_000,
  totals: {
    ...figures,
    creators: 1,
    costs: { fees: 100_000, goods: 20_000, logistics: 5_000 },
    cost: 125_000,
    costPerThousandReach: 2_083,
  },
  days: [{ day: '2025-11-03', ...figures }],
  creators: [{ creator: buildCreatorCard({ name: 'Nils' }), ...figures, cost: 125_000, costPerThousandReach: 2_083 }],
  kinds: [{ kind: 'post', ...figures }],
}
const open = (api: FakeRoutes) =>
  renderWithApp(<SharedReportPage />, { path: '/reports/:token', route: '/reports/abc', api })

test('anybody reads the report in the language it was shared in, without ways into the product, and is told its end', async () => {
  const { api } = open({ 'GET /reports/:token': wire({ report, expiresAt: '2026-12-21T10:00:00Z', locale: 'en' }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lussebrygg' })).toBeTruthy()
  expect(screen.getByText(/^The link to the report is valid until 21.December.2026\.$/)).toBeTruthy()
  expect(screen.getByRole('img', { name: /Reach per day/ })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Cost' }).textContent).toMatch(
    /Fees.*1,000.*Goods.*200.*Logistics.*50.*In total.*1,250/,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(api.calls).toHaveLength(1)
  expect(api.calls[0]).toMatchObject({ isPublic: true, params: { token: 'abc' } })
})

test('without costs and names there are numbers in the place of names, and no column of costs', async () => {
  const { creators, totals, ...rest } = report
  const { costs: _costs, cost: _cost, costPerThousandReach: _per, ...others } = totals
  const shown = {
    ...rest,
    totals: others,
    creators: creators.map(() => ({ number: 7, campaignId: id(1), ...figures })),
    posts: [],
  }
  const shows = { costs: false, names: false }
  open({
    'GET /reports/:token': wire({ report: shown, expiresAt: '2026-12-21T10:00:00Z', locale: 'sv', shows }),
  })
  expect(await screen.findByRole('row', { name: /Kreatör 7/ })).toBeTruthy()
  expect(screen.queryByText(/ostnad/)).toBeNull()
})

test('an address that has expired or was ended says so in words', async () => {
  open({ 'GET /reports/:token': reply(404, { error: 'not_found' }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Rapporten delas inte längre' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull()
})
