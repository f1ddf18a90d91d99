import type { LiveFact } from '@samspel/api'
import type { Db } from './db/transact'

/** An event that is told to everyone whom it concerns; ids only. Platform staff hears all of them. */
export interface LiveMessage {
  fact: LiveFact['fact']
  ids: Record<string, string>
  /** Whose it is: staff of this brand, this creator, or both; of `accountId`: that account's alone. Of `storeId`: clerks who are tied to other stores do not hear it. */
  audience: {
    brandId?: string | undefined
    storeId?: string | undefined
    instagramerId?: string | undefined
    accountId?: string | undefined
  }
}

/** Carries events between instances. `publish` inside a transaction is sent when that commits, and never when it does not. */
export interface LiveBus {
  publish(trx: Db, message: LiveMessage): Promise<void>
  /** Publishes many events in one statement. */
  publishAll(trx: Db, messages: readonly LiveMessage[]): Promise<void>
  /**
   * Says, with the transaction, that sessions, role or brands of an owner have changed: streams that may no longer hear the same end at
   * once.
   */
  accessChanged(trx: Db, ownerId: string): Promise<void>
  onAccessChanged(listener: (ownerId: string) => void): () => void
  /** Calls back for every fact with its id, in the same order on every instance; answers how to stop. */
  subscribe(listener: (message: LiveMessage, id: string) => void): () => void
  close(): Promise<void>
}

/** Within one process, for tests and tools: events go out at once. */
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
