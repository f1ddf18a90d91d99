import { takeEvery } from 'redux-saga/effects'
import { signedOut } from '@samspel/store'
import { queryClient } from './api'

/** Clears all cached reads on sign-out, so that the next user sees none of them (T-30). */
export function* publicSaga() {
  yield takeEvery(signedOut.type, () => queryClient.clear())
}
