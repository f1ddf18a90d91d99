interface Position {
  latitude: number
  longitude: number
}

const earthMetres = 6_371_000
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line distance between two places, metres. */
export const metresBetween = (a: Position, b: Position): number => {
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthMetres * Math.asin(Math.sqrt(chord))
}

/** A distance as it is said everywhere: to ten metres below a kilometre, to a hundred below ten, whole kilometres from there. */
export const saidDistance = (metres: number): { metres: number } | { km: number } => {
  const tens = Math.max(Math.round(metres / 10) * 10, 10)
  if (tens < 1_000) return { metres: tens }
  return { km: metres < 9_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1_000) }
}

/** Straight-line metres per minute of walking: about 80 m of street. */
const metresPerMinute = 65
const mostMinutes = 60

/** A distance as minutes of walking, or as kilometres when it is too far to walk. */
export const walkOf = (from: Position, to: Position): { minutes: number } | { kilometres: number } => {
  const metres = metresBetween(from, to)
  const minutes = Math.max(Math.round(metres / metresPerMinute), 1)
  return minutes > mostMinutes ? { kilometres: Math.round(metres / 1_000) } : { minutes }
}
