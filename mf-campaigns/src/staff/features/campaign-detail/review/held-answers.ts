import { useSyncExternalStore } from 'react'
import { createUndoStack } from '@samspel/desk/undo'

/** Answers that can still be undone. They outlive the page, since the next campaign opens at once. */
export const answerUndo = createUndoStack()

/** Campaigns that are answered but not sent yet, and so no longer in the queue. */
export const useHeld = (): ReadonlySet<string> => useSyncExternalStore(answerUndo.subscribe, answerUndo.held)
