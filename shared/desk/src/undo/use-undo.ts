import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { undoMessages } from './messages'
import { createUndoStack, type UndoStack, type WayBack } from './undo-stack'

/** Undo for one screen. */
export interface Undo {
  /** Shows a toast with an undo button. */
  offer: (way: Omit<WayBack, 'label'>) => void
  /** Undoes the latest entry, for a keyboard shortcut. Undefined if there is nothing to undo, so that the key stays free. */
  undoLast: (() => void) | undefined
}

/**
 * The one way back of decisions: a toast with Ångra, and a key, for six seconds. What is held until then is sent at once when the screen
 * is left; with a stack of the caller's it goes on while the application is open.
 */
export function useUndo(shared?: UndoStack): Undo {
  const t = useText()
  const [own] = useState(createUndoStack)
  const stack = shared ?? own
  const isOpen = useSyncExternalStore(stack.subscribe, stack.count) > 0
  useEffect(() => (shared ? undefined : () => void own.sendAll()), [own, shared])
  const label = t(undoMessages.undo)
  return {
    offer: useCallback((way) => stack.offer({ ...way, label }), [label, stack]),
    undoLast: isOpen ? stack.undoLast : undefined,
  }
}
