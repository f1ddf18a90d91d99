import { createListeners, type LiveBus, type LiveEvent } from './bus'

/** Within one process and without waiting for a commit: for unit tests. */
export const createMemoryBus = (): LiveBus => {
  const listeners = createListeners<[LiveEvent]>()
  const gaps = createListeners<[]>()
  return {
    publish: async (_trx, event) => listeners.call(event),
    subscribe: listeners.add,
    onGap: gaps.add,
    close: async () => {
      listeners.clear()
      gaps.clear()
    },
  }
}
