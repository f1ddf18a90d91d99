import { bus, type FactName, type Facts } from '@samspel/event-bus'
import { queryActions } from '@samspel/store'
import { eventChannel } from 'redux-saga'
import { call, put, takeEvery } from 'redux-saga/effects'
import { createMention, createParticipation, deleteParticipation } from './decisions'
import { creatorActs, creatorQueries, offerLists, ownPostLists } from './offers'
import { getCampaign } from './saga'

type Steps = Generator<unknown, void, never>

/** Counts and what waits for the creator are asked for again where they are shown. */
function* refreshOwn(): Steps {
  for (const prefix of creatorQueries) yield put(queryActions.invalidated({ prefix }))
}

/** An application or a post changes the offer, the own counts and which posts are used. */
function* handleOwnAct(action: unknown): Steps {
  yield* refreshOwn()
  if (createMention.success.match(action)) yield put(ownPostLists.invalidate())
  if (createParticipation.success.match(action) || deleteParticipation.success.match(action)) {
    yield put(queryActions.invalidated({ prefix: getCampaign.endpoint }))
    yield put(offerLists.invalidate())
  }
  if (createParticipation.success.match(action)) {
    const { id: participationId, campaignId, instagramerId } = action.payload.data.participation
    yield call([bus, bus.publish<'campaigns:participation-requested'>], 'campaigns:participation-requested', { participationId, campaignId, instagramerId })
  }
}

function* handleCampaignChanged(): Steps {
  yield put(offerLists.invalidate())
}

function* handleReconnected(): Steps {
  yield* refreshOwn()
  yield put(queryActions.invalidated({ prefix: 'getParticipation' }))
  yield put(offerLists.invalidate())
}

const factChannel = <K extends FactName>(name: K) => eventChannel<Facts[K]>((emit) => bus.subscribe(name, emit))

/** Keeps the creator's marketplace and assignments true; what is nowhere on screen is not asked for. */
export function* creatorSaga(): Steps {
  yield takeEvery(creatorActs, handleOwnAct)
  yield takeEvery(factChannel('live:mention-changed'), refreshOwn)
  yield takeEvery(factChannel('live:participation-changed'), refreshOwn)
  yield takeEvery(factChannel('live:campaign-changed'), handleCampaignChanged)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
