import { type RawBuilder, sql } from 'kysely'
import { invalid } from './errors'

/** Degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Parses `latitude,longitude`; 422 at `near` for coordinates out of range. */
export const readNear = (text: string | undefined): Coordinates | undefined => {
  if (text === undefined) return undefined
  const [latitude = NaN, longitude = NaN] = text.split(',').map(Number)
  const place = { latitude, longitude }
  if (!isOnEarth(place)) throw invalid({ near: ['invalid'] })
  return place
}

/** Parses `west,south,east,north`; 422 at `bounds` for an invalid box. A zoomed-out map can span more than 360 degrees. */
export const readBounds = (text: string | undefined): Bounds | undefined => {
  if (text === undefined) return undefined
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number)
  if (!(south <= north && south >= -90 && north <= 90 && Math.abs(west) <= 540 && Math.abs(east) <= 540))
    throw invalid({ bounds: ['invalid'] })
  return { west: Math.max(west, -180), south, east: Math.min(east, 180), north }
}

/** SQL condition that a place lies inside the box. A box whose west is greater than its east crosses the date line. */
export const isWithin = (
  latitude: RawBuilder<unknown>,
  longitude: RawBuilder<unknown>,
  { west, south, east, north }: Bounds,
): RawBuilder<unknown> =>
  sql`${latitude} BETWEEN ${south}::float8 AND ${north}::float8 AND ${
    west <= east
      ? sql`${longitude} BETWEEN ${west}::float8 AND ${east}::float8`
      : sql`(${longitude} >= ${west}::float8 OR ${longitude} <= ${east}::float8)`
  }`

/** Twice the earth's mean radius, metres. */
const diameter = 12_742_017.6

/** SQL expression for the great-circle distance between two places, metres. */
export const metresBetween = (
  one: Record<keyof Coordinates, RawBuilder<unknown>>,
  other: Record<keyof Coordinates, RawBuilder<unknown>>,
): RawBuilder<number> =>
  sql<number>`round(${diameter}::float8 * asin(sqrt(least(1, power(sin(radians(${other.latitude} - ${one.latitude}) / 2), 2)
    + cos(radians(${one.latitude})) * cos(radians(${other.latitude})) * power(sin(radians(${other.longitude} - ${one.longitude}) / 2), 2)))))::int`

/** The same from a known place to two columns. */
export const metresFrom = (
  { latitude: north, longitude: east }: Coordinates,
  latitude: RawBuilder<unknown>,
  longitude: RawBuilder<unknown>,
): RawBuilder<number> =>
  metresBetween({ latitude: sql`${north}::float8`, longitude: sql`${east}::float8` }, { latitude, longitude })
