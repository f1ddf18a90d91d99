import { apiAction, type ResultOf } from '@samspel/store'

export const getOverviewWaiting = apiAction('getOverviewWaiting')
export const getOverviewFigures = apiAction('getOverviewFigures')
export const listComparedCampaigns = apiAction('listComparedCampaigns')
export const listCampaignDates = apiAction('listCampaignDates')

export type Waiting = ResultOf<'getOverviewWaiting'>['waiting']
export type Figures = ResultOf<'getOverviewFigures'>['figures']
export type Compared = ResultOf<'listComparedCampaigns'>
export type ComparedCampaign = Compared['comparedCampaigns'][number]
