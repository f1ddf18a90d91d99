import { put, takeEvery } from 'redux-saga/effects'
import type { StateMounts } from '@samspel/federation'
import { apiAction, factChannel, queryActions, type Steps } from '@samspel/store'

export const listProductSuggestions = apiAction('listProductSuggestions')
export const updateProductSuggestion = apiAction('updateProductSuggestion')

function* refreshSuggestions(): Steps {
  yield put(queryActions.invalidated({ prefix: listProductSuggestions.endpoint }))
}

/** Refetches suggestions where they are shown: after the user answered one, after a colleague was first, and after reconnecting. */
export function* suggestionSaga(): Steps {
  yield takeEvery([updateProductSuggestion.success.type, updateProductSuggestion.error.type], refreshSuggestions)
  yield takeEvery(factChannel('live:reconnected'), refreshSuggestions)
}

export const startSuggestions = ({ injectSaga }: StateMounts): void =>
  injectSaga('mf-campaigns-suggestions', suggestionSaga)
