import { calendarView } from './calendar-view'
import { deskSaga } from './desk-saga'
import type { Mounts } from './late-parts'

/** Mounts what keeps the calendar, the packages and the reports true. */
export const startDesk = ({ injectReducer, injectSaga }: Mounts): void => {
  injectReducer(calendarView)
  injectSaga('mf-campaigns-desk', deskSaga)
}
