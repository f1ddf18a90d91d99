import { useSyncExternalStore } from 'react'
import { createUndoStack } from '@samspel/desk/undo'

/** Answers to campaigns that can still be taken back; they outlive the page, since the next campaign opens at once. */
export const answerUndo = createUndoStack()

let held: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const set = (next: ReadonlySet<string>) => {
  held = next
  for (const listener of listeners) listener()
}

/** Says that a campaign is answered, though nothing is sent yet. */
export const hold = (id: string): void => set(new Set([...held, id]))
/** The answer was sent, or taken back. */
export const release = (id: string): void => set(new Set([...held].filter((other) => other !== id)))

/** Campaigns that are answered, and not sent yet: they are out of the queue. */
export const useHeld = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => held,
  )

/** Words to a brand that were begun, by campaign: whoever steps through the queue finds them again. */
export const begunWords = new Map<string, string>()
