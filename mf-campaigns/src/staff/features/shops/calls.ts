import { put, takeEvery } from 'redux-saga/effects'
import { addRoutes } from '@samspel/api'
import { salesRoutes } from '@samspel/api/routes/sales'
import type { StateMounts } from '@samspel/federation'
import { apiAction, factChannel, queryActions, type Steps } from '@samspel/store'

addRoutes(salesRoutes)

export const listShops = apiAction('listShops')
export const createShop = apiAction('createShop')
export const renewShopSecret = apiAction('renewShopSecret')
export const deleteShop = apiAction('deleteShop')
export const listShopCalls = apiAction('listShopCalls')
export const listUnmatchedSales = apiAction('listUnmatchedSales')
export const importSales = apiAction('importSales')

function* refresh(): Steps {
  for (const { endpoint } of [listShops, listShopCalls, listUnmatchedSales])
    yield put(queryActions.invalidated({ prefix: endpoint }))
}

/** Reads shops and their orders anew after an own change, and after a while without a connection. */
export function* shopsSaga(): Steps {
  yield takeEvery(
    [createShop, renewShopSecret, deleteShop, importSales].map(({ success }) => success.type),
    refresh,
  )
  yield takeEvery(factChannel('live:reconnected'), refresh)
}

export const startShops = ({ injectSaga }: StateMounts): void => injectSaga('mf-campaigns-shops', shopsSaga)
