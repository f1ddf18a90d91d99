import type { ReactNode } from 'react'
import type { Campaign, Participation } from '@samspel/api'
import {
  buildCampaign,
  buildCreatorCard,
  buildParticipation,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  wire,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { liveCampaignSaga, mentionLists, participationLists } from '../../../shared/data'
import { creatorFindings, findingsName } from '../../components/creator-list/data/findings'
import { askedCreators, askedCreatorsName, potentialLists } from '../../components/creator-list/data/invitations'
import { campaignLists, campaignSaga, reviewCounts, reviewCountsName } from '../../data'
import { CampaignDetailPage } from './CampaignDetailPage'

export const campaignId = id(1)

export const application = (n: number, name: string, facts: Partial<Participation> = {}): Participation =>
  buildParticipation({
    id: id(10 + n),
    campaignId,
    creator: buildCreatorCard({ name, username: name.toLowerCase().replaceAll(/\W/g, '') }),
    abilities: ['approve', 'reject', 'annotate'],
    ...facts,
  })

/** A brand without a record yet, and no colleague viewing its campaigns. */
const quietDesk: FakeRoutes = {
  'GET /brands/:id/record': wire({ brandRecord: { campaignsSentBack: 0, fees: 0, feesInTime: 0 } }),
  'GET /campaigns/:id/viewers': { viewers: [] },
  'PUT /campaigns/:id/viewers/me': reply(204),
  'DELETE /campaigns/:id/viewers/me': reply(204),
}

/** A campaign in the marketplace that staff can decide on. */
export const openOffer = (facts: Partial<Campaign> = {}): Campaign =>
  buildCampaign({
    id: campaignId,
    name: 'Lussebrygg',
    state: 'confirmed',
    targetNumberOfInstagramers: 35,
    placesLeft: 3,
    abilities: ['decideParticipations', 'invite'],
    ...facts,
  })

/** Answers a campaign's participation lists from one set, by state. */
export const participationsOf = (all: readonly Participation[]): FakeRoutes => ({
  'GET /campaigns/:id/participations': ({ query }: { query: URLSearchParams }) => {
    const state = query.get('state')
    const count = (of: string) => all.filter((one) => one.state === of).length
    return {
      ...listAnswer(
        'participations',
        all.filter((one) => !state || one.state === state),
      ),
      counts: { pending: count('pending'), approved: count('approved'), rejected: count('rejected'), all: all.length },
    }
  },
})

/** The review panel, with the toasts of its answers. */
export const openDesk = (first: string, api: FakeRoutes) => {
  const app = renderWithApp(
    <>
      <CampaignDetailPage />
      <Toaster />
    </>,
    {
      route: `/campaigns/${first}`,
      path: '/campaigns/:id',
      slices: [campaignLists, participationLists, mentionLists],
      sagas: { live: liveCampaignSaga, campaigns: campaignSaga },
      api: {
        'GET /campaigns/:id/calculated_reach': { campaign_calculated_reach: { id: campaignId, days: {} } },
        ...participationsOf([]),
        ...quietDesk,
        ...api,
      },
    },
  )
  app.injectReducer(reviewCountsName, reviewCounts)
  return app
}

export const openPage = (campaign: Campaign, api: FakeRoutes = {}, query = '', beside: ReactNode = null) => {
  const page = (
    <>
      <CampaignDetailPage />
      {beside}
    </>
  )
  const app = renderWithApp(page, {
    route: `/campaigns/${campaignId}${query}`,
    path: '/campaigns/:id',
    slices: [campaignLists, participationLists, mentionLists, potentialLists],
    sagas: { live: liveCampaignSaga, campaigns: campaignSaga },
    api: {
      'GET /campaigns/:id': { campaign },
      'GET /campaigns/:id/calculated_reach': { campaign_calculated_reach: { id: campaignId, days: {} } },
      'GET /profile_categories': { profile_categories: [] },
      ...participationsOf([]),
      ...quietDesk,
      ...api,
    },
  })
  app.injectReducer(reviewCountsName, reviewCounts)
  app.injectReducer(askedCreatorsName, askedCreators)
  app.injectReducer(findingsName, creatorFindings)
  return app
}
