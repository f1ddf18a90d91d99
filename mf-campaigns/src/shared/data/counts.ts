import { put } from 'redux-saga/effects'
import { apiAction, queryActions } from '@samspel/store'

/** Campaigns by state, and what waits for staff; alone in its file, as it is all that the badges need. */
export const countCampaigns = apiAction('countCampaigns')

/** Answers that stand on counters of campaigns: asked for again where they are shown. */
export function* refreshCounts(): Generator<unknown, void, never> {
  yield put(queryActions.invalidated({ prefix: countCampaigns.endpoint }))
  yield put(queryActions.invalidated({ prefix: 'listCampaignEvents' }))
}
