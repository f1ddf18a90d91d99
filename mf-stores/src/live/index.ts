import { put, select, takeEvery } from 'redux-saga/effects'
import type { Facts } from '@samspel/event-bus'
import { factChannel, queryActions, type RootState, type Steps } from '@samspel/store'
import { listAccounts } from '../data/actions'
import { offerLists } from '../data/offers'
import { applicantLists, approveStoreParticipation } from '../data/store-participations'

const reads = ['listAccounts', 'getCounter', 'getStoreCampaign', 'listStoreStock', 'listStockChanges']

function* refreshLists(): Steps {
  yield put(applicantLists.invalidate())
  yield put(offerLists.invalidate())
}

/** Refreshes everything shown about stores: after a gap, and for facts from before this was loaded. */
function* refreshAll(): Steps {
  yield* refreshLists()
  for (const prefix of reads) yield put(queryActions.invalidated({ prefix }))
}

/** Somebody reserved, was answered, came or was too late: refreshes what is shown of that store and offer. */
function* handleChanged({ storeId, storeCampaignId }: Facts['live:store-participation-changed']): Steps {
  yield* refreshLists()
  const shown: RootState['queries'] = yield select((state: RootState) => state.queries)
  for (const key of Object.keys(shown))
    if (key.includes(storeId) || key.includes(storeCampaignId)) yield put(queryActions.invalidated({ prefix: key }))
}

/** What an approval can reserve depends on the account. */
function* refreshMoney(): Steps {
  yield put(queryActions.invalidated({ prefix: listAccounts.endpoint }))
}

/** Refreshes store participations changed by others where staff, a counter or the creator see them (row T-20). */
export function* liveSaga(): Steps {
  yield takeEvery(factChannel('live:store-participation-changed'), handleChanged)
  yield takeEvery(factChannel('live:account-changed'), refreshMoney)
  yield takeEvery([approveStoreParticipation.success.type, approveStoreParticipation.error.type], refreshMoney)
  yield takeEvery(factChannel('live:reconnected'), refreshAll)
  yield* refreshAll()
}
