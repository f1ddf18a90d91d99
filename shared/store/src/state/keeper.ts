/** How long unused data is kept, ms (K-05). */
export const KEEP_UNUSED_MS = 5 * 60 * 1000

/** Tracks which data is on screen, and drops what has not been shown for 5 minutes (K-05). */
export interface Keeper {
  /** Marks data as shown. Call the returned function when it no longer is; `drop` runs 5 minutes after the last such call. */
  retain(key: string, drop: () => void): () => void
  /** Whether the data is on screen now. */
  isShown(key: string): boolean
}

/** Makes a {@link Keeper}. */
export const createKeeper = (keepMs = KEEP_UNUSED_MS): Keeper => {
  const shown = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  return {
    retain(key, drop) {
      stop(key)
      shown.set(key, (shown.get(key) ?? 0) + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const rest = (shown.get(key) ?? 1) - 1
        if (rest > 0) return void shown.set(key, rest)
        shown.delete(key)
        timers.set(
          key,
          setTimeout(() => {
            timers.delete(key)
            drop()
          }, keepMs),
        )
      }
    },
    isShown: (key) => shown.has(key),
  }
}
