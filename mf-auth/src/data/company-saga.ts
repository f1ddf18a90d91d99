import { call, put, takeEvery } from 'redux-saga/effects'
import { bus } from '@samspel/event-bus'
import { queryActions, type Steps } from '@samspel/store'
import {
  approveCompanyRequest,
  createBrand,
  createCompanyRequest,
  createInvitation,
  declineCompanyRequest,
  getCompany,
  listBrands,
  removeUser,
  updateBrand,
  updateUser,
} from './company-actions'

/** A company's state and counts are computed by the server. */
function* refreshCompany(): Steps {
  yield put(queryActions.invalidated({ prefix: getCompany.endpoint }))
}

/** Other screens and the shell's brand selector depend on the brands of the signed-in user. */
function* refreshBrands(): Steps {
  yield* refreshCompany()
  yield put(queryActions.invalidated({ prefix: listBrands.endpoint }))
  yield call([bus, bus.publish<'auth:brands-changed'>], 'auth:brands-changed', {})
}

/** Refreshes what is shown about companies after an action. */
export function* companySaga(): Steps {
  yield takeEvery(
    [
      createCompanyRequest.success.type,
      approveCompanyRequest.success.type,
      declineCompanyRequest.success.type,
      createInvitation.success.type,
      removeUser.success.type,
      updateUser.success.type,
    ],
    refreshCompany,
  )
  yield takeEvery([createBrand.success.type, updateBrand.success.type], refreshBrands)
}
