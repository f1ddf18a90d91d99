import { pageState } from '../../../shared/data'
import { applicationLists, applicationSaga, applicationsOverview, overviewName } from './data'

export { ApplicationsPage as default } from './ApplicationsPage'

pageState.mount(({ injectReducer, injectSaga }) => {
  injectReducer(applicationLists)
  injectReducer(overviewName, applicationsOverview)
  injectSaga('mf-campaigns-applications', applicationSaga)
})
