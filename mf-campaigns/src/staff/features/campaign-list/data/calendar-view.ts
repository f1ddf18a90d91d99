import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { call, put, takeEvery } from 'redux-saga/effects'
import { type CalendarView, calendarViews } from '@samspel/api'
import { signedOut, storage } from '@samspel/store'

/** What the calendar shows: campaigns as bars, or only content deadlines; mounted at `calendarView` (row S-40). */
export const calendarView = createSlice({
  name: 'calendarView',
  initialState: 'campaigns' as CalendarView,
  reducers: { calendarViewChosen: (_, { payload }: PayloadAction<CalendarView>) => payload },
})

export const { calendarViewChosen } = calendarView.actions

export const selectCalendarView = (state: object): CalendarView =>
  (state as { calendarView?: CalendarView }).calendarView ?? calendarView.getInitialState()

const key = 'calendar-view'

function* handleRestore(): Generator<unknown, void, string | undefined> {
  const stored = yield call([storage, storage.get], key)
  const view = calendarViews.find((known) => known === stored)
  if (view) yield put(calendarViewChosen(view))
}

function* handleChosen({ payload }: ReturnType<typeof calendarViewChosen>): Generator<unknown, void, never> {
  yield call([storage, storage.set], key, payload)
}

/** Stores the choice in the browser; it is not private, so it outlives the session. */
export function* calendarViewSaga(): Generator<unknown, void, never> {
  yield* handleRestore()
  yield takeEvery(calendarViewChosen, handleChosen)
  yield takeEvery(signedOut, handleRestore)
}
