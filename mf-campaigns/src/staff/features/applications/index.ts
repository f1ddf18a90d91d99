import { pageState } from '../../../shared/data'
import {
  applicationLists,
  applicationRows,
  applicationSaga,
  applicationsOverview,
  overviewName,
  rowsName,
} from './data'

export { ApplicationsPage as default } from './ApplicationsPage'

pageState.mount(({ injectReducer, injectSaga }) => {
  injectReducer(applicationLists)
  injectReducer(rowsName, applicationRows)
  injectReducer(overviewName, applicationsOverview)
  injectSaga('mf-campaigns-applications', applicationSaga)
})
