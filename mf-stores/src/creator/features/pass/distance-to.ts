interface Position {
  latitude: number
  longitude: number
}

const EARTH_M = 6_371_000
/** A minute's walk in metres as the crow flies: 80 m of street. */
const PER_MINUTE = 65
const MOST_MINUTES = 60
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places, as the crow flies. */
export function metresBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_M * Math.asin(Math.sqrt(chord))
}

/** The way as people say it: minutes to walk, or kilometres where nobody walks. */
export function walkOf(from: Position, to: Position): { minutes: number } | { kilometres: number } {
  const metres = metresBetween(from, to)
  const minutes = Math.max(Math.round(metres / PER_MINUTE), 1)
  return minutes > MOST_MINUTES ? { kilometres: Math.round(metres / 1_000) } : { minutes }
}
