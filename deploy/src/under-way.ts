/** Work that is under way: whoever asks for the same meanwhile gets the same answer, and it is done once. */
export function underWay<T>() {
  const running = new Map<string, Promise<T>>()
  return {
    /** The answer that `key` is already being made for, else that of `make`. */
    share(key: string, make: () => Promise<T>): Promise<T> {
      const known = running.get(key)
      if (known) return known
      const made = make().finally(() => running.delete(key))
      running.set(key, made)
      return made
    },
    has: (key: string): boolean => running.has(key),
    count: (): number => running.size,
  }
}
