import { eventChannel } from 'redux-saga'
import { put, takeEvery } from 'redux-saga/effects'
import { bus } from '@samspel/event-bus'
import { apiAction, queryActions } from '@samspel/store'
import type { Mounts } from '../../../../shared/data'

export const listProductSuggestions = apiAction('listProductSuggestions')
export const updateProductSuggestion = apiAction('updateProductSuggestion')

function* refreshSuggestions(): Generator<unknown, void, never> {
  yield put(queryActions.invalidated({ prefix: listProductSuggestions.endpoint }))
}

/**
 * Suggestions are asked for again where they are shown: after an own answer to one, after a colleague was faster, and when the connection
 * is back.
 */
export function* suggestionSaga(): Generator<unknown, void, never> {
  yield takeEvery([updateProductSuggestion.success.type, updateProductSuggestion.error.type], refreshSuggestions)
  yield takeEvery(
    eventChannel<object>((emit) => bus.subscribe('live:reconnected', emit)),
    refreshSuggestions,
  )
}

/** Mounts what keeps the suggestions true. */
export const startSuggestions = ({ injectSaga }: Mounts): void => injectSaga('mf-campaigns-suggestions', suggestionSaga)
