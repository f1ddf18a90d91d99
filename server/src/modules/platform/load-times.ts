/**
 * Upper bounds of the histogram's steps, ms; one further step holds slower loads. Changing them needs a migration of `remote_hours.times`.
 */
export const loadTimeBounds = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000,
] as const

export const emptyTimes = (): number[] => new Array<number>(loadTimeBounds.length + 1).fill(0)

export const stepOf = (ms: number): number => {
  const step = loadTimeBounds.findIndex((bound) => ms <= bound)
  return step < 0 ? loadTimeBounds.length : step
}

export const addTimes = (one: readonly number[], two: readonly number[]): number[] =>
  one.map((count, step) => count + (two[step] ?? 0))

/** The 75th percentile of load times, ms, interpolated within its step; null without measurements. */
export const p75Of = (times: readonly number[]): number | null => {
  const wanted = times.reduce((sum, count) => sum + count, 0) * 0.75
  if (wanted === 0) return null
  let before = 0
  for (const [step, count] of times.entries()) {
    if (before + count < wanted) {
      before += count
      continue
    }
    const low = loadTimeBounds[step - 1] ?? 0
    // The last step has no upper bound, so its lower bound is returned.
    const high = loadTimeBounds[step] ?? low
    return Math.round(low + (high - low) * ((wanted - before) / count))
  }
  return null
}
