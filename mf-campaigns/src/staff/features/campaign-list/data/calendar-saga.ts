import { spawn, takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { factChannel, type Steps } from '@samspel/store'
import { createCampaign, deleteCampaign, refresh, updateCampaign, updateCampaignState } from '../../../data'
import { listCalendarCampaigns, listCampaignDates } from './calendar-dates'
import { calendarView, calendarViewSaga } from './calendar-view'

/** Refreshes the calendar after changes by the user and others. */
export function* calendarSaga(): Steps {
  yield spawn(calendarViewSaga)
  const refreshDays = refresh(listCalendarCampaigns, listCampaignDates)
  yield takeEvery(
    [
      createCampaign.success.type,
      updateCampaign.success.type,
      updateCampaignState.success.type,
      deleteCampaign.success.type,
    ],
    refreshDays,
  )
  yield takeEvery(factChannel('live:campaign-changed'), refreshDays)
  yield takeEvery(factChannel('live:reconnected'), refreshDays)
}

/** Mounts the calendar's setting and the saga that refreshes it. */
export const startCalendar = ({ injectReducer, injectSaga }: StateMounts): void => {
  injectReducer(calendarView)
  injectSaga('mf-campaigns-calendar', calendarSaga)
}
