import { takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { factChannel, type Steps } from '@samspel/store'
import { approveMention, resetMention } from '../../../../shared/data'
import { refresh } from '../../../data'
import { createReportLink, deleteReportLink, getCampaignReport, listReportLinks } from './reports'

/** Keeps the report and its links true after own changes and those of others. */
export function* reportSaga(): Steps {
  yield takeEvery([createReportLink.success.type, deleteReportLink.success.type], refresh(listReportLinks))
  yield takeEvery([approveMention.success.type, resetMention.success.type], refresh(getCampaignReport))
  yield takeEvery(factChannel('live:reconnected'), refresh(getCampaignReport))
}

/** Mounts what keeps reports true. */
export const startReport = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-report', reportSaga)
