const guards = new Set<() => boolean>()

/** Registers a check for unsaved changes that leaving the screen would lose. Returns a function that removes it. */
export function guardUnsaved(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved)
  return () => {
    guards.delete(isUnsaved)
  }
}

/** Whether any screen holds unsaved changes (T-39). */
export const hasUnsaved = (): boolean => [...guards].some((isUnsaved) => isUnsaved())
