import { createAction, type Reducer } from '@reduxjs/toolkit'
import { put, takeEvery } from 'redux-saga/effects'
import { addRoutes, type Application, type ResponseOf } from '@samspel/api'
import { movesRoutes } from '@samspel/api/routes/moves'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { apiAction, createPagedLists, factChannel, removeEverywhere, type Steps } from '@samspel/store'
import { approveParticipation, deskErrors, readParticipation, rejectParticipation } from '../../../../shared/data'
import { moveMessages } from '../move-messages'

addRoutes(movesRoutes)
addRoutes(pickupsRoutes)

export const listApplications = apiAction('listApplications')
export const exportApplications = apiAction('exportApplications')
export const approveStoreParticipation = apiAction('approveStoreParticipation', { errorMessages: deskErrors })
export const declineStoreParticipation = apiAction('declineStoreParticipation', { errorMessages: deskErrors })
export const listStoresToMoveTo = apiAction('listStoresToMoveTo')
export const moveStoreParticipation = apiAction('moveStoreParticipation', {
  errorMessages: {
    campaign_full: moveMessages.filled,
    already_decided: moveMessages.gone,
    conflict: moveMessages.gone,
  },
})
export const readRefusedAnswers = apiAction('readRefusedAnswers')
export const dismissRefusedAnswer = apiAction('dismissRefusedAnswer')

type Answer = ResponseOf<'listApplications'>
/** Counts for the tabs and filters, for the current brands. */
export type ApplicationsOverview = Pick<Answer, 'counts' | 'kinds' | 'byCampaign' | 'byStore' | 'towns' | 'accounts'>

/** Pending applications by filter, keyed by the call's query. Mounted at `applicationLists`. */
export const applicationLists = createPagedLists({
  name: 'applicationLists',
  fetch: (key, page) => listApplications({ query: { ...Object.fromEntries(new URLSearchParams(key)), page } as never }),
  ids: ({ result }) => result.applications.map(({ id }) => id),
  on: (lists, action) => {
    for (const { success } of [approveParticipation, rejectParticipation, readParticipation])
      if (success.match(action)) {
        const { id, state } = action.payload.data.participation
        if (state !== 'pending') return removeEverywhere(lists, id)
      }
    for (const { success } of [approveStoreParticipation, declineStoreParticipation])
      if (success.match(action)) return removeEverywhere(lists, action.payload.data.storeParticipation.id)
    return lists
  },
})

export const rowsName = 'applicationRows'
type Rows = Readonly<Record<string, Application>>

/** The applications themselves by id, as they were last listed. Mounted at `applicationRows`. */
export const applicationRows: Reducer<Rows> = (rows = {}, action) =>
  listApplications.success.match(action)
    ? { ...rows, ...Object.fromEntries(action.payload.data.applications.map((row) => [row.id, row])) }
    : rows

const noRows: Rows = {}
export const selectRows = (state: object): Rows => (state as { [rowsName]?: Rows })[rowsName] ?? noRows

export const overviewName = 'applicationsOverview'
/** Answers were sent, so the counts are refetched. */
export const answersSent = createAction('applications/sent')

type Overviews = Readonly<Record<string, ApplicationsOverview>>
const keyOf = ({ brandId, kind }: { brandId?: string | null | undefined; kind?: string | undefined }) =>
  `${brandId ?? ''}/${kind ?? ''}`

/** The overview by brand and kind; set by each answer. Mounted at `applicationsOverview`. */
export const applicationsOverview: Reducer<Overviews> = (state = {}, action) => {
  if (!listApplications.success.match(action)) return state
  const { counts, kinds, byCampaign, byStore, towns, accounts } = action.payload.data
  return { ...state, [keyOf(action.meta.request.query ?? {})]: { counts, kinds, byCampaign, byStore, towns, accounts } }
}

export const selectOverview = (
  state: object,
  asked: { brandId: string | null; kind: string | undefined },
): ApplicationsOverview | undefined => (state as { [overviewName]?: Overviews })[overviewName]?.[keyOf(asked)]

function* refresh(): Steps {
  yield put(applicationLists.invalidate())
}

/** Actions of colleagues, creators and the user all change the list and its counts. */
export function* applicationSaga(): Steps {
  yield takeEvery(factChannel('live:participation-changed'), refresh)
  yield takeEvery(factChannel('live:store-participation-changed'), refresh)
  yield takeEvery(factChannel('live:account-changed'), refresh)
  yield takeEvery(factChannel('live:reconnected'), refresh)
  yield takeEvery(answersSent.type, refresh)
}
