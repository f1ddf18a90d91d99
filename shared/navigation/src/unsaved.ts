const guards = new Set<() => boolean>()

/** Says, whenever it is asked, whether something of this part would be lost with its screen. Returns the way out. */
export function guardUnsaved(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved)
  return () => {
    guards.delete(isUnsaved)
  }
}

/** True while some screen holds changes that are not saved (T-39). */
export const hasUnsaved = (): boolean => [...guards].some((isUnsaved) => isUnsaved())
