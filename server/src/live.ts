import type { LiveFact } from '@samspel/api'
import type { Db } from './db/transact'

/** An event sent to everyone it concerns; ids only. Platform staff receive all of them. */
export interface LiveMessage {
  fact: LiveFact['fact']
  ids: Record<string, string>
  /**
   * Who receives it: staff of this brand, this creator, or both; with `accountId` only that account. With `storeId`, clerks assigned to
   * other stores do not receive it.
   */
  audience: {
    brandId?: string | undefined
    storeId?: string | undefined
    instagramerId?: string | undefined
    accountId?: string | undefined
  }
}

/** Carries events between instances. An event published inside a transaction is sent when that commits, and never if it rolls back. */
export interface LiveBus {
  publish(trx: Db, message: LiveMessage): Promise<void>
  /** Publishes many events in one statement. */
  publishAll(trx: Db, messages: readonly LiveMessage[]): Promise<void>
  /**
   * Announces on commit that an owner's sessions, role or brands have changed. Streams that may no longer receive the same events end at
   * once.
   */
  accessChanged(trx: Db, ownerId: string): Promise<void>
  onAccessChanged(listener: (ownerId: string) => void): () => void
  /** Calls back for every fact with its id, in the same order on every instance; returns the function that unsubscribes. */
  subscribe(listener: (message: LiveMessage, id: string) => void): () => void
  close(): Promise<void>
}

/** A bus within one process, for tests and tools; events are delivered at once. */
export const createLocalBus = (): LiveBus => {
  const listeners = new Set<(message: LiveMessage, id: string) => void>()
  let count = 0
  const doors = new Set<(ownerId: string) => void>()
  return {
    accessChanged: async (_, ownerId) => doors.forEach((listener) => listener(ownerId)),
    onAccessChanged: (listener) => {
      doors.add(listener)
      return () => doors.delete(listener)
    },
    publish: async (_, message) => {
      const id = String((count += 1))
      listeners.forEach((listener) => listener(message, id))
    },
    publishAll: async (_, messages) =>
      messages.forEach((message) => {
        const id = String((count += 1))
        listeners.forEach((listener) => listener(message, id))
      }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      listeners.clear()
      doors.clear()
    },
  }
}
