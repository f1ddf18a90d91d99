import { type EventChannel, eventChannel } from 'redux-saga'
import { bus, type FactName, type Facts } from '@samspel/event-bus'

/** A saga, by what it returns. */
export type Steps<R = void> = Generator<unknown, R, never>

/** What the bus of the page tells under a name, as a channel for `takeEvery`. */
export const factChannel = <K extends FactName>(name: K): EventChannel<Facts[K]> =>
  eventChannel<Facts[K]>((emit) => bus.subscribe(name, emit))
