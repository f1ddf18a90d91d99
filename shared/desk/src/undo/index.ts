export { createUndoStack, notifyRefused, type Refusal, type UndoStack, type WayBack } from './undo-stack'
export { type Undo, useUndo } from './use-undo'
