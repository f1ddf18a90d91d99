import { put, takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { apiAction, factChannel, queryActions, type Steps } from '@samspel/store'

export const listProductSuggestions = apiAction('listProductSuggestions')
export const updateProductSuggestion = apiAction('updateProductSuggestion')

function* refreshSuggestions(): Steps {
  yield put(queryActions.invalidated({ prefix: listProductSuggestions.endpoint }))
}

/**
 * Suggestions are asked for again where they are shown: after an own answer to one, after a colleague was faster, and when the connection
 * is back.
 */
export function* suggestionSaga(): Steps {
  yield takeEvery([updateProductSuggestion.success.type, updateProductSuggestion.error.type], refreshSuggestions)
  yield takeEvery(factChannel('live:reconnected'), refreshSuggestions)
}

/** Mounts what keeps the suggestions true. */
export const startSuggestions = ({ injectSaga }: StateMounts): void =>
  injectSaga('mf-campaigns-suggestions', suggestionSaga)
