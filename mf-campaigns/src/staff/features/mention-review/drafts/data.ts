import { createAction, type Reducer } from '@reduxjs/toolkit'
import { put, takeEvery } from 'redux-saga/effects'
import type { PostDraftRow } from '@samspel/api'
import { createPagedLists, factChannel, removeEverywhere, type Steps } from '@samspel/store'
import {
  approvePostDraft,
  askExtraRound,
  declinePostDraft,
  listPostDrafts,
  requestDraftChanges,
} from '../../../../shared/components/drafts'
import { refreshCounts } from '../../../../shared/data'

/** Which drafts: those of one campaign or brand, or all. */
export interface DraftFilter {
  campaignId?: string | undefined
  brandId?: string | null | undefined
}

export const draftListKey = ({ campaignId, brandId }: DraftFilter): string =>
  new URLSearchParams({ ...(campaignId && { campaignId }), ...(brandId && { brandId }) }).toString()

const answers = [approvePostDraft, requestDraftChanges, askExtraRound, declinePostDraft] as const

/** Drafts that wait, by filter. Mounted at `postDraftLists`. */
export const draftLists = createPagedLists({
  name: 'postDraftLists',
  fetch: (key, page) => listPostDrafts({ query: { ...Object.fromEntries(new URLSearchParams(key)), page } }),
  ids: ({ result }) => result.postDrafts.map(({ id }) => id),
  on: (lists, action) => {
    for (const { success } of answers)
      if (success.match(action)) return removeEverywhere(lists, action.payload.data.postDraft.id)
    return lists
  },
})

export const draftRowsName = 'postDraftRows'
type Rows = Readonly<Record<string, PostDraftRow>>

/** The drafts' rows by id, as they were last listed. Mounted at `postDraftRows`. */
export const draftRows: Reducer<Rows> = (rows = {}, action) =>
  listPostDrafts.success.match(action)
    ? { ...rows, ...Object.fromEntries(action.payload.data.postDrafts.map((row) => [row.id, row])) }
    : rows

const noRows: Rows = {}
export const selectDraftRows = (state: object): Rows => (state as { [draftRowsName]?: Rows })[draftRowsName] ?? noRows

/** Answers were sent: lists and counts are read anew. */
export const draftAnswersSent = createAction('post-drafts/answers-sent')

function* refresh(): Steps {
  yield put(draftLists.invalidate())
  yield* refreshCounts()
}

/** What creators send and colleagues answer changes the lists. */
export function* draftSaga(): Steps {
  yield takeEvery(factChannel('live:participation-changed'), refresh)
  yield takeEvery(factChannel('live:store-participation-changed'), refresh)
  yield takeEvery(factChannel('live:reconnected'), refresh)
  yield takeEvery(draftAnswersSent.type, refresh)
}
