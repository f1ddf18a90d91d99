import type { LiveFact } from '@samspel/api'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/types'

/** Who may hear of a fact: staff of the brand, the creator, and always platform staff. */
export interface Audience {
  brandId?: string
  instagramerId?: string
}

/** One fact as it travels between instances of the API: ids only, in camelCase. */
export interface LiveEvent {
  fact: LiveFact['fact']
  ids: Record<string, string>
  audience: Audience
}

export type LiveListener = (event: LiveEvent) => void

/** Fans facts out to every instance of the API (DESIGN §5). */
export interface LiveBus {
  /** Sends when `trx` commits, never when it rolls back. */
  publish: (trx: Kysely<DB>, event: LiveEvent) => Promise<void>
  /** Hears every fact of every instance; returns the function that stops it. */
  subscribe: (listener: LiveListener) => () => void
  /** Called after facts may have been missed: whoever shows data must ask for it again. */
  onGap: (listener: () => void) => () => void
  close: () => Promise<void>
}

/** A set of listeners of which one that throws harms no other. */
export const createListeners = <A extends unknown[]>() => {
  const listeners = new Set<(...args: A) => void>()
  return {
    add: (listener: (...args: A) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    call: (...args: A) => {
      for (const listener of [...listeners]) {
        try {
          listener(...args)
        } catch {
          listeners.delete(listener)
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
