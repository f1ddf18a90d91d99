import { queryActions } from '@samspel/store'
import { put, takeEvery } from 'redux-saga/effects'
import { approveCompanyRequest, createBrand, createCompanyRequest, createInvitation, declineCompanyRequest, getCompany, listBrands, updateBrand, updateUser } from './company-actions'

type Steps = Generator<unknown, void, never>

/** A company's state and counts are of the server's making. */
function* refreshCompany(): Steps {
  yield put(queryActions.invalidated({ prefix: getCompany.endpoint }))
}

/** Other screens keep the brands of whoever is signed in. */
function* refreshBrands(): Steps {
  yield* refreshCompany()
  yield put(queryActions.invalidated({ prefix: listBrands.endpoint }))
}

/** Keeps true what is shown of companies after somebody's act. */
export function* companySaga(): Steps {
  yield takeEvery([createCompanyRequest.success.type, approveCompanyRequest.success.type, declineCompanyRequest.success.type, createInvitation.success.type, updateUser.success.type], refreshCompany)
  yield takeEvery([createBrand.success.type, updateBrand.success.type], refreshBrands)
}
