import type { RemoteDefinition } from './definition'
import type { StartServices } from './services'
import { bus } from '@samspel/event-bus'
import { lasting } from './lasting-saga'

interface Started {
  definition: RemoteDefinition
  stop: (() => void) | undefined
}

// One table for the page: a release that stands in for another must end what that one subscribed to.
const started = new Map<string, Started>()

/**
 * Runs a remote's `start` once per page load, however often it is mounted, retried or asked for a widget.
 * A second release of the same remote (the previous good one, after a failure) ends the first one's subscriptions and takes over.
 */
export function startOnce(definition: RemoteDefinition, services: StartServices, onSagaError: (error: unknown) => void = console.error): void {
  const { name } = definition.remote
  const running = started.get(name)
  if (running?.definition === definition) return
  running?.stop?.()
  const { store, injectReducer } = services
  const injectSaga: StartServices['injectSaga'] = (saga, root) => services.injectSaga(saga, lasting(saga, root, onSagaError, store))
  const stop = definition.start?.({ store, injectReducer, injectSaga, bus })
  // Only now: a start that threw is tried again by the next attempt.
  started.set(name, { definition, stop: stop ?? undefined })
}

/** Forgets what has started. For tests. */
export function resetStarted(): void {
  for (const { stop } of started.values()) stop?.()
  started.clear()
}
