interface Bounds<T> {
  /** Entries that are kept. */
  most: number
  /** What they may weigh together. */
  bytes: number
  bytesOf: (value: T) => number
}

/** What was asked for last, within a number and a weight: the longest unused go first. */
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
