import type { FactName, Facts } from './facts'

/** Called with the payload of the fact it subscribed to. */
export type FactHandler<K extends FactName> = (payload: Facts[K]) => void

/** Called with every fact: its name and payload. */
export type FactListener = <K extends FactName>(name: K, payload: Facts[K]) => void

/** Typed publish and subscribe; see {@link createEventBus}. */
export interface EventBus {
  /** Tells every subscriber of `name`, in the order they subscribed. Never throws. */
  publish<K extends FactName>(name: K, payload: Facts[K]): void
  /** Subscribes to one fact; the returned function ends the subscription and may be called twice. */
  subscribe<K extends FactName>(name: K, handler: FactHandler<K>): () => void
  /** Hears every fact, after its subscribers: for the developer panel. The returned function ends it and may be called twice. */
  onAny(listener: FactListener): () => void
}

/**
 * Makes a bus of its own, for tests and isolated remotes; the application uses {@link bus}.
 * A subscriber that throws does not keep the others from hearing: its error goes to `onError` (default: the console).
 */
export function createEventBus(onError: (error: unknown, name: FactName) => void = report): EventBus {
  const handlers = new Map<FactName, Set<(payload: never) => void>>()
  const listeners = new Set<FactListener>()
  const safely = (name: FactName, tell: () => void) => {
    try {
      tell()
    } catch (error) {
      onError(error, name)
    }
  }
  return {
    publish(name, payload) {
      for (const handler of [...(handlers.get(name) ?? [])]) safely(name, () => handler(payload as never))
      for (const listener of [...listeners]) safely(name, () => listener(name, payload))
    },
    subscribe(name, handler) {
      const own = (payload: never) => handler(payload)
      const set = handlers.get(name) ?? new Set()
      handlers.set(name, set.add(own))
      return () => {
        set.delete(own)
      }
    },
    onAny(listener) {
      const own: FactListener = (name, payload) => listener(name, payload)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
  }
}

function report(error: unknown, name: FactName) {
  console.error(`A subscriber of ${name} failed`, error)
}

/** The one bus of the page. One instance, since this package is shared between the shell and all remotes. */
export const bus: EventBus = createEventBus()
