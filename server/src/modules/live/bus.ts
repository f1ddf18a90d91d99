import type { LiveBus } from '../../live'

/** A bus that reports when it may have missed events, so that clients can reload their data. */
export interface GappyBus extends LiveBus {
  onGap: (listener: () => void) => () => void
}

/** A set of listeners, each called with every value. */
export const createListeners = <A extends unknown[]>() => {
  const listeners = new Set<(...args: A) => void>()
  return {
    add: (listener: (...args: A) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    call: (...args: A) => {
      for (const listener of [...listeners]) listener(...args)
    },
    clear: () => listeners.clear(),
  }
}
