import type { FactName, Facts } from './facts'

/** Called with the payload of the fact it subscribed to. */
export type FactHandler<K extends FactName> = (payload: Facts[K]) => void

/** Typed publish and subscribe; see {@link createEventBus}. */
export interface EventBus {
  /** Tells every subscriber of `name`, in the order they subscribed. Never throws. */
  publish<K extends FactName>(name: K, payload: Facts[K]): void
  /** Subscribes to one fact; the returned function ends the subscription and may be called twice. */
  subscribe<K extends FactName>(name: K, handler: FactHandler<K>): () => void
}

/**
 * Makes a bus of its own, for tests and isolated remotes; the application uses {@link bus}.
 * A subscriber that throws does not keep the others from hearing: its error goes to `onError` (default: the console).
 */
export function createEventBus(onError: (error: unknown, name: FactName) => void = report): EventBus {
  const handlers = new Map<FactName, Set<(payload: never) => void>>()
  return {
    publish(name, payload) {
      for (const handler of [...(handlers.get(name) ?? [])]) {
        try {
          handler(payload as never)
        } catch (error) {
          onError(error, name)
        }
      }
    },
    subscribe(name, handler) {
      const own = (payload: never) => handler(payload)
      const set = handlers.get(name) ?? new Set()
      handlers.set(name, set.add(own))
      return () => {
        set.delete(own)
      }
    },
  }
}

function report(error: unknown, name: FactName) {
  console.error(`A subscriber of ${name} failed`, error)
}

/** The one bus of the page. One instance, since this package is shared between the shell and all remotes. */
export const bus: EventBus = createEventBus()
