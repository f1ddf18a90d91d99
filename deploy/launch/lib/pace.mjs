/** ms that one turn of the work takes on the machine for which the limits of time were chosen, with nothing beside it. */
const REFERENCE_MS = 110
const TURNS = 5
/** A limit that grew further would keep a run that hangs waiting for an hour. */
const SLOWEST = 6

const SAMPLE = { list: [1, 2, 3], text: 'text'.repeat(20), inner: { half: 1.5, none: null } }

function work() {
  let length = 0
  for (let turn = 0; turn < 60_000; turn++) length += JSON.stringify(JSON.parse(JSON.stringify(SAMPLE))).length
  return length
}

/** How many times slower a machine is on which `work` took these ms: the median counts, at least 1. @param {number[]} measured */
export function paceOf(measured) {
  const sorted = [...measured].sort((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  return Math.round(Math.min(SLOWEST, Math.max(1, median / REFERENCE_MS)) * 10) / 10
}

/**
 * Measures how many times slower than the machine of the limits this one is now, with what runs beside: half a second where nothing does.
 * Tests multiply their limits of time by it (`TEST_PACE`).
 */
export function measurePace() {
  work()
  return paceOf(
    Array.from({ length: TURNS }, () => {
      const begun = performance.now()
      work()
      return performance.now() - begun
    }),
  )
}
