interface Position {
  latitude: number
  longitude: number
}

const EARTH_M = 6_371_000
/** Straight-line metres per minute of walking: about 80 m of street. */
const PER_MINUTE = 65
const MOST_MINUTES = 60
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line distance between two places, metres. */
export function metresBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_M * Math.asin(Math.sqrt(chord))
}

/** Distance as minutes of walking, or as kilometres when it is too far to walk. */
export function walkOf(from: Position, to: Position): { minutes: number } | { kilometres: number } {
  const metres = metresBetween(from, to)
  const minutes = Math.max(Math.round(metres / PER_MINUTE), 1)
  return minutes > MOST_MINUTES ? { kilometres: Math.round(metres / 1_000) } : { minutes }
}
