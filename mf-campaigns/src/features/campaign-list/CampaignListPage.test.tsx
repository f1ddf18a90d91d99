/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildCampaign, id, listAnswer, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { campaignLists } from '../../data'
import { CampaignListPage } from './CampaignListPage'

const counts = { counts: { draft: 3, requested: 2, confirmed: 4, upcoming: 3, ongoing: 2, finished: 18, archived: 7 }, waiting: { mentions: 9, participations: 4, dueSoon: 0 } }
const campaigns = [
  buildCampaign({ id: id(1), name: 'Kvällslampa på tur', state: 'ongoing', approvedParticipationsCount: 20, targetNumberOfInstagramers: 20, pendingMentionsCount: 2 }),
  buildCampaign({ id: id(2), name: 'Presspaketet', state: 'ongoing', approvedParticipationsCount: 18, targetNumberOfInstagramers: 25 }),
]
const open = (route = '/campaigns') => renderWithApp(<CampaignListPage />, {
  route, slices: [campaignLists],
  api: {
    'GET /campaigns/counts': counts,
    'GET /campaigns/dates': { dates: [{ campaign_id: id(1), name: 'Kvällslampa på tur', date: '2099-11-22', kind: 'due' }] },
    'GET /campaigns': listAnswer('campaigns', campaigns),
  },
})

test('shows what waits, the counts of the states, the campaigns with their sums, and the next dates', async () => {
  open()
  expect((await screen.findByRole('link', { name: /9 inlägg att granska/ })).getAttribute('href')).toBe('/mentions')
  expect(screen.getByRole('link', { name: /4 ansökningar väntar på svar/ })).toBeTruthy()
  expect(screen.queryByText(/inom en vecka/)).toBeNull()
  expect(screen.getByRole('tab', { name: /Avslutade\s*18/ })).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Presspaketet/ })).getAttribute('href')).toBe(`/campaigns/${id(2)}`)
  expect(screen.getByRole('row', { name: /2 kampanjer 38 av 45/ })).toBeTruthy()
  expect(await screen.findByText('Sista dag att publicera')).toBeTruthy()
})

test('S-06 state, order and search words stand in the address and are asked of the server', async () => {
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
    slices: [campaignLists], api: { 'GET /campaigns/counts': counts, 'GET /campaigns/dates': { dates: [] }, 'GET /campaigns': reply(400, {}) },
  })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.getByRole('tab', { name: /Avslutade\s*18/ })).toBeTruthy()
  api.on({ 'GET /campaigns': listAnswer('campaigns', campaigns) })
  await user.click(again)
  expect(await screen.findByRole('link', { name: /Presspaketet/ })).toBeTruthy()
})
