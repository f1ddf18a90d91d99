import { useSyncExternalStore } from 'react'
import { createUndoStack } from '@samspel/desk/undo'

/** Answers that can still be undone. They outlive the page, since the next campaign opens at once. */
export const answerUndo = createUndoStack()

let held: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const set = (next: ReadonlySet<string>) => {
  held = next
  for (const listener of listeners) listener()
}

/** Marks a campaign as answered before anything is sent. */
export const hold = (id: string): void => set(new Set([...held, id]))
export const release = (id: string): void => set(new Set([...held].filter((other) => other !== id)))

/** Campaigns that are answered but not sent yet, and so no longer in the queue. */
export const useHeld = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => held,
  )

/** Unsent texts to brands by campaign, restored when stepping through the queue. */
export const begunWords = new Map<string, string>()
