import { takeEvery } from 'redux-saga/effects'
import { approveMention, type Mounts, resetMention } from '../../../../shared/data'
import { factChannel, refresh, type Steps } from '../../../data'
import { createReportLink, deleteReportLink, getCampaignReport, listReportLinks } from './reports'

/** Keeps the report and its links true after own changes and those of others. */
export function* reportSaga(): Steps {
  yield takeEvery([createReportLink.success.type, deleteReportLink.success.type], refresh(listReportLinks))
  yield takeEvery([approveMention.success.type, resetMention.success.type], refresh(getCampaignReport))
  yield takeEvery(factChannel('live:reconnected'), refresh(getCampaignReport))
}

/** Mounts what keeps reports true. */
export const startReport = ({ injectSaga }: Mounts): void => injectSaga('mf-campaigns-report', reportSaga)
