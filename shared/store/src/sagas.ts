import { type EventChannel, eventChannel } from 'redux-saga'
import { bus, type FactName, type Facts } from '@samspel/event-bus'

/** A saga with the given return type. */
export type Steps<R = void> = Generator<unknown, R, never>

/** A fact of the page’s bus as a channel for `takeEvery`. */
export const factChannel = <K extends FactName>(name: K): EventChannel<Facts[K]> =>
  eventChannel<Facts[K]>((emit) => bus.subscribe(name, emit))
