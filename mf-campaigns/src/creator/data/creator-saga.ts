import { call, put, takeEvery } from 'redux-saga/effects'
import { bus } from '@samspel/event-bus'
import { factChannel, queryActions, type Steps } from '@samspel/store'
import {
  createMention,
  createParticipation,
  createStoreMention,
  deleteParticipation,
  getCampaign,
  listMyMentions,
  listMyParticipations,
} from '../../shared/data'
import {
  getParticipation,
  listMyAssignments,
  listMyImagePurchases,
  reportDeliveryProblem,
  resubmitMention,
} from './assignments'
import { declineCampaignInvitation, invitationLists, offerLists, ownPostLists } from './offers'

const acts = [
  createParticipation,
  deleteParticipation,
  createMention,
  createStoreMention,
  resubmitMention,
  reportDeliveryProblem,
  declineCampaignInvitation,
].map(({ success }) => success.type)

/** Refetches counts and assignments where they are shown. */
function* refreshOwn(): Steps {
  for (const { endpoint } of [listMyParticipations, listMyAssignments, listMyMentions])
    yield put(queryActions.invalidated({ prefix: endpoint }))
}

/** An application or post changes the offer, the creator's counts, and which posts are used. The offer's card and page share one record. */
function* handleOwnAct(action: unknown): Steps {
  yield* refreshOwn()
  if ([createMention, createStoreMention, resubmitMention].some(({ success }) => success.match(action)))
    yield put(ownPostLists.invalidate())
  if (
    createParticipation.success.match(action) ||
    deleteParticipation.success.match(action) ||
    declineCampaignInvitation.success.match(action)
  ) {
    yield put(queryActions.invalidated({ prefix: getCampaign.endpoint }))
  }
  if (deleteParticipation.success.match(action)) yield put(invitationLists.invalidate())
  if (createParticipation.success.match(action)) {
    const { id: participationId, campaignId, instagramerId } = action.payload.data.participation
    yield call([bus, bus.publish<'campaigns:participation-requested'>], 'campaigns:participation-requested', {
      participationId,
      campaignId,
      instagramerId,
    })
  }
}

function* handleCampaignChanged(): Steps {
  yield put(offerLists.invalidate())
  yield put(invitationLists.invalidate())
}

function* handleReconnected(): Steps {
  yield* refreshOwn()
  yield put(queryActions.invalidated({ prefix: getParticipation.endpoint }))
  yield* handleCampaignChanged()
  yield put(queryActions.invalidated({ prefix: listMyImagePurchases.endpoint }))
}

/** Keeps the creator's marketplace and assignments up to date; refetches only what is on screen. */
export function* creatorSaga(): Steps {
  yield takeEvery(acts, handleOwnAct)
  yield takeEvery(factChannel('live:mention-changed'), refreshOwn)
  yield takeEvery(factChannel('live:participation-changed'), refreshOwn)
  yield takeEvery(factChannel('live:store-participation-changed'), refreshOwn)
  yield takeEvery(factChannel('live:campaign-changed'), handleCampaignChanged)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
