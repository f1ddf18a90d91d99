import type { EventBus } from '@samspel/event-bus'
import type { StartContext } from './definition'
import type { RemoteServices, StartServices } from './services'

type Saga = Parameters<StartServices['injectSaga']>[1]
type Reducer = Parameters<StartServices['injectReducer']>[1]

/** What one release of a remote has put into the page, so that it can be taken out again. */
export interface Holding {
  /** What its `start` gets. */
  context: StartContext
  sagas: ReadonlyMap<string, Saga>
  reducers: ReadonlyMap<string, Reducer>
  /** Cancels its sagas and ends its subscriptions. What it injects from now on is kept in mind alone. */
  end(): void
  /** Takes out those of its reducers that `other` has not taken over by their names. */
  dropReducers(other?: Holding): void
  /** Puts into `other` what that one lacks: pages and widgets that were loaded before inject their parts but once. */
  giveTo(other: Holding): void
}

interface HoldingOptions {
  services: Omit<RemoteServices, 'getArea'>
  bus: EventBus
  /** What stands around each of its sagas; the same for the same one. */
  around(name: string, saga: Saga): Saga
}

/** Hands a release the ways into the page, and remembers what it does with them. */
export function holding({ services, bus, around }: HoldingOptions): Holding {
  const sagas = new Map<string, Saga>()
  const reducers = new Map<string, Reducer>()
  const subscriptions = new Set<() => void>()
  let ended = false

  const injectSaga: StartServices['injectSaga'] = (name, saga) => {
    sagas.set(name, saga)
    if (!ended) services.injectSaga(name, around(name, saga))
  }
  const injectReducer = (slice: string | { name: string; reducer: Reducer }, given?: Reducer): void => {
    const [name, reducer] = typeof slice === 'string' ? [slice, given!] : [slice.name, slice.reducer]
    reducers.set(name, reducer)
    if (!ended) services.injectReducer(name, reducer)
  }
  const kept = (stop: () => void) => {
    const once = () => {
      subscriptions.delete(once)
      stop()
    }
    subscriptions.add(once)
    return once
  }

  return {
    sagas,
    reducers,
    context: {
      store: services.store,
      injectReducer,
      injectSaga,
      bus: {
        ...bus,
        subscribe: (name, handler) => kept(bus.subscribe(name, handler)),
        onAny: (listener) => kept(bus.onAny(listener)),
      },
    },
    end() {
      ended = true
      for (const [name, saga] of sagas) services.ejectSaga?.(name, around(name, saga))
      for (const stop of [...subscriptions]) stop()
    },
    dropReducers(other) {
      for (const [name, reducer] of reducers) if (!other?.reducers.has(name)) services.ejectReducer?.(name, reducer)
    },
    giveTo(other) {
      for (const [name, reducer] of reducers) if (!other.reducers.has(name)) other.context.injectReducer(name, reducer)
      for (const [name, saga] of sagas) if (!other.sagas.has(name)) other.context.injectSaga(name, saga)
    },
  }
}
