import { useSyncExternalStore } from 'react'
import { storage } from '@samspel/store'

/** What was pressed and has not reached the server: a visitor’s bookmarks, and those of a creator without a network. */
export interface Waiting {
  id: string
  /** Saved, or taken away. */
  saved: boolean
  /** The promise that goes with it, where one was given before. */
  notifyWhenOpen?: boolean
  /** The creator who pressed; null for a visitor, whose bookmarks go to whoever signs in next. */
  by: string | null
}

const key = 'saved-offers'
/** Every remote has its own copy of this file, so they tell one another through the window. */
const changed = 'samspel:saved-offers'
const most = 100

const isWaiting = (one: unknown): one is Waiting =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Waiting).id === 'string' &&
  typeof (one as Waiting).saved === 'boolean' &&
  ((one as Waiting).by === null || typeof (one as Waiting).by === 'string')

const read = (text: string | undefined): Waiting[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

const isSame = (a: Waiting, b: Pick<Waiting, 'id' | 'by'>) => a.id === b.id && a.by === b.by

const write = (all: Waiting[]): void => {
  storage.set(key, JSON.stringify(all.slice(-most)))
  window.dispatchEvent(new Event(changed))
}

/** Everything that waits in this browser. */
export const readWaiting = (): Waiting[] => read(storage.get(key))

/** Puts one in; the last word on an offer holds. */
export const addWaiting = (one: Waiting): void => write([...readWaiting().filter((other) => !isSame(other, one)), one])

/** Takes one out, unless something else was pressed meanwhile. */
export const dropWaiting = (one: Waiting): void =>
  write(readWaiting().filter((other) => !(isSame(other, one) && other.saved === one.saved)))

const subscribe = (heard: () => void) => {
  window.addEventListener(changed, heard)
  window.addEventListener('storage', heard)
  return () => {
    window.removeEventListener(changed, heard)
    window.removeEventListener('storage', heard)
  }
}

/** What waits of a creator, or of a visitor; others’ is not shown. */
export const useWaiting = (by: string | null): readonly Waiting[] => {
  const text = useSyncExternalStore(
    subscribe,
    () => storage.get(key) ?? '',
    () => '',
  )
  return read(text).filter((one) => one.by === by || one.by === null)
}
