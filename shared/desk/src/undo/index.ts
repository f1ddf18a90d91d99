export { createUndoStack, type Refusal, tellRefused, type UndoStack, type WayBack } from './undo-stack'
export { type Undo, useUndo } from './use-undo'
