import { pageState } from '../../../shared/data'
import { draftLists, draftRows, draftRowsName, draftSaga } from './drafts/data'

export { MentionReviewPage as default } from './MentionReviewPage'

pageState.mount(({ injectReducer, injectSaga }) => {
  injectReducer(draftLists)
  injectReducer(draftRowsName, draftRows)
  injectSaga('mf-campaigns-drafts', draftSaga)
})
