/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, buildCampaign, buildCreatorCard, buildParticipation, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within, type FakeRoutes } from '@samspel/testing'
import { campaignLists, campaignsSaga, mentionLists, participationLists, reviewCounts, reviewCountsName } from '../../data'
import { CampaignDetailPage } from './CampaignDetailPage'

const campaign = buildCampaign({ id: id(1), name: 'Presspaketet', state: 'confirmed', pendingParticipationsCount: 1, targetNumberOfInstagramers: 3, abilities: ['edit', 'decideParticipations'] })
const participation = buildParticipation({ creator: buildCreatorCard({ name: 'Tove Ekström' }) })

const open = (record = campaign, routes: FakeRoutes = {}) => renderWithApp(<CampaignDetailPage />, {
  path: '/campaigns/:id', route: `/campaigns/${id(1)}`, slices: [campaignLists, participationLists, mentionLists, { name: reviewCountsName, reducer: reviewCounts }], sagas: { campaigns: campaignsSaga },
  api: {
    'GET /campaigns/:id': wire({ campaign: record }),
    'GET /campaigns/:id/calculated_reach': { campaign_calculated_reach: { id: id(1), days: {} } },
    'GET /campaigns/:id/participations': { ...listAnswer('participations', [participation]), counts: { pending: 1, approved: 0, rejected: 0, all: 1 } },
    ...routes,
  },
})

test('T-21 an application is approved: it leaves those that wait, and the counts move', async () => {
  const { user, api } = open(campaign, {
    'PATCH /participations/:id/approve': wire({
      participation: { ...participation, state: 'approved', abilities: [] }, campaign: { ...campaign, pendingParticipationsCount: 0, approvedParticipationsCount: 1 },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Godkänn' }))
  await waitFor(() => expect(screen.queryByText('Tove Ekström')).toBeNull())
  expect(api.to('PATCH /participations/:id/approve')[0]!.params.id).toBe(participation.id)
  expect(screen.getByRole('radio', { name: /Godkända\s*1/ })).toBeTruthy()
})

test('a paid collaboration says what is held before it is approved', async () => {
  const { user, api } = open({ ...campaign, enablePaidCollaborations: true, paidCollaborationPrice: 1_500 }, {
    'PATCH /participations/:id/approve': reply(422, { error: 'insufficient_funds' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Godkänn' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Godkänn Tove Ekström?' }))
  expect(api.to('PATCH /participations/:id/approve')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: /Godkänn och reservera 1.500.kr/ }))
  await waitFor(() => expect(api.to('PATCH /participations/:id/approve')).toHaveLength(1))
  expect(screen.getByText('Tove Ekström')).toBeTruthy()
})

test('an application that arrives elsewhere shows without a reload', async () => {
  const { api } = open()
  await screen.findByText('Tove Ekström')
  const other = buildParticipation({ id: id(77), creator: buildCreatorCard({ name: 'Milad Hosseini' }) })
  api.on({ 'GET /campaigns/:id/participations': { ...listAnswer('participations', [other, participation]), counts: { pending: 2, approved: 0, rejected: 0, all: 2 } } })
  act(() => bus.publish('live:participation-changed', { participationId: id(77), campaignId: id(1), instagramerId: id(402) }))
  expect(await screen.findByText('Milad Hosseini')).toBeTruthy()
})

test('platform staff send a campaign back with a comment that is needed', async () => {
  const requested = buildCampaign({ ...campaign, state: 'requested', abilities: ['confirm', 'return'] })
  const { user, api } = open(requested, { 'PATCH /campaigns/:id/state': wire({ campaign: { ...requested, state: 'draft', reviewComment: 'Byt bild', abilities: ['edit'] } }) })
  await user.click(await screen.findByRole('button', { name: 'Skicka tillbaka' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Skicka tillbaka kampanjen' }))
  expect(dialog.getByRole('button', { name: 'Skicka tillbaka' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: 'Kommentar' }), 'Byt bild')
  await user.click(dialog.getByRole('button', { name: 'Skicka tillbaka' }))
  expect(await screen.findByText(/Från granskningen: Byt bild/)).toBeTruthy()
  expect(api.to('PATCH /campaigns/:id/state')[0]!.body).toEqual({ campaign: { state: 'draft', reviewComment: 'Byt bild' } })
})

test('X-27 an unknown campaign says so', async () => {
  open(campaign, { 'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }) })
  expect(await screen.findByText('Kampanjen finns inte, eller så har den tagits bort.')).toBeTruthy()
})
