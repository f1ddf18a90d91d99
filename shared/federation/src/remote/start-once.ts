import { bus } from '@samspel/event-bus'
import type { RemoteDefinition } from './definition'
import type { Holding } from './holding'
import { holding } from './holding'
import { restarting } from './restarting-saga'
import type { RemoteServices } from './services'

interface Started {
  definition: RemoteDefinition
  held: Holding
  stop: (() => void) | undefined
  /** True once somebody wants it started again, even from the same release. */
  isSpent?: boolean
}

// One table for the page: a release that stands in for another must end what that one began.
const started = new Map<string, Started>()
/** What a release held when another took its place. */
const earlier = new WeakMap<RemoteDefinition, Holding>()

function end({ definition, held, stop }: Started): void {
  try {
    stop?.()
  } catch (error) {
    console.error(`What ${definition.remote.name} does at its end failed`, error)
  }
  held.end()
  earlier.set(definition, held)
}

/**
 * Runs a remote's `start` once per page load, however often it is mounted, retried or asked for a widget.
 * A second release of the same remote (the previous good one, after a failure, or a newer one) takes over: the sagas and the subscriptions of the first
 * end before it starts, and those reducers of the first that it does not mount itself go with their state. Of the others the state stays.
 */
export function startOnce(
  definition: RemoteDefinition,
  services: Omit<RemoteServices, 'getArea'>,
  onSagaError: (error: unknown) => void = console.error,
): void {
  const { name } = definition.remote
  const running = started.get(name)
  if (running?.definition === definition && !running.isSpent) return
  if (running) end(running)
  const before = earlier.get(definition)
  const held = holding({ services, bus, around: (saga, root) => restarting(saga, root, onSagaError, services.store) })
  try {
    const stop = definition.start?.(held.context)
    // Only now: a start that threw is tried again by the next attempt.
    started.set(name, { definition, held, stop: stop ?? undefined })
    before?.giveTo(held)
  } catch (error) {
    started.delete(name)
    held.end()
    held.dropReducers()
    throw error
  } finally {
    running?.held.dropReducers(held)
  }
}

/**
 * Lets the next {@link startOnce} of a remote end what runs of it and start it again, even from the same release: a saga that has given up would rest, and
 * "Try again" would show a page whose sagas hear nothing. Reducers keep their state.
 */
export function startAnew(remote: string): void {
  const running = started.get(remote)
  if (running) running.isSpent = true
}

/** Forgets what has started. For tests. */
export function resetStarted(): void {
  for (const one of started.values()) end(one)
  started.clear()
}
