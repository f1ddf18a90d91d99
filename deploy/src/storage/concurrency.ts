/** Runs `work` for each item, at most `width` at a time; stops at the first failure. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  let next = 0
  let hasFailed = false
  const lane = async () => {
    while (next < items.length && !hasFailed) {
      const index = next
      next += 1
      try {
        results[index] = await work(items[index]!)
      } catch (failure) {
        hasFailed = true
        throw failure
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}
