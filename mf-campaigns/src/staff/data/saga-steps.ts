import { put } from 'redux-saga/effects'
import { queryActions, type Steps } from '@samspel/store'

/** Creates a saga that refetches the answers of these calls where they are shown. */
export const refresh = (...actions: readonly { endpoint: string }[]) =>
  function* handleStale(): Steps {
    for (const { endpoint } of actions) yield put(queryActions.invalidated({ prefix: endpoint }))
  }
