import { put, takeEvery } from 'redux-saga/effects'
import { addRoutes } from '@samspel/api'
import { approvalsRoutes } from '@samspel/api/routes/approvals'
import type { StateMounts } from '@samspel/federation'
import { apiAction, factChannel, queryActions, type Steps } from '@samspel/store'

addRoutes(approvalsRoutes)

export const listApprovalRequests = apiAction('listApprovalRequests')
export const createApprovalRequest = apiAction('createApprovalRequest')
export const approveApprovalRequest = apiAction('approveApprovalRequest')
export const declineApprovalRequest = apiAction('declineApprovalRequest')
export const withdrawApprovalRequest = apiAction('withdrawApprovalRequest')

const acts = [createApprovalRequest, approveApprovalRequest, declineApprovalRequest, withdrawApprovalRequest]

function* refresh(): Steps {
  yield put(queryActions.invalidated({ prefix: listApprovalRequests.endpoint }))
}

/** Reads requests anew after an own answer, and when a colleague has asked or answered: that is told by a notice. */
export function* approvalSaga(): Steps {
  yield takeEvery(
    acts.flatMap(({ success, error }) => [success.type, error.type]),
    refresh,
  )
  yield takeEvery(factChannel('live:notices-changed'), refresh)
  yield takeEvery(factChannel('live:reconnected'), refresh)
}

export const startApprovals = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-approvals', approvalSaga)
