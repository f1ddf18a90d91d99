import { applicantCounts } from '../../data/applicant-counts'
import { pageState } from '../../data/page-state'
import { applicantLists } from '../../data/store-participations'

export { StoreDetailPage as default } from './StoreDetailPage'

pageState.mount(({ injectReducer }) => {
  injectReducer(applicantLists)
  injectReducer(applicantCounts)
})
