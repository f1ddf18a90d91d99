import { eventChannel } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import { bus, type FactName, type Facts } from '@samspel/event-bus'
import { apiAction, queryActions, type RootState } from '@samspel/store'
import { campaignLists, createCampaign, deleteCampaign, updateCampaign, updateCampaignState } from './campaign-lists'
import { countCampaigns } from './counts'
import { approveParticipation, participationLists, rejectParticipation } from './decisions'
import { duplicateCampaign } from './desk-actions'

export const getCampaign = apiAction('getCampaign')
export const getCalculatedReach = apiAction('getCalculatedReach')

type Steps = Generator<unknown, void, never>

/** Answers that stand on counters of campaigns: asked for again where they are shown. */
export function* refreshCounts(): Steps {
  yield put(queryActions.invalidated({ prefix: countCampaigns.endpoint }))
  yield put(queryActions.invalidated({ prefix: 'listCampaignEvents' }))
}

function* handleParticipationDecided(action: unknown): Steps {
  if (approveParticipation.success.match(action)) {
    const { id: participationId, campaignId, instagramerId } = action.payload.data.participation
    yield call([bus, bus.publish<'campaigns:participation-approved'>], 'campaigns:participation-approved', {
      participationId,
      campaignId,
      instagramerId,
    })
  }
  yield* refreshCounts()
}

/** Somebody else changed something of this campaign: what is shown of it is asked for again. */
export function* handleCampaignTouched({ campaignId }: { campaignId: string }): Steps {
  const shown: RootState['queries'] = yield select((state: RootState) => state.queries)
  for (const key of Object.keys(shown))
    if (key.includes(campaignId)) yield put(queryActions.invalidated({ prefix: key }))
  yield put(campaignLists.invalidate())
  yield* refreshCounts()
}

function* handleLiveParticipation(fact: Facts['live:participation-changed']): Steps {
  yield put(participationLists.invalidate())
  yield put(queryActions.invalidated({ prefix: 'getParticipation' }))
  yield* handleCampaignTouched(fact)
}

/** After a lost connection nobody knows what was missed. */
function* handleReconnected(): Steps {
  yield put(campaignLists.invalidate())
  yield put(participationLists.invalidate())
  yield* refreshCounts()
}

const factChannel = <K extends FactName>(name: K) => eventChannel<Facts[K]>((emit) => bus.subscribe(name, emit))

/** Keeps what is shown of campaigns true: own acts become facts on the bus, facts of others ask for what is shown again. */
export function* campaignsSaga(): Steps {
  yield takeEvery([approveParticipation.success.type, rejectParticipation.success.type], handleParticipationDecided)
  yield takeEvery(
    [
      createCampaign.success.type,
      updateCampaign.success.type,
      updateCampaignState.success.type,
      deleteCampaign.success.type,
      duplicateCampaign.success.type,
    ],
    refreshCounts,
  )
  yield takeEvery(factChannel('live:participation-changed'), handleLiveParticipation)
  yield takeEvery(factChannel('live:campaign-changed'), handleCampaignTouched)
  // The number on the navigation, also where no page has mounted the purchases.
  yield takeEvery(factChannel('live:image-purchase-changed'), refreshCounts)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
