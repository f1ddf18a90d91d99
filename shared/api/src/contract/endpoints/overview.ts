import { Type } from 'typebox'
import { companyStaff, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { ComparedCampaign, ComparedSums, OverviewFigures, OverviewWaiting, PlatformWaiting } from '../entities'
import { Count, Day, Id, IdParams, Optional, Shape } from '../primitives'

const tag = 'reports'

/** The first page of a company's people: each part is read by itself, so that one that fails leaves the others. */
export const overviewEndpoints = {
  getOverviewWaiting: endpoint({
    method: 'GET',
    path: '/overview/waiting',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'What waits for an answer, payment or reading in the own brands, or in one of them.',
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({ waiting: OverviewWaiting }),
  }),
  getOverviewFigures: endpoint({
    method: 'GET',
    path: '/overview/figures',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Reach and cost by week of a period, and of as many days before it. 422 before_start or too_large at `to`: at most 53 weeks.',
    query: Shape({ from: Day, to: Day, brandId: Optional(Id) }),
    response: Shape({ figures: OverviewFigures }),
  }),
  listComparedCampaigns: endpoint({
    method: 'GET',
    path: '/overview/campaigns',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Campaigns that are going on, those that end first on top, at most 100; `sums` are of those that are listed.',
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({ comparedCampaigns: Type.Array(ComparedCampaign), sums: ComparedSums, totalCount: Count }),
  }),
  getPlatformWaiting: endpoint({
    method: 'GET',
    path: '/platform/waiting',
    actors: platformStaff,
    tag,
    summary:
      "The first page of the platform's staff: what waits for the caller's answer, the longest wait first, each with the same condition as the list that it leads to.",
    response: Shape({ platformWaiting: PlatformWaiting }),
  }),
  getBrandRecord: endpoint({
    method: 'GET',
    path: '/brands/:id/record',
    actors: platformStaff,
    tag,
    summary:
      'How a brand has behaved, for those who judge its campaigns: how many of them a review has sent back, and how many of its monthly fees were booked on their day.',
    params: IdParams,
    response: Shape({ brandRecord: Shape({ campaignsSentBack: Count, fees: Count, feesInTime: Count }) }),
  }),
}
