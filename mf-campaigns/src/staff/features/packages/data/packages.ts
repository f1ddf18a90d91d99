import { takeEvery } from 'redux-saga/effects'
import { apiAction } from '@samspel/store'
import type { Mounts } from '../../../../shared/data'
import { listPackages, refresh, type Steps } from '../../../data'

export const updatePackage = apiAction('updatePackage')

/** A changed package is asked for again where packages are shown. */
export function* packagesSaga(): Steps {
  yield takeEvery(updatePackage.success.type, refresh(listPackages))
}

/** Mounts what keeps the packages true. */
export const startPackages = ({ injectSaga }: Mounts): void => injectSaga('mf-campaigns-packages', packagesSaga)
