import { put } from 'redux-saga/effects'
import { apiAction, queryActions } from '@samspel/store'

/** Campaigns by state, and counts of pending work for staff. In a file of its own, since the badges need nothing else. */
export const countCampaigns = apiAction('countCampaigns')

/** Refetches answers that depend on campaign counters where they are shown. */
export function* refreshCounts(): Generator<unknown, void, never> {
  yield put(queryActions.invalidated({ prefix: countCampaigns.endpoint }))
  yield put(queryActions.invalidated({ prefix: 'listCampaignEvents' }))
}
