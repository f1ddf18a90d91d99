interface Bounds<T> {
  /** Maximum number of entries. */
  most: number
  /** Maximum total size in bytes. */
  bytes: number
  bytesOf: (value: T) => number
}

/** LRU cache limited by number of entries and total size. */
export function lastUsed<T>({ most, bytes, bytesOf }: Bounds<T>) {
  const kept = new Map<string, { value: T; bytes: number }>()
  let held = 0
  const drop = (place: string) => {
    held -= kept.get(place)?.bytes ?? 0
    kept.delete(place)
  }
  return {
    get(place: string): T | undefined {
      const found = kept.get(place)
      if (!found) return undefined
      kept.delete(place)
      kept.set(place, found)
      return found.value
    },
    set(place: string, value: T): void {
      drop(place)
      const entry = { value, bytes: bytesOf(value) }
      kept.set(place, entry)
      held += entry.bytes
      while (kept.size > most || held > bytes) drop(kept.keys().next().value!)
    },
    held: () => ({ entries: kept.size, bytes: held }),
  }
}
