/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import type { StoreReport, StoreReportWeek } from '@samspel/api'
import { buildStore, id, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { default as StoreReportsPage, StoreReportCard } from './index'

const mondays = ['2026-11-09', '2026-11-16']
const week = (monday: string, pickedUp: number): StoreReportWeek => ({
  week: monday,
  passes: pickedUp + 1,
  pickedUp,
  lapsed: 1,
  withdrawn: 0,
  posts: 2,
  approvedPosts: 1,
  reach: 4_000,
})
const { week: _, ...totals } = { ...week('', 12), passes: 15, approvedPosts: 4, reach: 16_000 }
const report = (name: string, n: number): StoreReport => ({
  storeId: id(n),
  storeName: name,
  city: 'Göteborg',
  totals,
  weeks: mondays.map((monday, at) => week(monday, 5 + at)),
})
const meta = { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: 2 }
const summary = {
  from: mondays[0],
  stores: 2,
  campaigns: [{ id: id(70), name: 'Fikapåsen' }],
  totals,
  weeks: mondays.map((monday) => week(monday, 6)),
  best: report('Järntorget', 1),
  worst: report('Nordstan', 2),
}
const answer = { storeReports: [report('Järntorget', 1), report('Nordstan', 2)], meta, summary }
const open = (list: object, query = '') =>
  renderWithApp(<StoreReportsPage />, {
    path: '/brands/:brandId/stores/report',
    route: `/brands/${id(9)}/stores/report${query}`,
    api: {
      'GET /brands/:id/store_reports': list,
      'GET /brands/:id/store_reports/export': wire({ csv: 'store;city' }),
    },
  })

test('all stores together, those that stand out, and each of them', async () => {
  open(wire(answer))
  expect(await screen.findByRole('img', { name: 'Hämtningar per vecka: v. 46 6; v. 47 6' })).toBeTruthy()
  const all = screen.getByRole('region', { name: 'Alla tillsammans' })
  expect(all.textContent).toContain('av 15 pass')
  expect(screen.getByRole('region', { name: 'Flest hämtningar' }).textContent).toContain('Järntorget')
  expect(screen.getByRole('region', { name: 'Flest pass som inte används' }).textContent).toContain('1 av 13')
  const rows = within(screen.getByRole('table', { name: 'Per butik' }))
  expect(rows.getByRole('link', { name: 'Nordstan' }).getAttribute('href')).toBe(`/brands/${id(9)}/stores/${id(2)}`)
})

test('the same numbers as a table, and as a file of what is asked for', async () => {
  const made = jest.fn(() => 'blob:x')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined })
  const { user, api } = open(wire(answer), `?campaign=${id(70)}&weeks=26&sort=-reach&page=nonsense`)
  const all = within(await screen.findByRole('region', { name: 'Alla tillsammans' }))
  const { query } = api.to('GET /brands/:id/store_reports').at(-1)!
  expect(Object.fromEntries(query)).toEqual({ campaignId: id(70), weeks: '26', sort: '-reach', page: '1' })
  await user.click(all.getByText('Tabell'))
  expect(all.getByRole('table', { name: 'Alla tillsammans' }).textContent).toContain('v. 47')
  await user.click(all.getByRole('button', { name: 'Spara som CSV' }))
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1))
  expect(Object.fromEntries(api.to('GET /brands/:id/store_reports/export')[0]!.query)).toEqual({
    campaignId: id(70),
    weeks: '26',
  })
})

test('without offers the way to one; an unknown brand, and a failure, are said', async () => {
  const { unmount } = open(wire({ ...answer, storeReports: [], summary: { ...summary, stores: 0, campaigns: [] } }))
  expect(await screen.findByText('Ingen butik har haft ett erbjudande än')).toBeTruthy()
  unmount()
  open(reply(404, { error: 'not_found' }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

test('one store: before the first pick-up the drawing, and what failed can be asked for again', async () => {
  const store = buildStore({ name: 'Järntorget' })
  const empty = report('Järntorget', 1)
  const { unmount } = renderWithApp(<StoreReportCard store={store} />, {
    api: {
      'GET /store_reports/:id': wire({ report: { ...empty, totals: { ...totals, passes: 0, posts: 0 } } }),
    },
  })
  expect(await screen.findByText('Inget har hämtats än')).toBeTruthy()
  unmount()
  renderWithApp(<StoreReportCard store={store} />, { api: { 'GET /store_reports/:id': reply(500, {}) } })
  expect(await screen.findByText('Siffrorna kunde inte hämtas.')).toBeTruthy()
})
