import { eventChannel } from 'redux-saga'
import { put } from 'redux-saga/effects'
import { bus, type FactName } from '@samspel/event-bus'
import { queryActions } from '@samspel/store'

export type Steps = Generator<unknown, void, never>

/** A step that asks for the answers of these calls again where they are shown. */
export const refresh = (...actions: readonly { endpoint: string }[]) =>
  function* handleStale(): Steps {
    for (const { endpoint } of actions) yield put(queryActions.invalidated({ prefix: endpoint }))
  }

/** Facts of one name, for effects that do not read what they carry. */
export const factChannel = (name: FactName) => eventChannel<object>((emit) => bus.subscribe(name, emit))
