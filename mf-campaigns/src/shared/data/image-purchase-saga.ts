import { put, takeEvery } from 'redux-saga/effects'
import { factChannel, queryActions, type Steps } from '@samspel/store'
import { refreshCounts } from './counts'
import { requestedSynced } from './image-purchase-sync'
import {
  createImagePurchase,
  imagePurchaseLists,
  listAccounts,
  listImagePurchases,
  listOwnImagePurchases,
  purchaseActs,
} from './image-purchases'

/** Row E-32: every answer with requested purchases of all campaigns updates the count; one of a single campaign does not. */
function* keepSync(action: unknown): Steps {
  if (!listImagePurchases.success.match(action)) return
  const { state, campaignId } = action.meta.request.query ?? {}
  if (state === 'requested' && !campaignId)
    yield put(requestedSynced({ meta: action.payload.data.meta, at: new Date().toISOString() }))
}

/** Refetches counts and sync time where they are shown. */
function* refreshSync(): Steps {
  for (const { endpoint } of [listImagePurchases, listOwnImagePurchases, listAccounts])
    yield put(queryActions.invalidated({ prefix: endpoint }))
  yield* refreshCounts()
}

function* refreshAll(): Steps {
  yield put(imagePurchaseLists.invalidate())
  yield* refreshSync()
}

/** Somebody else decided first; reload the queue to show the outcome. */
function* handleRefused(action: unknown): Steps {
  if (purchaseActs.some(({ error }) => error.match(action) && action.payload.id === 'already_decided'))
    yield* refreshAll()
}

/** Image purchases of both sides: reflects the user's and the other side's actions on screen. */
export function* imagePurchaseSaga(): Steps {
  yield takeEvery(listImagePurchases.success.type, keepSync)
  yield takeEvery(
    [createImagePurchase, ...purchaseActs].map(({ success }) => success.type),
    refreshSync,
  )
  yield takeEvery(
    purchaseActs.map(({ error }) => error.type),
    handleRefused,
  )
  yield takeEvery(factChannel('live:image-purchase-changed'), refreshAll)
  yield takeEvery(factChannel('live:reconnected'), refreshAll)
}
