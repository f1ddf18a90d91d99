const first = 1_000
const longest = 30_000

/** Milliseconds before attempt n (from 0): doubling from 1 s up to 30 s (K-06), spread so that a restarted server is not met by all at once. */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.round(Math.min(longest, first * 2 ** Math.min(attempt, 10)) * (0.5 + random() / 2))
