import { metresBetween } from '@samspel/api/distance'

type Position = Parameters<typeof metresBetween>[0]

/** Straight-line metres per minute of walking: about 80 m of street. */
const PER_MINUTE = 65
const MOST_MINUTES = 60

/** Distance as minutes of walking, or as kilometres when it is too far to walk. */
export function walkOf(from: Position, to: Position): { minutes: number } | { kilometres: number } {
  const metres = metresBetween(from, to)
  const minutes = Math.max(Math.round(metres / PER_MINUTE), 1)
  return minutes > MOST_MINUTES ? { kilometres: Math.round(metres / 1_000) } : { minutes }
}
