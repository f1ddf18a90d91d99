import type { FactName } from '@samspel/event-bus'
import { bus } from '@samspel/event-bus'

/** A fact that was published on the bus. */
export interface PassedFact {
  id: number
  /** ms since 1970. */
  at: number
  name: FactName
  payload: unknown
}

const most = 500

/** Keeps the latest facts for the developer panel, dropping the oldest first. */
export const createRecorder = (source: Pick<typeof bus, 'onAny'>) => {
  let facts: readonly PassedFact[] = []
  let next = 1
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  const set = (changed: readonly PassedFact[]) => {
    facts = changed
    for (const listener of listeners) listener()
  }
  return {
    start() {
      end ??= source.onAny((name, payload) =>
        set([...facts, { id: next++, at: Date.now(), name, payload }].slice(-most)),
      )
    },
    stop() {
      end?.()
      end = undefined
    },
    clear: () => set([]),
    getFacts: () => facts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The recorder of this page. It records only while the panel is requested. */
export const recorder = createRecorder(bus)
