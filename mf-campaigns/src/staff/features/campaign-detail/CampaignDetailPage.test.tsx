/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Campaign } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildCampaign,
  buildCreatorCard,
  buildMention,
  buildParticipation,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  within,
} from '@samspel/testing'
import { liveCampaignSaga, mentionLists, participationLists } from '../../../shared/data'
import { campaignLists, campaignSaga, reviewCounts, reviewCountsName } from '../../data'
import { CampaignDetailPage } from './CampaignDetailPage'

const campaignId = id(1)
const open = (campaign: Campaign, api: FakeRoutes = {}, route = `/campaigns/${campaignId}`) => {
  const app = renderWithApp(<CampaignDetailPage />, {
    route,
    path: '/campaigns/:id',
    slices: [campaignLists, participationLists, mentionLists],
    sagas: { live: liveCampaignSaga, campaigns: campaignSaga },
    api: {
      'GET /campaigns/:id': { campaign },
      'GET /campaigns/:id/calculated_reach': { campaign_calculated_reach: { id: campaignId, days: {} } },
      'GET /campaigns/:id/participations': {
        ...listAnswer('participations', []),
        counts: { pending: 0, approved: 0, rejected: 0, all: 0 },
      },
      ...api,
    },
  })
  app.injectReducer(reviewCountsName, reviewCounts)
  return app
}

const pending = buildParticipation({ id: id(11), creator: buildCreatorCard({ name: 'Tove Ekström' }) })
const ongoing = buildCampaign({
  id: campaignId,
  name: 'Lussebrygg',
  state: 'ongoing',
  pendingParticipationsCount: 1,
  waitingApplicationsCount: 1,
  approvedParticipationsCount: 32,
  targetNumberOfInstagramers: 35,
  abilities: ['decideParticipations', 'finish'],
})
const waiting = {
  'GET /campaigns/:id/participations': {
    ...listAnswer('participations', [pending]),
    counts: { pending: 1, approved: 32, rejected: 0, all: 33 },
  },
}

test('an application is approved at once; list and figures follow (T-21)', async () => {
  const { user, api } = open(ongoing, {
    ...waiting,
    'PATCH /participations/:id/approve': {
      participation: { ...pending, state: 'approved', abilities: [] },
      campaign: {
        ...ongoing,
        pendingParticipationsCount: 0,
        waitingApplicationsCount: 0,
        approvedParticipationsCount: 33,
      },
    },
  })
  await screen.findByText('Tove Ekström')
  expect(screen.getByText('av 35 platser')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Godkänn' }))
  await waitFor(() => expect(screen.queryByText('Tove Ekström')).toBeNull())
  expect(api.to('PATCH /participations/:id/approve')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /Godkända\s*33/ })).toBeTruthy()
})

test('a paid one asks first and names the sum that is reserved', async () => {
  const { user, api } = open(
    { ...ongoing, enablePaidCollaborations: true, paidCollaborationPrice: 1_500 },
    {
      ...waiting,
      'PATCH /participations/:id/approve': { participation: { ...pending, state: 'approved' }, campaign: ongoing },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Godkänn' }))
  const confirm = await screen.findByRole('button', { name: /Godkänn och reservera 1\s500\skr/ })
  expect(api.to('PATCH /participations/:id/approve')).toHaveLength(0)
  await user.click(confirm)
  await waitFor(() => expect(api.to('PATCH /participations/:id/approve')).toHaveLength(1))
})

test('an application that arrives meanwhile shows without a reload', async () => {
  const { api } = open(ongoing, waiting)
  await screen.findByText('Tove Ekström')
  const other = buildParticipation({ id: id(12), creator: buildCreatorCard({ name: 'Milad Hosseini' }) })
  api.on({
    'GET /campaigns/:id/participations': {
      ...listAnswer('participations', [other, pending]),
      counts: { pending: 2, approved: 32, rejected: 0, all: 34 },
    },
  })
  act(() =>
    bus.publish('live:participation-changed', {
      participationId: other.id,
      campaignId,
      instagramerId: other.instagramerId,
    }),
  )
  expect(await screen.findByText('Milad Hosseini')).toBeTruthy()
})

test('the tab of posts says as many as it shows once it is opened, rejected ones too', async () => {
  const mentions = (['approved', 'rejected', 'pending'] as const).map((state, at) =>
    buildMention({ id: id(30 + at), campaignId, state }),
  )
  const campaign = buildCampaign({
    id: campaignId,
    state: 'ongoing',
    numPosts: 1,
    pendingMentionsCount: 1,
    mentionsCount: 3,
  })
  const { user } = open(campaign, {
    ...waiting,
    'GET /mentions': { ...listAnswer('mentions', mentions), counts: { pending: 1, approved: 1, rejected: 1, all: 3 } },
  })
  const tab = await screen.findByRole('tab', { name: /^Inlägg/ })
  expect(tab.textContent).toBe('Inlägg3')
  await user.click(tab)
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('tab', { name: /^Inlägg/ }).textContent).toBe('Inlägg3')
})

test('platform staff sends a campaign back with a comment, which then stands on the draft', async () => {
  const requested = buildCampaign({ id: campaignId, state: 'requested', abilities: ['edit', 'return', 'confirm'] })
  const { user, api } = open(requested, {
    'GET /campaigns': listAnswer('campaigns', [requested]),
    'GET /campaigns/:id/last_review': { last_review: null },
    'PATCH /campaigns/:id/state': {
      campaign: {
        ...requested,
        state: 'draft',
        reviewComment: 'Byt bild',
        reviewAnswer: 'Byt bild',
        abilities: ['edit'],
      },
    },
  })
  // Prefilled with what the check of the offer found.
  const words = await screen.findByRole('textbox', { name: 'Text till varumärket' })
  await user.clear(words)
  await user.type(words, 'Byt bild')
  await user.click(screen.getByRole('button', { name: 'Skicka svaret' }))
  expect(screen.getByText('Kön är tom')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(api.to('PATCH /campaigns/:id/state')[0]!.body).toEqual({
    campaign: { state: 'draft', reviewComment: 'Byt bild' },
    delayed: true,
  })
})

test('platform staff read what the brand tells the review (E-06)', async () => {
  const requested = buildCampaign({
    id: campaignId,
    state: 'requested',
    reviewComment: 'Bilden är bytt',
    abilities: ['edit', 'return', 'confirm'],
  })
  open(requested, {
    'GET /campaigns': listAnswer('campaigns', [requested]),
    'GET /campaigns/:id/last_review': { last_review: null },
  })
  expect(await screen.findByText('Från varumärket: Bilden är bytt')).toBeTruthy()
})

test('only what the record allows is offered', async () => {
  open(buildCampaign({ id: campaignId, name: 'Klar', state: 'draft', abilities: [] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Klar' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Redigera' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Fler val' })).toBeNull()
})

test('a campaign that is not there says so in its own words, without a way to ask again (X-27)', async () => {
  open(ongoing, { 'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }) })
  expect(await screen.findByText('Kampanjen finns inte, eller så har den tagits bort.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull()
})

test('decision 99: a campaign that is picked up has no applications of its own, and tells who has come to its stores (T-22)', async () => {
  open(
    buildCampaign({
      ...ongoing,
      pendingParticipationsCount: 0,
      waitingApplicationsCount: 0,
      approvedParticipationsCount: 0,
      deliveryMethod: 'pickup',
      pickups: { pickedUp: 14, booked: 3, places: 30 },
    }),
  )
  const figure = within((await screen.findByText('Deltagare')).parentElement!)
  expect(figure.getByText('17')).toBeTruthy()
  expect(figure.getByText('av 30')).toBeTruthy()
  expect(figure.getByText('14 hämtade, 3 väntas')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ansökningar' })).toBeNull()
  expect(screen.queryByRole('tab', { name: /^(Deltagare|Utan butik)/ })).toBeNull()
})

test('participants without a store of a campaign that is picked up are told apart from those at its stores', async () => {
  open(
    buildCampaign({
      ...ongoing,
      pendingParticipationsCount: 4,
      approvedParticipationsCount: 2,
      deliveryMethod: 'pickup',
      pickups: { pickedUp: 14, booked: 0, places: 0 },
    }),
  )
  const figure = within((await screen.findByText('Deltagare')).parentElement!)
  expect(figure.getByText('16')).toBeTruthy()
  expect(figure.getByText('14 hämtade, ingen väntas, 2 utan butik')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Utan butik 2' })).toBeTruthy()
})

test('tab and figure of participants are one number: who takes part, not who asks to', async () => {
  open(
    buildCampaign({
      ...ongoing,
      pendingParticipationsCount: 4,
      approvedParticipationsCount: 32,
      rejectedParticipationsCount: 6,
    }),
  )
  expect(await screen.findByRole('tab', { name: 'Deltagare 32' })).toBeTruthy()
  const [label] = screen.getAllByText('Deltagare').filter((each) => !each.closest('[role=tab]'))
  expect(within(label!.parentElement!).getByText('32')).toBeTruthy()
})
