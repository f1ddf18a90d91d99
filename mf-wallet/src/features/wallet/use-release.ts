import { useEffect } from 'react'
import type { MoneyOnTheWay } from '@samspel/api'

const longestTimer = 2 ** 31 - 1

/** Calls `onRelease` when the first waiting amount can be taken out: no fact tells of it, only the clock. */
export function useRelease(steps: readonly MoneyOnTheWay[], onRelease: () => void) {
  const next = steps
    .flatMap(({ state, at }) => (state === 'waiting' && at ? [Date.parse(at)] : []))
    .sort((a, b) => a - b)[0]
  useEffect(() => {
    if (next === undefined) return
    // A second late, so that the server's clock has passed it too.
    const timer = setTimeout(onRelease, Math.min(Math.max(next - Date.now() + 1_000, 1_000), longestTimer))
    return () => clearTimeout(timer)
  }, [next, onRelease])
}
