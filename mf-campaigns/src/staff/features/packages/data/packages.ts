import { takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { apiAction, type Steps } from '@samspel/store'
import { listPackages, refresh } from '../../../data'

export const updatePackage = apiAction('updatePackage')

/** A changed package is asked for again where packages are shown. */
export function* packagesSaga(): Steps {
  yield takeEvery(updatePackage.success.type, refresh(listPackages))
}

/** Mounts what keeps the packages true. */
export const startPackages = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-packages', packagesSaga)
