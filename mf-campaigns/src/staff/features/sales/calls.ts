import { put, takeEvery } from 'redux-saga/effects'
import { addRoutes } from '@samspel/api'
import { salesRoutes } from '@samspel/api/routes/sales'
import type { StateMounts } from '@samspel/federation'
import { apiAction, factChannel, queryActions, type Steps } from '@samspel/store'

addRoutes(salesRoutes)

export const getCampaignSales = apiAction('getCampaignSales')
export const setCampaignTarget = apiAction('setCampaignTarget')
export const listCreatorLinks = apiAction('listCreatorLinks')
export const setCreatorCode = apiAction('setCreatorCode')
export const makeCreatorCodes = apiAction('makeCreatorCodes')
export const importCreatorCodes = apiAction('importCreatorCodes')

function* refresh(): Steps {
  for (const { endpoint } of [getCampaignSales, listCreatorLinks])
    yield put(queryActions.invalidated({ prefix: endpoint }))
}

/** Reads links and figures anew after an own change, and after a while without a connection. */
export function* salesSaga(): Steps {
  yield takeEvery(
    [setCampaignTarget, setCreatorCode, makeCreatorCodes, importCreatorCodes].map(({ success }) => success.type),
    refresh,
  )
  yield takeEvery(factChannel('live:reconnected'), refresh)
}

export const startSales = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-sales', salesSaga)
