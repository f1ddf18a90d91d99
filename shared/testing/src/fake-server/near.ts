import type { Item } from './data'
import { invalid } from './world'

const numbers = (text: string): number[] => text.split(',').map(Number)

/** Metres as the crow flies from `near` of the query to each record; null where none was asked for. */
export const distanceFrom = (
  query: URLSearchParams,
): ((place: { latitude: number; longitude: number }) => number) | null => {
  const text = query.get('near')
  if (text === null) return null
  const [lat = NaN, lng = NaN] = numbers(text)
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw invalid({ near: ['invalid'] })
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  return ({ latitude, longitude }) => {
    const a =
      Math.sin(radians(latitude - lat) / 2) ** 2 +
      Math.cos(radians(lat)) * Math.cos(radians(latitude)) * Math.sin(radians(longitude - lng) / 2) ** 2
    return Math.round(12_742_017.6 * Math.asin(Math.sqrt(Math.min(1, a))))
  }
}

/** Whether a record lies in `bounds` of the query: `west,south,east,north`. */
export const withinBounds = (query: URLSearchParams): ((item: Item) => boolean) => {
  const text = query.get('bounds')
  if (text === null) return () => true
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers(text)
  if (!(south <= north)) throw invalid({ bounds: ['invalid'] })
  return ({ latitude, longitude }) =>
    Number(latitude) >= south && Number(latitude) <= north && Number(longitude) >= west && Number(longitude) <= east
}

/** The query without what is no field of a record. */
export const fieldsOf = (query: URLSearchParams, ...others: string[]): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => !['near', 'bounds', ...others].includes(key)))
