import { useSyncExternalStore } from 'react'
import { createUndoStack } from '@samspel/desk/undo'

/** Answers to campaigns that can still be taken back; they outlive the page, since the next campaign opens at once. */
export const answerUndo = createUndoStack()

/** Campaigns that are answered, though the server does not know it yet: they are out of the queue. */
export const useHeld = (): ReadonlySet<string> => useSyncExternalStore(answerUndo.subscribe, answerUndo.held)

/** Words to a brand that were begun, by campaign: whoever steps through the queue finds them again. */
export const begunWords = new Map<string, string>()
