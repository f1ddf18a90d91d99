import { call, put, takeEvery } from 'redux-saga/effects'
import { bus, type FactName } from '@samspel/event-bus'
import { factChannel, queryActions, type Steps } from '@samspel/store'
import { approveParticipation, listAccounts, refreshCounts, rejectParticipation } from '../../shared/data'
import { duplicateCampaign } from './campaign-actions'
import { campaignLists, createCampaign, deleteCampaign, updateCampaign, updateCampaignState } from './campaign-lists'

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

function* refreshLists(): Steps {
  yield put(campaignLists.invalidate())
}

/** What an approval can reserve depends on the account. */
function* refreshMoney(): Steps {
  yield put(queryActions.invalidated({ prefix: listAccounts.endpoint }))
}

/** Keeps the staff's campaigns up to date: the user's decisions become bus events, and facts from others refetch the lists. */
export function* campaignSaga(): Steps {
  yield takeEvery([approveParticipation.success.type, rejectParticipation.success.type], handleParticipationDecided)
  yield takeEvery(
    [approveParticipation, rejectParticipation].flatMap(({ success, error }) => [success.type, error.type]),
    refreshMoney,
  )
  yield takeEvery(factChannel('live:account-changed'), refreshMoney)
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
  for (const fact of [
    'live:mention-changed',
    'live:participation-changed',
    'live:campaign-changed',
    'live:reconnected',
  ] as const)
    yield takeEvery(factChannel<FactName>(fact), refreshLists)
  // Updates the count in the navigation, even if no page has mounted the purchases.
  yield takeEvery(factChannel('live:image-purchase-changed'), refreshCounts)
}
