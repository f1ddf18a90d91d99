import { takeEvery, takeLatest } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { factChannel, type Steps } from '@samspel/store'
import { refresh } from '../../../data'
import { getOverviewFigures, getOverviewWaiting, listCampaignDates, listComparedCampaigns } from './overview'

/** Refreshes the overview while others decide, write and pay. */
export function* overviewSaga(): Steps {
  const waiting = refresh(getOverviewWaiting)
  const all = refresh(getOverviewWaiting, getOverviewFigures, listComparedCampaigns)
  yield takeEvery(factChannel('live:participation-changed'), all)
  yield takeEvery(factChannel('live:store-participation-changed'), all)
  yield takeEvery(factChannel('live:mention-changed'), all)
  yield takeEvery(factChannel('live:image-purchase-changed'), waiting)
  yield takeLatest(
    factChannel('live:campaign-changed'),
    refresh(getOverviewWaiting, listComparedCampaigns, listCampaignDates),
  )
  yield takeEvery(
    factChannel('live:reconnected'),
    refresh(getOverviewWaiting, getOverviewFigures, listComparedCampaigns, listCampaignDates),
  )
}

export const startOverview = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-overview', overviewSaga)
