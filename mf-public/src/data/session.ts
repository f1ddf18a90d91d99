import { takeEvery } from 'redux-saga/effects'
import { signedOut } from '@samspel/store'
import { queryClient } from './api'

/** Nothing that was read for somebody is kept for the next one (T-30). */
export function* publicSaga() {
  yield takeEvery(signedOut.type, () => queryClient.clear())
}
