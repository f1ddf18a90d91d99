import { createAction, type Reducer } from '@reduxjs/toolkit'
import { put, takeEvery } from 'redux-saga/effects'
import type { ResponseOf } from '@samspel/api'
import { apiAction, createPagedLists, factChannel, removeEverywhere, type Steps } from '@samspel/store'
import { approveParticipation, readParticipation, rejectParticipation } from '../../../../shared/data'

export const listApplications = apiAction('listApplications')
export const exportApplications = apiAction('exportApplications')

type Answer = ResponseOf<'listApplications'>
/** Counts for the tabs and filters, for the current brands. */
export type ApplicationsOverview = Pick<Answer, 'counts' | 'byCampaign' | 'accounts'>

/** Pending applications by filter, keyed by the call's query. Mounted at `applicationLists`. */
export const applicationLists = createPagedLists({
  name: 'applicationLists',
  fetch: (key, page) => listApplications({ query: { ...Object.fromEntries(new URLSearchParams(key)), page } as never }),
  ids: ({ result }) => result.participations as string[],
  on: (lists, action) => {
    for (const { success } of [approveParticipation, rejectParticipation, readParticipation])
      if (success.match(action)) {
        const { id, state } = action.payload.data.participation
        if (state !== 'pending') return removeEverywhere(lists, id)
      }
    return lists
  },
})

export const overviewName = 'applicationsOverview'
/** Answers were sent, so the counts are refetched. */
export const answersSent = createAction('applications/sent')

/** The overview by brand, `''` for all; set by each answer. Mounted at `applicationsOverview`. */
export const applicationsOverview: Reducer<Readonly<Record<string, ApplicationsOverview>>> = (state = {}, action) => {
  if (!listApplications.success.match(action)) return state
  const { counts, byCampaign, accounts } = action.payload.data
  const { brandId = '' } = (action.meta.request.query ?? {}) as { brandId?: string }
  return { ...state, [brandId]: { counts, byCampaign, accounts } }
}

export const selectOverview = (state: object, brandId: string | null): ApplicationsOverview | undefined =>
  (state as { [overviewName]?: Readonly<Record<string, ApplicationsOverview>> })[overviewName]?.[brandId ?? '']

function* refresh(): Steps {
  yield put(applicationLists.invalidate())
}

/** Actions of colleagues, creators and the user all change the list and its counts. */
export function* applicationSaga(): Steps {
  yield takeEvery(factChannel('live:participation-changed'), refresh)
  yield takeEvery(factChannel('live:account-changed'), refresh)
  yield takeEvery(factChannel('live:reconnected'), refresh)
  yield takeEvery(answersSent.type, refresh)
}
