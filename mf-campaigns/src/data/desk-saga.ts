import { eventChannel } from 'redux-saga'
import { put, spawn, takeEvery } from 'redux-saga/effects'
import { bus, type FactName } from '@samspel/event-bus'
import { queryActions } from '@samspel/store'
import { calendarViewSaga } from './calendar-view'
import { createCampaign, deleteCampaign, updateCampaign, updateCampaignState } from './campaign-lists'
import { approveMention, resetMention } from './decisions'
import {
  createReportLink,
  deleteReportLink,
  getCampaignReport,
  listCalendarCampaigns,
  listCampaignDates,
  listPackages,
  listReportLinks,
  updatePackage,
} from './desk-actions'

type Steps = Generator<unknown, void, never>

const stale = (...actions: readonly { endpoint: string }[]) =>
  function* handleStale(): Steps {
    for (const { endpoint } of actions) yield put(queryActions.invalidated({ prefix: endpoint }))
  }

const factChannel = (name: FactName) => eventChannel<object>((emit) => bus.subscribe(name, emit))

/** Keeps the calendar, the packages and the reports true after own acts and those of others. */
export function* deskSaga(): Steps {
  yield spawn(calendarViewSaga)
  const refreshDays = stale(listCalendarCampaigns, listCampaignDates)
  yield takeEvery(
    [
      createCampaign.success.type,
      updateCampaign.success.type,
      updateCampaignState.success.type,
      deleteCampaign.success.type,
    ],
    refreshDays,
  )
  yield takeEvery(updatePackage.success.type, stale(listPackages))
  yield takeEvery([createReportLink.success.type, deleteReportLink.success.type], stale(listReportLinks))
  yield takeEvery([approveMention.success.type, resetMention.success.type], stale(getCampaignReport))
  yield takeEvery(factChannel('live:campaign-changed'), refreshDays)
  yield takeEvery(factChannel('live:reconnected'), stale(listCalendarCampaigns, listCampaignDates, getCampaignReport))
}
