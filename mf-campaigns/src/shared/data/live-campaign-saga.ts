import { put, select, takeEvery } from 'redux-saga/effects'
import { type Facts } from '@samspel/event-bus'
import { factChannel, queryActions, type RootState, type Steps } from '@samspel/store'
import { refreshCounts } from './counts'
import { participationLists } from './participation-lists'

/** Somebody else changed something of this campaign: what is shown of it is asked for again. */
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

/** After a lost connection nobody knows what was missed. */
function* handleReconnected(): Steps {
  yield put(participationLists.invalidate())
  yield* refreshCounts()
}

/** Campaigns and participations that others change are asked for again where either audience sees them. */
export function* liveCampaignSaga(): Steps {
  yield takeEvery(factChannel('live:participation-changed'), handleLiveParticipation)
  yield takeEvery(factChannel('live:campaign-changed'), handleCampaignTouched)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
