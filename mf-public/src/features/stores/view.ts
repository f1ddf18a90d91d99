import { type Country, widths } from '@samspel/api'
import { countryView } from '@samspel/api/countries'
import { readInlineConfig } from '@samspel/federation/registry'
import { AREA, type Box, MAX_ZOOM, MIN_ZOOM } from '@samspel/map/area'

/** Position of the map: its centre in degrees, and the zoom. */
export interface MapView {
  lat: number
  lng: number
  zoom: number
}

/** Where to move the map: to a view, or to fit a box. */
export type Target = MapView | Box

/** Zoom level for a town. */
export const TOWN_ZOOM = 11
/** Zoom level around the town or position that the map begins at: with its neighbours, since the outline has little to show between the stores of one town. */
export const AROUND_ZOOM = 10
/** Zoom level for a single store; farther out without tiles, since the outline has no streets between the pins. */
export const storeZoom = (): number => (readInlineConfig(document).map ? 14 : 13)
/** The initial view of a country and its surroundings. */
export const startIn = (country: Country): MapView => {
  const { latitude, longitude, zoom } = countryView(country, window.innerWidth < widths.desktopMin)
  return { lat: latitude, lng: longitude, zoom }
}

/** Width of the desktop map in px, to estimate its box before it is mounted. */
const SHOWN = 700

const numberIn = (text: string | undefined, low: number, high: number): number | undefined => {
  if (!text || !/^-?\d{1,3}(\.\d{1,12})?$/.test(text)) return undefined
  const value = Number(text)
  return value >= low && value <= high ? value : undefined
}

/** Parses the view in an address (`lat`, `lng`, `z`); undefined unless every value is valid. Without `z`, the zoom is that of a town. */
export function readView({ lat, lng, z }: Readonly<Record<string, string | undefined>>): MapView | undefined {
  const [west, south, east, north] = AREA
  const place = { lat: numberIn(lat, south, north), lng: numberIn(lng, west, east) }
  const zoom = z === undefined ? TOWN_ZOOM : numberIn(z, 0, 30)
  if (place.lat === undefined || place.lng === undefined || zoom === undefined) return undefined
  return { lat: place.lat, lng: place.lng, zoom: Math.min(Math.max(Math.round(zoom), MIN_ZOOM), MAX_ZOOM) }
}

/** Formats a view, always in the same way. Four decimals are about ten metres. */
export const writeView = ({ lat, lng, zoom }: MapView): { lat: string; lng: string; z: string } => ({
  lat: lat.toFixed(4),
  lng: lng.toFixed(4),
  z: String(zoom),
})

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Formats a box for the API, rounded outwards to about a hundred metres, so that a tiny movement causes no new request. */
export const writeBounds = ([west, south, east, north]: Box): string =>
  [
    Math.floor(within(west, 180) * 1e3),
    Math.floor(within(south, 85) * 1e3),
    Math.ceil(within(east, 180) * 1e3),
    Math.ceil(within(north, 85) * 1e3),
  ]
    .map((value) => value / 1e3)
    .join(',')

/** The approximate box shown by a map with this view. */
export function boxOfView({ lat, lng, zoom }: MapView): Box {
  const half = ((360 / 256 / 2 ** zoom) * SHOWN) / 2
  const up = half * Math.cos((lat * Math.PI) / 180)
  return [lng - half, lat - up, lng + half, lat + up]
}

/** The bounding box of all points (`lngLat` in 1/100 000 degree, alternating longitude and latitude); undefined without any. */
export function boxOfPoints(lngLat: readonly number[]): Box | undefined {
  if (lngLat.length < 2) return undefined
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < lngLat.length; i += 2) {
    const [lng, lat] = [lngLat[i]!, lngLat[i + 1]!]
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [west / 1e5, south / 1e5, east / 1e5, north / 1e5]
}

export const holds = ([west, south, east, north]: Box, inner: Box): boolean =>
  west <= inner[0] && south <= inner[1] && east >= inner[2] && north >= inner[3]

export const isIn = ([west, south, east, north]: Box, { lat, lng }: Pick<MapView, 'lat' | 'lng'>): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north
