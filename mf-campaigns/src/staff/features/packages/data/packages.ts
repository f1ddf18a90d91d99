import { takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { apiAction, type Steps } from '@samspel/store'
import { listPackages, refresh } from '../../../data'

export const updatePackage = apiAction('updatePackage')

/** Refetches packages where they are shown after one was changed. */
export function* packagesSaga(): Steps {
  yield takeEvery(updatePackage.success.type, refresh(listPackages))
}

export const startPackages = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-packages', packagesSaga)
