/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { dayMs } from '@samspel/i18n'
import { id, renderWithApp, reply, screen, wire, within } from '@samspel/testing'
import { PlatformHomePage } from './PlatformHomePage'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
const campaign = (n: number, name: string, days: number, found: string[] = [], lacking = 0) => ({
  id: id(n),
  name,
  brandName: 'Knaprigt',
  productImageUrl: null,
  sentBy: 'Ida Frost',
  sentAt: daysAgo(days),
  found,
  lacking,
})
const nothing = {
  total: 0,
  campaigns: null,
  alarm: null,
  payouts: null,
  reports: null,
  companies: null,
  adjustments: null,
  lastAnswerAt: null,
}
const full = {
  ...nothing,
  total: 16,
  campaigns: {
    count: 9,
    oldestAt: daysAgo(12),
    rows: [
      campaign(1, 'Sylt på allt', 12, ['claims', 'money'], 500_00),
      campaign(2, 'Doftljus till jul', 6),
      campaign(3, 'Termos på tur', 4),
    ],
  },
  alarm: { count: 1, name: 'mf-stores', version: '1.4.0', loads: 100, failures: 31, since: daysAgo(0) },
  reports: { count: 4, oldestAt: daysAgo(4), text: 'betala mig vid sidan av' },
  companies: { count: 2, oldestAt: daysAgo(3), names: ['Nordklang Audio', 'Bergs Glas'] },
}
const part = (name: string, state: string) => ({
  name,
  live: '2.1.4',
  state,
  canary: null,
})
const job = (name: string, more: object = {}) => ({
  name,
  endedAt: daysAgo(0),
  tookMs: 48_000,
  isLate: false,
  failingSince: null,
  ...more,
})
const jobs = [
  job('notice-clock', { failingSince: daysAgo(1) }),
  job('reconcile', { isLate: true, endedAt: daysAgo(2) }),
  job('deadlines'),
  job('mails'),
  job('mention-readings'),
]
const open = (platformWaiting: object, api: object = {}) =>
  renderWithApp(<PlatformHomePage />, {
    path: '/waiting',
    route: '/waiting',
    state: { auth: { user: { id: id(900), role: 'admin' } } } as never,
    api: {
      'GET /platform/waiting': wire({ platformWaiting }),
      'GET /platform/status': wire({
        platformStatus: { parts: [part('mf-auth', 'good'), part('mf-stores', 'deviating')] },
      }),
      'GET /platform/jobs': wire({ platformJobs: jobs }),
      ...api,
    },
  })
const text = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ')

test('campaigns by their wait, with what the check finds; the button opens the one that has waited longest', async () => {
  open(full)
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => text(row.querySelector('td:nth-child(3)')!))).toEqual(['12 dagar', '6 dagar', '4 dagar'])
  expect(rows.map((row) => row.querySelector('td:nth-child(3)')!.className.split(' ')[1])).toEqual([
    'tooLong',
    'long',
    'usual',
  ])
  expect(text(rows[0]!)).toContain('2 sakerpåstående, pengar saknas, 500 kr')
  expect(text(rows[1]!)).toContain('Inget att anmärka')
  expect(screen.getByText('6 till väntar')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Granska den äldsta' }).getAttribute('href')).toBe(`/campaigns/${id(1)}`)
  expect(screen.getByText('16 saker, den äldsta för 12 dagar sedan')).toBeTruthy()
})

test('what burns stands first, then what has waited longest; kinds without anything are gone', async () => {
  open(full)
  const region = await screen.findByRole('region', { name: 'Annat som väntar' })
  await within(region).findByText('Larm')
  const kinds = within(region)
    .getAllByRole('listitem')
    .map((item) => text(item))
  expect(kinds).toHaveLength(3)
  expect(kinds[0]).toContain('mf-stores 1.4.0 misslyckas i 31 % av laddningarna')
  expect(kinds[1]).toContain('Äldst: ”betala mig vid sidan av”')
  expect(kinds[2]).toContain('Nordklang Audio, Bergs Glas')
  expect(within(region).getByText('7 saker')).toBeTruthy()
})

test('nothing waits', async () => {
  open(nothing)
  expect(await screen.findByText('Inget väntar')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the parts fail alone, and what deviates stands first', async () => {
  open(full)
  const region = await screen.findByRole('region', { name: 'Delar' })
  expect((await within(region).findAllByRole('listitem')).map((item) => text(item))).toEqual([
    expect.stringContaining('mf-stores'),
    expect.stringContaining('mf-auth'),
  ])
  expect(within(region).getByText('1 av 2 avviker')).toBeTruthy()
})

test('a job that fails stands before one that is late, then those with a name; the others are a number', async () => {
  open(full)
  const region = await screen.findByRole('region', { name: 'Jobb' })
  const rows = (await within(region).findAllByRole('listitem')).map((item) => text(item))
  expect(rows).toEqual([
    expect.stringContaining('notice-clock'),
    expect.stringContaining('Stäm av pengar'),
    expect.stringContaining('Läs inlägg från Instagram'),
    expect.stringContaining('Skicka e-post'),
    expect.stringContaining('1 jobb till'),
  ])
  expect(rows[0]).toContain('fel sedan')
  expect(rows[2]).toContain('48 s')
  expect(within(region).getByText('2 av 5 med fel')).toBeTruthy()
})

test('what could not be read is said, with a way to try again', async () => {
  open(nothing, {
    'GET /platform/waiting': reply(500, {}),
    'GET /platform/status': reply(500, {}),
    'GET /platform/jobs': reply(500, {}),
  })
  expect(await screen.findByText('Jobben kunde inte hämtas.')).toBeTruthy()
  expect(await screen.findByText('Det som väntar kunde inte hämtas.')).toBeTruthy()
  expect(await screen.findByText('Delarnas läge kunde inte hämtas.')).toBeTruthy()
})
