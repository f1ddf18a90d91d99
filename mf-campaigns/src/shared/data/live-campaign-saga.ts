import { put, select, takeEvery } from 'redux-saga/effects'
import { type Facts } from '@samspel/event-bus'
import { factChannel, queryActions, type RootState, type Steps } from '@samspel/store'
import { refreshCounts } from './counts'
import { participationLists } from './participation-lists'

/** Refetches what is shown of a campaign after somebody else changed it. */
export function* handleCampaignTouched({ campaignId }: { campaignId: string }): Steps {
  const shown: RootState['queries'] = yield select((state: RootState) => state.queries)
  for (const key of Object.keys(shown))
    if (key.includes(campaignId)) yield put(queryActions.invalidated({ prefix: key }))
  yield* refreshCounts()
}

function* handleLiveParticipation(fact: Facts['live:participation-changed']): Steps {
  yield put(participationLists.invalidate())
  yield put(queryActions.invalidated({ prefix: 'getParticipation' }))
  yield* handleCampaignTouched(fact)
}

/** Events may have been missed while disconnected. */
function* handleReconnected(): Steps {
  yield put(participationLists.invalidate())
  yield* refreshCounts()
}

/** Refetches campaigns and participations changed by others, for both staff and creators. */
export function* liveCampaignSaga(): Steps {
  yield takeEvery(factChannel('live:participation-changed'), handleLiveParticipation)
  yield takeEvery(factChannel('live:campaign-changed'), handleCampaignTouched)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
