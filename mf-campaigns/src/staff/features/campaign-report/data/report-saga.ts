import { takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { factChannel, type Steps } from '@samspel/store'
import { approveMention, resetMention } from '../../../../shared/data'
import { refresh } from '../../../data'
import {
  createReportLink,
  deleteReportLink,
  getCampaignReport,
  listReportLinks,
  pinReportPost,
  updateReportLink,
} from './reports'

/** Refreshes the report and its links after changes by the user and others. */
export function* reportSaga(): Steps {
  const linkChanges = [createReportLink.success.type, updateReportLink.success.type, deleteReportLink.success.type]
  yield takeEvery(linkChanges, refresh(listReportLinks))
  yield takeEvery(
    [approveMention.success.type, resetMention.success.type, pinReportPost.success.type],
    refresh(getCampaignReport),
  )
  yield takeEvery(factChannel('live:reconnected'), refresh(getCampaignReport))
}

export const startReport = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-report', reportSaga)
